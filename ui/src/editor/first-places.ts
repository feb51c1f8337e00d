// The small board on which the first tiles are laid: what lies, and the free places beside it, row
// by row.
interface Cell {
  x: number;
  y: number;
}

/** A game begins with no tile farther from the first. */
const FARTHEST = 20;

export interface PlaceOfBoard extends Cell {
  /** Whether a tile can be laid here: nothing lies here, and something beside. */
  free: boolean;
}

export const placesAround = (laid: readonly Cell[]): PlaceOfBoard[][] => {
  if (laid.length === 0) return [];
  const lies = (x: number, y: number) => laid.some((cell) => cell.x === x && cell.y === y);
  const beside = (x: number, y: number) =>
    lies(x + 1, y) || lies(x - 1, y) || lies(x, y + 1) || lies(x, y - 1);
  const range = (of: "x" | "y") => {
    const all = laid.map((cell) => cell[of]);
    const [least, most] = [Math.min(...all) - 1, Math.max(...all) + 1];
    return Array.from({ length: most - least + 1 }, (_, index) => least + index).filter(
      (n) => Math.abs(n) <= FARTHEST,
    );
  };
  return range("y").map((y) =>
    range("x").map((x) => ({ x, y, free: !lies(x, y) && beside(x, y) })),
  );
};
