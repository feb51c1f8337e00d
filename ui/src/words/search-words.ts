// How people ask in each language: little words, words for one thing, and what is left of a word
// without its ending. It comes with the page that searches.
import { stemmer } from "stemmer";
import type { Language } from ".";
import english from "./en/search-words.json";

export interface SearchWords {
  /** What is left of a word in small letters when its ending is taken away. */
  readonly stem: (word: string) => string;
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

const wordsOf = (line: string): string[] => line.split(" ").filter(Boolean);

const read = (file: SearchFile, stem: SearchWords["stem"]): SearchWords => ({
  stem,
  little: wordsOf(file.little),
  light: wordsOf(file.light),
  same: file.same.map(({ book, written }) => ({ book: wordsOf(book), written: wordsOf(written) })),
  asked: file.asked,
});

const en = read(english, stemmer);

export const searchWordsIn = (_: Language): SearchWords => en;
