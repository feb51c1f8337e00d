// The message catalogue: one complete set of words a language. Knows no component.
import type { Settings } from "../ipc";
import { en } from "./en";

type Loose<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Loose<Said>
    : { readonly [Key in keyof T]: Loose<T[Key]> };

/** Every language says everything English says, with the same parameters. */
export type Words = Loose<typeof en>;

export type Language = Settings["language"];

const catalogue: Record<Language, Words> = { en };

export const inLanguage = (language: Language): Words => catalogue[language];

/** Says something else in place of a language's own words: for trials of the window, before it stands. */
export const sayInstead = (change: (words: Words) => Words): void => {
  for (const language of Object.keys(catalogue) as Language[])
    catalogue[language] = change(catalogue[language]);
};
