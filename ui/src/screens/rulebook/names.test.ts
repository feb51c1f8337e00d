// What people call things leads to the passages that say what they mean. The rules are those of the game.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { RuleView } from "../../ipc";
import { en } from "../../words/en";
import { bookOf, passages, valuesOf } from "./book";
import { queryOf, searched } from "./search";

interface IndexedRule {
  id: string;
  kind: string;
  title: { en: string };
  text: { en: string };
}

const sets = join(import.meta.dirname, "../../../../tile-sets");
const rooms = readdirSync(sets, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "mixes")
  .map(({ name }) => name);
const rules = rooms.flatMap((room): RuleView[] => {
  const index = readFileSync(join(sets, room, "rules.json"), "utf8");
  const { rules } = JSON.parse(index) as { rules: IndexedRule[] };
  return rules.map(({ id, kind, title, text }) => ({
    id,
    kind,
    room,
    title: title.en,
    text: text.en,
    source: "",
    see: [],
    between: [],
    ruling: null,
  }));
});
const book = bookOf({
  tiles: [],
  sets: [],
  mixes: [],
  boxes: [],
  rooms: rooms.map((id) => ({ id, name: id })),
  options: [],
  rules: Object.fromEntries(rules.map((rule) => [rule.id, rule])),
});
const find = (typed: string) =>
  searched(book, queryOf(typed, en.rulebook.names), valuesOf([])).flatMap((chapter) =>
    passages(chapter).map(({ id }) => id),
  );

test.each([
  ["meeple", "BG-11"],
  ["Meeples", "BG-23"],
  ["pawn", "BG-02"],
  ["farmer", "BG-30"],
  ["knight", "CC-04"],
  ["monk", "BG-20"],
  ["thief", "CC-04"],
  ["highwayman", "CC-04"],
  ["cloister", "BG-20"],
  ["cloisters", "BG-20"],
  ["abbey", "BG-20"],
  ["churches", "BG-20"],
  ["castle", "BG-17"],
  ["town", "BG-17"],
  ["shield", "BG-17"],
  ["street", "BG-16"],
  ["meadow", "BG-25"],
  ["junction", "TK-04"],
  ["captive", "TW-15"],
  ["finished castle", "BG-17"],
])("“%s” finds %s", (typed, id) => {
  expect(find(typed)).toContain(id);
});

test("every name leads to something that the book says", () => {
  for (const { written, book: instead } of en.rulebook.names) {
    for (const name of written) expect(find(name), name).not.toEqual([]);
    for (const word of instead) expect(find(word), word).not.toEqual([]);
  }
});

test("a name is known before it is written to its end, and an unknown one finds nothing", () => {
  expect(find("meep")).toEqual(find("follower"));
  expect(find("mee")).not.toEqual(find("follower"));
  expect(find("dragonfly")).toEqual([]);
});

test("what the book says instead is told and marked", () => {
  const query = queryOf("castle", en.rulebook.names);
  expect(query?.also).toEqual(["city", "cities"]);
  expect("A city of two".match(query?.marked ?? /$^/g)).toEqual(["city"]);
});
