// Ways over the board in words.
import { expect, test } from "vitest";
import { hasPlace, nextPlace, rowsAround } from "./grid-walk";

const cell = (x: number, y: number) => ({ x, y });

test("the grid is the land with a place around it, from the north-west, row by row", () => {
  expect(rowsAround([cell(0, 0), cell(1, 1)])).toEqual([
    [cell(-1, -1), cell(0, -1), cell(1, -1), cell(2, -1)],
    [cell(-1, 0), cell(0, 0), cell(1, 0), cell(2, 0)],
    [cell(-1, 1), cell(0, 1), cell(1, 1), cell(2, 1)],
    [cell(-1, 2), cell(0, 2), cell(1, 2), cell(2, 2)],
  ]);
});

test("a place is on the grid or beyond it", () => {
  const rows = rowsAround([cell(0, 0)]);
  expect([cell(1, -1), cell(0, 2)].map((at) => hasPlace(rows, at))).toEqual([true, false]);
});

test("without land there is the place of the first tile", () => {
  expect(rowsAround([])).toEqual([[cell(0, 0)]]);
});

test.each([
  ["the next in its row", cell(0, 0), 1, cell(2, 0)],
  ["the first of a row farther south", cell(2, 0), 1, cell(-1, 3)],
  ["the first again after the last", cell(-1, 3), 1, cell(0, -2)],
  ["the one before it", cell(-1, 3), -1, cell(2, 0)],
  ["the last before the first", cell(0, -2), -1, cell(-1, 3)],
  ["the nearest farther on from where none is", cell(1, 1), 1, cell(-1, 3)],
] as const)("from place to place: %s", (_, from, step, to) => {
  expect(nextPlace([cell(0, -2), cell(2, 0), cell(-1, 3)], from, step)).toEqual(to);
});

test("where there is no place there is no next one", () => {
  expect(nextPlace([], cell(0, 0), 1)).toBeUndefined();
});
