// Ways over the board in words: which places there are, and which comes next.
import type { Cell } from "../ipc";

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** All of the land with a place around it, from the north-west, row by row. */
export const rowsAround = (tiles: readonly Cell[]): Cell[][] => {
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  if (tiles.length === 0) return [[{ x: 0, y: 0 }]];
  const columns = range(Math.min(...xs) - 1, Math.max(...xs) + 1);
  return range(Math.min(...ys) - 1, Math.max(...ys) + 1).map((y) => columns.map((x) => ({ x, y })));
};

export const sameCell = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;

export const hasPlace = (rows: readonly (readonly Cell[])[], cell: Cell): boolean =>
  rows.some((row) => row.some((there) => sameCell(there, cell)));

/** The place after, or before, a cell in a list that goes row by row; after the last comes the first. */
export const nextPlace = <Place extends Cell>(
  places: readonly Place[],
  from: Cell,
  step: 1 | -1,
): Place | undefined => {
  const after = ({ x, y }: Cell) => y > from.y || (y === from.y && x > from.x);
  const before = ({ x, y }: Cell) => y < from.y || (y === from.y && x < from.x);
  return step > 0 ? (places.find(after) ?? places[0]) : (places.findLast(before) ?? places.at(-1));
};
