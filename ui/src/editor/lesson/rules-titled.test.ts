import { expect, test } from "vitest";
import type { RuleView } from "../../ipc";
import { rulesTitled } from "./rules-titled";

const rule = (id: string, title: string): RuleView => ({
  id,
  title,
  language: "en",
  expansion: "base",
  kind: "rule",
  text: "",
  source: "",
  see: [],
  between: [],
  ruling: null,
});
const book = [
  rule("BG-1", "A road is complete"),
  rule("BG-2", "What a complete road scores"),
  rule("BG-3", "Farmers stay"),
];

test("a rule is found by words of its title in any order, and by its number", () => {
  const ids = (asked: string) => rulesTitled(book, asked).map(({ id }) => id);
  expect(ids("road COMP")).toEqual(["BG-1", "BG-2"]);
  expect(ids("bg-3")).toEqual(["BG-3"]);
  expect(ids("tower")).toEqual([]);
  expect(ids("  ")).toEqual([]);
});

test("no more rules are listed than one reads", () => {
  const many = Array.from({ length: 30 }, (_, nth) => rule(`BG-${nth}`, `Road ${nth}`));
  expect(rulesTitled(many, "road").length).toBe(6);
});
