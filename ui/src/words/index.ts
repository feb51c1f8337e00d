// The words of each language. `trial/longer.ts` makes one more out of English to try the window with, at the address
// `/?longer`: `tests/window/longer-words.test.mjs` finds what is cut and what was never said through the words.
import { declared, others } from "virtual:words";
import texts from "virtual:words/en";
import { wordsOf, type Words } from "./catalogue";
import { english } from "./english";
import { messagesOf, faultIn, type Texts } from "./fluent";

export type { Words };

/** A BCP 47 tag: a folder of `ui/languages`, or of files that a person added. */
export type Language = string;

const ENGLISH = "en";

const inEnglish = wordsOf(english);
const known = new Map<Language, Words>([[ENGLISH, inEnglish]]);

/** English until the language is read. */
export const inLanguage = (language: Language): Words =>
  known.get(language) ?? known.get(ENGLISH) ?? inEnglish;

const added = new Map<Language, Texts>();

/** The languages there are. */
export const languages = (): Language[] =>
  [...new Set([ENGLISH, ...Object.keys(others), ...added.keys()])].toSorted();

/** Lays a file over the one of its name, or adds it. False for a file with a message that cannot be read: it is left out. */
export const addFile = (language: Language, area: string, text: string): boolean => {
  if (faultIn(text)) return false;
  added.set(language, { ...added.get(language), [area]: text });
  known.delete(language);
  return true;
};

/** The language there is for a wish: itself, the same without a region, or English. */
export const bestOf = (wanted: Language | null): Language => {
  const there = languages();
  const [own = ENGLISH] = wanted?.split("-") ?? [];
  return [wanted, own].find((tag) => tag !== null && there.includes(tag)) ?? ENGLISH;
};

/** Reads a language, once. */
export const readLanguage = async (language: Language): Promise<void> => {
  if (known.has(language)) return;
  const own = language === ENGLISH ? texts : (await others[language]?.())?.default;
  const all = { ...own, ...added.get(language) };
  known.set(language, asSaid(wordsOf(messagesOf(language, all, texts, declared))));
};

type Change = <Said>(words: Said) => Said;

let asSaid: Change = (words) => words;

/** Says something else in place of a language's own words: for trials of the window, before it stands. */
export const sayInstead = (change: Change): void => {
  asSaid = change;
  for (const [language, words] of known) known.set(language, change(words));
};
