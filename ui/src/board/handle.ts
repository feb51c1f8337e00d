// The handle by which the tile in hand is turned: at a corner of it, and never too small to be hit. Geometry only.
import type { Point } from "../art";
import type { Cell } from "../ipc";
import { TILE } from "./laid";

/** In units of the board, and in pixels on a small one. */
const RADIUS = 11;
const LEAST = 11;
/** On a smaller board it would cover its tile. */
const SMALLEST = 40;

export interface Handle extends Point {
  r: number;
}

/** On a board of so many pixels a tile. */
export const handleOf = (cell: Cell, size: number): Handle | null => {
  if (size < SMALLEST) return null;
  const r = Math.max(RADIUS, (LEAST * TILE) / size);
  return { x: (cell.x + 1) * TILE - r * 0.8, y: cell.y * TILE + r * 0.8, r };
};

export const isOn = (handle: Handle | null, at: Point): boolean =>
  handle !== null && Math.hypot(at.x - handle.x, at.y - handle.y) <= handle.r;
