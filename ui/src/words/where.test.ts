// Sentences that name a place are whole ones, at the first tile as at any other.
import { expect, test } from "vitest";
import { inLanguage } from ".";
import { named } from "./vocabulary";

const { advice, lesson, position } = inLanguage("en");
const name = (player: number) => (player === 0 ? { name: "You", you: true } : named("Bo"));
const first = { x: 0, y: 0 };
const other = { x: 1, y: -2 };
const city = (cell: typeof first) => ({ ...cell, kind: "city", at: "N" }) as const;

test.each([
  [
    first,
    "The city on the first tile can never be completed.",
    "1 tile left would complete the city on the first tile.",
  ],
  [
    other,
    "The city 1 east, 2 north of the first tile can never be completed.",
    "1 tile left would complete the city 1 east, 2 north of the first tile.",
  ],
])("what may still come for what lies at %j", (cell, never, closes) => {
  const { rests } = advice;
  const place = city(cell);
  expect(rests.never(place)).toBe(never);
  expect(rests.closes(place, 1)).toBe(closes);
});

test.each([
  [first, "Place the first tile, turned right"],
  [other, "Place the tile 1 east, 2 north of the first tile, turned right"],
])("a tile is placed at %j", (cell, sentence) => {
  expect(advice.tile(cell, 1)).toBe(sentence);
});

test.each([
  [
    first,
    "The place of the first tile",
    "The figure on the first tile",
    "The city on the first tile",
  ],
  [
    other,
    "The place 1 east, 2 north of the first tile",
    "The figure at 1 east, 2 north",
    "The city at 1 east, 2 north",
  ],
])("a lesson points at %j", (cell, place, figure, land) => {
  expect(lesson.pointed({ cell })).toBe(place);
  expect(lesson.pointed({ figure: cell })).toBe(figure);
  expect(lesson.pointed({ kind: "city", cells: [cell] })).toBe(land);
});

test.each([
  [first, "The city in the north of the first tile is complete."],
  [other, "The city in the north of the tile 1 east, 2 north of the first tile is complete."],
])("an aim is reached at %j", (cell, sentence) => {
  expect(position.aims.sentence({ is: "complete", place: city(cell) }, name, 0)).toBe(sentence);
});
