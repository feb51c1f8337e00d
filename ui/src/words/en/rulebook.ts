// What stands in the rulebook beside the rules themselves, in English.
import { listIn } from "../list";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const list = listIn("en");

/** The printed game, as its editions are called. */
const editionNames = {
  first: "first edition",
  second: "second edition",
  third: "third edition",
  "third-revised": "third edition, revised",
  mini: "small box of its own",
};
type Edition = keyof typeof editionNames;

export const rulebook = {
  contents: "In this book",
  search: "Search the rules",
  clear: "Clear the search",
  also: (words: readonly string[]) => `Also looked for: ${list.and(words)}`,
  found: (count: number) =>
    plural(count, { one: "{n} passage found", other: "{n} passages found" }),
  inChapter: (chapter: string, count: number) => `${chapter}, ${count} found`,
  close: (count: number) => plural(count, { one: "{n} close match", other: "{n} close matches" }),
  partly: "No rule has all of these words. These come closest:",
  best: "Best matches first",
  more: (count: number) => plural(count, { one: "Show {n} more", other: "Show {n} more" }),
  nothing: "No rule says anything like that. Try a piece’s name, such as builder or tower.",
  unknown: (id: string) => `There is no rule “${id}” in this book.`,
  toGame: "Back to the game",
  see: "See also",
  ways: {
    of: (option: string) => `${option}: the ways side by side`,
    what: "What is told",
    way: (number: number) => `Way ${number}`,
    usual: "usual",
    means: "It means",
    printed: "Printed in",
    editions: (editions: readonly Edition[]) =>
      list.and(editions.map((edition) => editionNames[edition])),
    none: "no edition",
  },
  matrix: {
    title: "Rulings by two expansions",
    how: "How many rulings there are on each two that come together. A number opens its list.",
    cell: (expansions: readonly string[], rulings: number, learned: number) =>
      `${list.and(expansions)}: ${plural(rulings, { one: "{n} ruling", other: "{n} rulings" })}${learned > 0 ? `, ${learned} learned` : ""}`,
    known: (learned: number) => `${learned} learned`,
    none: "none",
    both: (expansions: readonly string[]) => list.and(expansions),
    listed: (expansions: readonly string[], rulings: number) =>
      `${list.and(expansions)}: ${plural(rulings, { one: "{n} ruling is", other: "{n} rulings are" })} listed below the table.`,
  },
  tiles: {
    title: (tiles: number) => plural(tiles, { one: "Its {n} tile", other: "Its {n} tiles" }),
    /** One's own tiles are no tiles of the box. */
    titleWithOwn: (tiles: number, own: number) =>
      `${plural(tiles, { one: "Its {n} tile", other: "Its {n} tiles" })}, and ${plural(own, { one: "{n} tile of your own", other: "{n} tiles of your own" })}`,
    unnamed: (looks: string, count: number) =>
      `${looks}. ${plural(count, { one: "{n} copy", other: "{n} copies" })}`,
    own: "yours",
    copies: (count: number) => `${count}×`,
    tile: (name: string, looks: string, count: number) =>
      `${name}: ${looks}. ${plural(count, { one: "{n} copy", other: "{n} copies" })}`,
  },
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
