// The words of the pages of examples, which come with those pages and not with the first screen.
import { examples as en } from "./en/examples";
import { alsoSaid, type Language } from ".";

export const examplesIn = (_: Language): typeof en => alsoSaid(en);
