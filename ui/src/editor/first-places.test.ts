// First tiles are laid where one sees them: beside what lies, row by row.
import { expect, test } from "vitest";
import { placesAround } from "./first-places";

const drawn = (laid: { x: number; y: number }[]) =>
  placesAround(laid).map((row) =>
    row
      .map(({ x, y, free }) =>
        laid.some((cell) => cell.x === x && cell.y === y) ? "#" : free ? "+" : ".",
      )
      .join(""),
  );

test("around one tile lie four free places", () => {
  expect(drawn([{ x: 0, y: 0 }])).toEqual([".+.", "+#+", ".+."]);
});

test("the board grows with what is laid, in every direction", () => {
  expect(
    drawn([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: -1 },
    ]),
  ).toEqual(["..+.", ".+#+", "+##+", ".++."]);
});

test("nothing is laid farther away than a game begins", () => {
  const free = placesAround([{ x: 20, y: 0 }])
    .flat()
    .filter((place) => place.free);
  expect(free.map(({ x, y }) => [x, y])).toEqual([
    [20, -1],
    [19, 0],
    [20, 1],
  ]);
});
