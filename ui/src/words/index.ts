// The words of each language. `trial/longer.ts` makes one more out of English to try the window with, at the address
// `/?longer`: `tests/window/longer-words.test.mjs` finds what is cut and what was never said through the words.
import { areas, names, others } from "virtual:words";
import { addAreas, wordsOf, type Words } from "./catalogue";
import texts from "virtual:words/en";
import { messagesOf, faultIn, type Texts } from "./fluent";
import { ownName } from "./own-name";

export type { Words };

/** A BCP 47 tag: a folder of `ui/languages`, or of files that a person added. */
export type Language = string;

const ENGLISH = "en";

/** What every language falls back to: at first the messages of the first screen alone. */
export const english = messagesOf(ENGLISH, texts, texts);

const inEnglish = wordsOf(english);
const known = new Map<Language, Words>([[ENGLISH, inEnglish]]);

/** English until the language is read. */
export const inLanguage = (language: Language): Words =>
  known.get(language) ?? known.get(ENGLISH) ?? inEnglish;

const added = new Map<Language, Texts>();

/** The languages there are. */
export const languages = (): Language[] =>
  [...new Set([ENGLISH, ...Object.keys(others), ...added.keys()])].toSorted();

/** A language by its own name. */
export const nameOfLanguage = (tag: Language): string => names[tag] ?? ownName(tag);

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

/** The texts of each language that was read; those of later screens come to them. */
const read = new Map<Language, Record<string, string>>([[ENGLISH, texts]]);

let rest: Promise<void> | undefined;

const addRest = async (language: Language, own: Record<string, string>): Promise<void> => {
  const more = await others[language]?.rest();
  Object.assign(own, more?.default, added.get(language));
};

/** Whether all words are read, and not only those of the first screen. */
export const areAllRead = (): boolean => areas.every((area) => area in texts);

/** Reads the words that the first screen does not show, once. */
export const readRest = (): Promise<void> =>
  (rest ??= (async () => {
    const [code, more] = await Promise.all([
      import("./rest"),
      import("virtual:words/en/rest"),
      ...[...read].map(([language, own]) => addRest(language, own)),
    ]);
    Object.assign(texts, more.default);
    addAreas(code.rest);
  })());

/** Reads a language, once. */
export const readLanguage = async (language: Language): Promise<void> => {
  if (known.has(language)) return;
  const first = language === ENGLISH ? texts : (await others[language]?.first())?.default;
  const own = { ...first, ...added.get(language) };
  read.set(language, own);
  if (rest) await Promise.all([rest, addRest(language, own)]);
  known.set(language, asSaid(wordsOf(messagesOf(language, own, texts))));
};

type Change = <Said>(words: Said) => Said;

let asSaid: Change = (words) => words;

/** Says something else in place of a language's own words: for trials of the window, before it stands. */
export const sayInstead = (change: Change): void => {
  asSaid = change;
  for (const [language, words] of known) known.set(language, change(words));
};
