// What somebody typed into the search, as words that can be compared with those of the rulebook.
import type { SearchWords } from "../words/search-words";

/** One word that was typed. */
export interface AskedWord {
  typed: string;
  stem: string;
  /** The things that it is a name of. */
  things: readonly string[];
  /** True when more of it may follow. */
  begun: boolean;
  /** True when a rule that lacks it lacks nothing. */
  light: boolean;
}

export interface Query {
  words: readonly AskedWord[];
  /** Whether a word of the book is one that was asked for. */
  isAsked: (word: string) => boolean;
}

const WORD = /\p{L}{2}-\d+|[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu;
/** As people type the id of a rule. */
const ID = /(?<![\p{L}\p{N}])(\p{L}{2})[- ]?(\d{2})(?![\p{L}\p{N}])/gu;
/** From so many letters on, a name is known before it is written to its end. */
const KNOWN = 4;
/** So many letters are enough to know a word with a slip by. */
const MENDABLE = /^\p{L}{5,}$/u;

/** What stands in a text word by word, each with its place. */
export const wordsOf = (text: string): { word: string; at: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, at: index }));

/** In small letters; of what an apostrophe shortens, a “not” alone says something. */
const plain = (word: string): string => {
  const small = word.toLowerCase().replace("’", "'");
  return small.endsWith("n't") ? small : small.replace(/'.*$/u, "");
};

/** The words of a language, ready to be compared. */
export class Vocabulary {
  readonly #words: SearchWords;
  readonly #little: ReadonlySet<string>;
  readonly #light: ReadonlySet<string>;
  /** The things that a word of the book, or a word that people write, is a name of. */
  readonly #inBook = new Map<string, string[]>();
  readonly #inQuestion = new Map<string, string[]>();
  readonly #stems = new Map<string, string>();

  constructor(words: SearchWords) {
    this.#words = words;
    this.#little = new Set(words.little);
    this.#light = new Set(words.light);
    words.same.forEach(({ book, written }, number) => {
      const thing = `=${number}`;
      for (const word of book) this.#name(this.#inBook, word, thing);
      for (const word of [...book, ...written]) this.#name(this.#inQuestion, word, thing);
    });
  }

  #name(names: Map<string, string[]>, word: string, thing: string): void {
    const stem = this.stem(word);
    const known = names.get(stem) ?? [];
    if (!known.includes(thing)) names.set(stem, [...known, thing]);
  }

  /** Without capitals and without its ending. */
  stem(word: string): string {
    const small = plain(word);
    const stem = this.#stems.get(small) ?? this.#words.stem(small);
    this.#stems.set(small, stem);
    return stem;
  }

  isLittle(word: string): boolean {
    return this.#little.has(plain(word));
  }

  isLight(word: string): boolean {
    return this.#light.has(plain(word));
  }

  /** The things that a word of the book is a name of. */
  thingsInBook(stem: string): readonly string[] {
    return this.#inBook.get(stem) ?? [];
  }

  /** The things that a word which people write is a name of; one that is begun stands for what it may become. */
  thingsAsked(typed: string, begun: boolean): readonly string[] {
    const known = this.#inQuestion.get(this.stem(typed)) ?? [];
    if (!begun || typed.length < KNOWN) return known;
    const small = typed.toLowerCase();
    const coming = this.#words.same.flatMap(({ book, written }, number) =>
      [...book, ...written].some((name) => name.startsWith(small)) ? [`=${number}`] : [],
    );
    return [...new Set([...known, ...coming])];
  }

  /** What the book calls a thing, first of all. */
  nameInBook(thing: string): string {
    return this.#words.same[Number(thing.slice(1))]?.book[0] ?? "";
  }

  /** Every name that people write. */
  names(): string[] {
    return this.#words.same.flatMap(({ book, written }) => [...book, ...written]);
  }
}

/** `mended` finds the word that was meant by one with a slip, or nothing. */
export const queryOf = (
  typed: string,
  vocabulary: Vocabulary,
  mended: (word: string) => string | undefined = () => undefined,
): Query | null => {
  const text = typed.replace(ID, "$1-$2");
  const found = wordsOf(text);
  if (found.length === 0) return null;
  const weighty = found.filter(({ word }) => !vocabulary.isLittle(word));
  const heavy = weighty.some(({ word }) => !vocabulary.isLight(word));
  const words = (weighty.length > 0 ? weighty : found).map(({ word, at }): AskedWord => {
    const meant = MENDABLE.test(word) ? (mended(word) ?? word) : word;
    const begun = at + word.length === text.length;
    return {
      typed: meant,
      stem: vocabulary.stem(meant),
      things: vocabulary.thingsAsked(meant, begun),
      begun,
      light: heavy && vocabulary.isLight(meant),
    };
  });
  const isAsked = (word: string): boolean => {
    // “on” has the stem of “one”: a little word is meant where it was typed itself.
    if (vocabulary.isLittle(word) && !words.some(({ typed }) => typed === word.toLowerCase()))
      return false;
    const stem = vocabulary.stem(word);
    const things = vocabulary.thingsInBook(stem);
    const small = word.toLowerCase();
    return words.some(
      (asked) =>
        !asked.light &&
        (asked.stem === stem ||
          asked.things.some((thing) => things.includes(thing)) ||
          (asked.begun && asked.typed.length > 1 && small.startsWith(asked.typed.toLowerCase()))),
    );
  };
  return { words, isAsked };
};

/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  text: string;
  hit: boolean;
}

/** The text in stretches; what is marked is whole words. */
export const stretches = (text: string, query: Query | null): Stretch[] => {
  const found: Stretch[] = [];
  let end = 0;
  const add = (to: number, hit: boolean) => {
    if (to > end) found.push({ text: text.slice(end, to), hit });
    end = to;
  };
  for (const { word, at } of query ? wordsOf(text) : [])
    if (query?.isAsked(word)) {
      add(at, false);
      add(at + word.length, true);
    }
  add(text.length, false);
  return found;
};
