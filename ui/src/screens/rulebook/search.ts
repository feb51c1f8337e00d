// Finds words in the rulebook, and where they stand in a text. Knows no component and no rule.
import type { OptionView, RuleView } from "../../ipc";
import type { Chapter } from "./book";

/** Every word must be found, wherever; null finds everything. */
export interface Query {
  words: RegExp[];
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

export const queryOf = (typed: string): Query | null => {
  const words = typed.split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  // The longer of two words that begin alike is marked whole.
  const marked = words.filter((word) => word.length > 1).sort((a, b) => b.length - a.length);
  return {
    words: words.map((word) => new RegExp(pattern(word), "iu")),
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
  book: readonly Chapter[],
  query: Query | null,
  options: ReadonlyMap<string, OptionView>,
): Chapter[] => {
  if (!query) return [...book];
  const has = ({ id, title, text }: RuleView): boolean => {
    const values = options.get(id)?.values.map((value) => value.text) ?? [];
    const told = [id, title, text, ...values].join("\n");
    return query.words.every((word) => word.test(told));
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
