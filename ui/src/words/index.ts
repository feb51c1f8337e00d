// The words of each language. `trial/longer.ts` makes one more out of English to try the window with, at the address
// `/?longer`: `tests/window/longer-words.test.mjs` finds what is cut and what was never said through the words.
import { declared, others } from "virtual:words";
import texts from "virtual:words/en";
import { wordsOf, type Words } from "./catalogue";
import { english } from "./english";
import { messagesOf } from "./fluent";

export type { Words };

/** A folder of `ui/languages`. */
export type Language = string;

const ENGLISH = "en";

const known = new Map<Language, Words>([[ENGLISH, wordsOf(english)]]);

/** English until the language is read. */
export const inLanguage = (language: Language): Words =>
  known.get(language) ?? (known.get(ENGLISH) as Words);

/** The languages there are. */
export const languages: readonly Language[] = [ENGLISH, ...Object.keys(others)];

/** Reads a language, once. */
export const readLanguage = async (language: Language): Promise<void> => {
  const files = known.has(language) ? undefined : await others[language]?.();
  if (files)
    known.set(language, asSaid(wordsOf(messagesOf(language, files.default, texts, declared))));
};

type Change = <Said>(words: Said) => Said;

let asSaid: Change = (words) => words;

/** Says something else in place of a language's own words: for trials of the window, before it stands. */
export const sayInstead = (change: Change): void => {
  asSaid = change;
  for (const [language, words] of known) known.set(language, change(words));
};
