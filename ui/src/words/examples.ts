// The words of the pages of examples, which come with those pages and not with the first screen.
import { examples as en } from "./en/examples";
import { alsoSaid, type Language, type Loose } from ".";

type ExampleWords = Loose<typeof en>;

const catalogue: Record<Language, ExampleWords> = { en };

export const examplesIn = (language: Language): ExampleWords => alsoSaid(catalogue[language]);
