// The words of the language in force.
import { inLanguage, type Words } from "../words";
import { settings } from "./settings.svelte";

export const t = (): Words => inLanguage(settings.current.language);
