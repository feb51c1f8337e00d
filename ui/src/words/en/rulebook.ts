// What stands in the rulebook beside the rules themselves, in English. Knows no component and no rule.
import { listIn } from "../list";
import { pluralIn } from "../plural";
import { names } from "./names";

const plural = pluralIn("en");
const list = listIn("en");

export const rulebook = {
  contents: "In this book",
  search: "Search the rules",
  clear: "Clear the search",
  names,
  also: (words: readonly string[]) => `Also looked for: ${list.and(words)}`,
  found: (count: number) =>
    plural(count, { one: "{n} passage found", other: "{n} passages found" }),
  inChapter: (chapter: string, count: number) => `${chapter}, ${count} found`,
  nothing: "Nothing of that is in the book. Try a piece’s name, such as builder or tower.",
  unknown: (id: string) => `There is no rule “${id}” in this book.`,
  toGame: "Back to the game",
  see: "See also",
  usual: "usual",
  chapters: {
    rulings: "When rules meet",
    options: "Rules to choose",
  },
  notes: {
    rulings:
      "What holds when expansions come together, and where the printed rules leave a question open.",
    options:
      "Tables differ. You choose when you begin a game; without a choice the usual one holds.",
  },
  from: (source: string) => `From: ${source}`,
  groups: {
    components: "In the box",
    rules: "The rules",
    notes: "Also good to know",
  },
  kinds: {
    clarification: "Clarification",
    example: "Example",
  },
};
