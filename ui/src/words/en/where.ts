// Where a place of the board lies, in English: the one way in which places are told.

interface Cell {
  x: number;
  y: number;
}

/** Counted from the first tile, as a walk: “2 east, 1 north”. */
export const where = ({ x, y }: Cell): string => {
  const steps = [
    x === 0 ? "" : x > 0 ? `${x} east` : `${-x} west`,
    y === 0 ? "" : y > 0 ? `${y} south` : `${-y} north`,
  ];
  return steps.filter(Boolean).join(", ") || "the first tile";
};

/** The same with what it is counted from, where that may not be known. */
export const whereFrom = (cell: Cell): string =>
  cell.x === 0 && cell.y === 0 ? where(cell) : `${where(cell)} of the first tile`;

/** The same, of what lies there: “the city on the first tile”. */
export const lying = (cell: Cell): string =>
  cell.x === 0 && cell.y === 0 ? "on the first tile" : whereFrom(cell);

/** The place itself. */
export const thePlace = (cell: Cell): string =>
  cell.x === 0 && cell.y === 0 ? "the place of the first tile" : `the place ${whereFrom(cell)}`;

/** The tile that lies there. */
export const theTile = (cell: Cell): string =>
  cell.x === 0 && cell.y === 0 ? "the first tile" : `the tile ${whereFrom(cell)}`;

export const at = (cell: Cell): string =>
  cell.x === 0 && cell.y === 0 ? "on the first tile" : `at ${where(cell)}`;

const STEP = /(\d+)\s*(east|west|north|south|e|w|n|s)\b|(\d+)\s*([ewns])/gi;

/** The other way round: “2 east, 1 north”, “2e 1n” or “2e1n”; what a place is not gives nothing. */
export const cellIn = (text: string): Cell | null => {
  const steps = [...text.matchAll(STEP)];
  if (steps.length === 0) return /\bfirst\b/i.test(text) ? { x: 0, y: 0 } : null;
  const cell = { x: 0, y: 0 };
  for (const [, n, way, m, letter] of steps) {
    const count = Number(n ?? m);
    const toward = (way ?? letter ?? "").charAt(0).toLowerCase();
    if (toward === "e") cell.x += count;
    if (toward === "w") cell.x -= count;
    if (toward === "s") cell.y += count;
    if (toward === "n") cell.y -= count;
  }
  return cell;
};
