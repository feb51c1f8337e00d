// The message catalogue: one complete set of words a language.
//
// A second language is a second set of the same type, and a word of `Language` in the store’s settings; there is none
// yet. `trial/longer.ts` makes one out of English to try the window with, at the address `/?longer`:
// `tests/window/longer-words.test.mjs` finds what is cut and what was never said through the words.
import type { Settings } from "../ipc";
import { en } from "./en";

export type Loose<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Loose<Said>
    : { readonly [Key in keyof T]: Loose<T[Key]> };

/** Every language says everything English says, with the same parameters. */
export type Words = Loose<typeof en>;

export type Language = Settings["language"];

const catalogue: Record<Language, Words> = { en };

export const inLanguage = (language: Language): Words => catalogue[language];

type Change = <Said>(words: Said) => Said;

let asSaid: Change = (words) => words;

/** Words that come later than the others, changed as those were. */
export const alsoSaid: Change = (words) => asSaid(words);

/** Says something else in place of a language's own words: for trials of the window, before it stands. */
export const sayInstead = (change: Change): void => {
  asSaid = change;
  for (const language of Object.keys(catalogue) as Language[])
    catalogue[language] = change(catalogue[language]);
};
