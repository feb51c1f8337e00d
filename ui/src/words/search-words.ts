// How people ask in each language: little words, words for one thing, and what is left of a word
// without its ending. It comes with the page that searches.
import type { Language } from ".";

type Stem = (word: string) => string;

export interface SearchWords {
  /** What is left of a word in small letters when its ending is taken away. */
  readonly stem: Stem;
  /** Words that say nothing of what is looked for. */
  readonly little: readonly string[];
  /** Words that tell rules apart, and need not be there. */
  readonly light: readonly string[];
  /** What the book calls a thing, and what else people call it. */
  readonly same: readonly {
    readonly book: readonly string[];
    readonly written: readonly string[];
  }[];
  /** What people ask that a rule answers, where it says so in other words; by its id. */
  readonly asked: Readonly<Record<string, string>>;
}

/** The same as a file says it: words stand in a line, with blanks between them. */
interface SearchFile {
  little: string;
  light: string;
  same: { book: string; written: string }[];
  asked: Record<string, string>;
}

const folder = "../../languages";
const files = import.meta.glob<SearchFile>("../../languages/*/search-words.json", {
  import: "default",
});

/** A language without one is compared by whole words. */
const stemmers: Readonly<Record<string, () => Promise<{ stemmer: Stem }>>> = {
  en: () => import("stemmer"),
  nl: () => import("@orama/stemmers/dutch"),
  de: () => import("@orama/stemmers/german"),
};

const wordsOf = (line: string): string[] => line.split(" ").filter(Boolean);

const NOTHING: SearchFile = { little: "", light: "", same: [], asked: {} };

const read = new Map<Language, SearchWords>();

/** Those that were read before: who comes back to the book finds what was searched for at once. */
export const knownSearchWords = (language: Language): SearchWords | null =>
  read.get(language) ?? null;

export const searchWordsIn = async (language: Language): Promise<SearchWords> => {
  const known = read.get(language);
  if (known) return known;
  const [file = NOTHING, { stemmer }] = await Promise.all([
    files[`${folder}/${language}/search-words.json`]?.(),
    stemmers[language]?.() ?? { stemmer: (word: string) => word },
  ]);
  const words = {
    stem: stemmer,
    little: wordsOf(file.little),
    light: wordsOf(file.light),
    same: file.same.map(({ book, written }) => ({
      book: wordsOf(book),
      written: wordsOf(written),
    })),
    asked: file.asked,
  };
  read.set(language, words);
  return words;
};
