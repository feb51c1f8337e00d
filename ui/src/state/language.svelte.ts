// The words of the language in force. Knows no sentence itself.
import { inLanguage, type Words } from "../words";
import { settings } from "./settings.svelte";

export const t = (): Words => inLanguage(settings.current.language);
