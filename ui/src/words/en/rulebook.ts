// What stands in the rulebook beside the rules themselves, in English.
import { english, extended } from "../english";
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

export const rulebook = extended(english.rulebook, {
  ways: {
    editions: (editions: readonly Edition[]) =>
      list.and(editions.map((edition) => editionNames[edition])),
  },
  matrix: {
    cell: (expansions: readonly string[], rulings: number, learned: number) =>
      `${list.and(expansions)}: ${plural(rulings, { one: "{n} ruling", other: "{n} rulings" })}${learned > 0 ? `, ${learned} learned` : ""}`,
  },
});
