// The tiles that a score counted, each once with all of its numbers.
import type { Cell, CountedTile } from "../ipc";
import { keyOf } from "./laid";

/** A tile with two cities beside one field counts for both. */
export const countedOn = (tiles: readonly CountedTile[]): (Cell & { numbers: number[] })[] => {
  const byCell = new Map<string, Cell & { numbers: number[] }>();
  for (const { x, y, n } of tiles) {
    const here = byCell.get(keyOf({ x, y }));
    if (here) here.numbers.push(n);
    else byCell.set(keyOf({ x, y }), { x, y, numbers: [n] });
  }
  return [...byCell.values()];
};
