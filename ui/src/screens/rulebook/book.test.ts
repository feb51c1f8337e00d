// The book holds every rule of the catalog once, and what explains a rule stands under it.
import { expect, test } from "vitest";
import type { Catalog, RuleView } from "../../ipc";
import { bookOf, pairKey, pairsOf, passages } from "./book";

const rule = (
  id: string,
  kind: string,
  expansion: string,
  given: Partial<RuleView> = {},
): RuleView => ({
  id,
  language: "en",
  kind,
  expansion,
  title: `Title of ${id}`,
  text: `Text of ${id}.`,
  source: "The printed rules",
  see: [],
  between: [],
  ruling: null,
  ...given,
});

const rules = [
  rule("BG-01", "component", "base"),
  rule("BG-02", "rule", "base", { title: "Place a follower" }),
  rule("BG-03", "clarification", "base", { see: ["TW-01", "BG-04", "BG-02"] }),
  rule("BG-04", "rule", "base", { text: "Whose turn it is (really)." }),
  rule("BG-05", "example", "base", { see: ["TW-01"], text: "Anna lays a tile." }),
  rule("IX-01", "ruling", "base", { source: "Our ruling" }),
  rule("IX-02", "ruling", "tower", { source: "Our ruling" }),
  rule("OP-02", "option", "tower"),
  rule("TW-01", "rule", "tower", { text: "A floor on a watchtower." }),
];

const catalog: Catalog = {
  tiles: [],
  sets: [],
  mixes: [],
  boxes: [],
  expansions: [
    { id: "base", name: "Base game" },
    { id: "tower", name: "The Tower" },
  ],
  options: [
    {
      id: "OP-02",
      title: "Title of OP-02",
      text: "Text of OP-02.",
      expansion: "tower",
      default: "owner",
      values: [
        { value: "owner", editions: ["second"], text: "The owner chooses." },
        { value: "captor", editions: [], text: "The captor chooses." },
      ],
    },
  ],
  rules: Object.fromEntries(rules.map((each) => [each.id, each])),
};

const book = bookOf(catalog);

test("a chapter for each expansion, then the rulings and the options", () => {
  expect(book.map(({ id }) => id)).toEqual(["base", "tower", "rulings", "options"]);
});

test("every rule stands in the book exactly once", () => {
  const ids = book.flatMap((chapter) => passages(chapter).map(({ id }) => id));
  expect(ids.toSorted()).toEqual(Object.keys(catalog.rules));
});

test("what explains a rule stands under the first rule of its expansion that it names", () => {
  const ruleFamilies = book[0]?.groups.find(({ sort }) => sort === "rules")?.families ?? [];
  expect(ruleFamilies.map((family) => [family.rule?.id, family.notes.map(({ id }) => id)])).toEqual(
    [
      ["BG-02", []],
      ["BG-04", ["BG-03"]],
    ],
  );
});

test("what explains no rule of its expansion has a place of its own", () => {
  const [base, tower] = book;
  expect(base?.groups.map(({ sort }) => sort)).toEqual(["components", "rules", "notes"]);
  expect(base?.groups[2]?.families.map((family) => family.rule?.id)).toEqual(["BG-05"]);
  expect(tower?.groups.map(({ sort }) => sort)).toEqual(["rules"]);
});

test("rulings and options stand under the names of their expansions", () => {
  const [, , rulings, offered] = book;
  expect(rulings?.groups.map(({ name }) => name)).toEqual(["Base game", "The Tower"]);
  expect(offered?.groups.map(({ name }) => name)).toEqual(["The Tower"]);
});

test("a chapter knows where most of it comes from", () => {
  expect(book.map(({ source }) => source)).toEqual([
    "The printed rules",
    "The printed rules",
    "Our ruling",
    "The printed rules",
  ]);
});

test("a ruling stands with each two of the expansions that it is about", () => {
  const between = (...between: RuleView["between"]) => ({ between });
  const rulings = [
    rule("IX-03", "ruling", "tower", between(["traders", "tower"], ["traders", "robbers"])),
    rule("IX-05", "ruling", "tower", between(["traders", "tower"])),
    rule("TW-01", "rule", "tower"),
  ];
  const pairs = pairsOf({ rules: Object.fromEntries(rulings.map((each) => [each.id, each])) });
  const ids = (one: string, other: string) =>
    pairs.get(pairKey(one, other))?.rulings.map(({ id }) => id);
  expect(ids("traders", "tower")).toEqual(["IX-03", "IX-05"]);
  expect(ids("traders", "robbers")).toEqual(["IX-03"]);
  expect(pairs.size).toBe(2);
});
