// Finds words in the rulebook, and where they stand in a text. Knows no component and no rule.
import type { OptionView, RuleView } from "../../ipc";
import type { BookChapter } from "./book";

/** Every word must be found, wherever; null finds everything. */
export interface Query {
  /** Each finds a word that was typed, or what the book says instead. */
  words: RegExp[];
  /** What the book says instead of what was typed. */
  also: string[];
  /** What is marked: a single letter would be everywhere. */
  marked: RegExp | null;
}

const LETTER = "[\\p{L}\\p{N}]";
/** Words so short would be found in the middle of almost every other one. */
const SHORT = 2;

const pattern = (word: string): string => {
  const literal = word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
  return word.length > SHORT ? literal : `(?<!${LETTER})${literal}`;
};

/** What people call a thing, and what the book calls it. */
export type Names = readonly {
  readonly written: readonly string[];
  readonly book: readonly string[];
}[];

/** From so many letters on, a name is known before it is written to its end. */
const KNOWN = 4;

const insteadOf = (typed: string, names: Names): string[] => {
  const word = typed.toLowerCase();
  const known = (name: string) => name === word || (word.length >= KNOWN && name.startsWith(word));
  return names.flatMap(({ written, book }) => (written.some(known) ? book : []));
};

export const queryOf = (typed: string, names: Names = []): Query | null => {
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  const looked = words.map((word) => [word, ...insteadOf(word, names)]);
  const also = [...new Set(looked.flatMap(([, ...instead]) => instead))];
  // The longer of two words that begin alike is marked whole.
  const marked = [...words, ...also]
    .filter((word) => word.length > 1)
    .sort((a, b) => b.length - a.length);
  return {
    words: looked.map((any) => new RegExp(any.map(pattern).join("|"), "iu")),
    also,
    marked: marked.length > 0 ? new RegExp(marked.map(pattern).join("|"), "giu") : null,
  };
};

/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  text: string;
  hit: boolean;
}

export const stretches = (text: string, query: Query | null): Stretch[] => {
  const found: Stretch[] = [];
  let end = 0;
  const add = (to: number, hit: boolean) => {
    if (to > end) found.push({ text: text.slice(end, to), hit });
    end = to;
  };
  for (const { index, 0: word } of query?.marked ? text.matchAll(query.marked) : []) {
    add(index, false);
    add(index + word.length, true);
  }
  add(text.length, false);
  return found;
};

/** The chapters with what was found, and nothing else. */
export const searched = (
  book: readonly BookChapter[],
  query: Query | null,
  options: ReadonlyMap<string, OptionView>,
): BookChapter[] => {
  if (!query) return [...book];
  const has = ({ id, title, text }: RuleView): boolean => {
    const values = options.get(id)?.values.map((value) => value.text) ?? [];
    const searched = [id, title, text, ...values].join("\n");
    return query.words.every((word) => word.test(searched));
  };
  const kept = <T>(list: T[], full: (item: T) => boolean): T[] => list.filter(full);
  return kept(
    book.map((chapter) => ({
      ...chapter,
      groups: kept(
        chapter.groups.map((group) => ({
          ...group,
          families: kept(
            group.families.map(({ rule, notes }) => ({
              rule: rule && has(rule) ? rule : null,
              notes: notes.filter(has),
            })),
            ({ rule, notes }) => rule !== null || notes.length > 0,
          ),
        })),
        ({ families }) => families.length > 0,
      ),
    })),
    ({ groups }) => groups.length > 0,
  );
};
