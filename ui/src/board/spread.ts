// Signs that can be pressed, moved so far from each other that none is pressed for another, and off what stands there. Geometry only.
import type { Point } from "../art";
import { TILE } from "./laid";

/** A sign is so many units across, and never less than so many pixels. */
const SIGN = 23;
const PRESSABLE = 24;
/** Between two of them, in pixels. */
const GAP = 2;
/** On a board so far away signs would hide the land: whoever wants to press one comes nearer, or uses the list. */
const MOST = 2.4;
/** Further than this from its place no sign is told to belong there. */
const STRAY = 72;
const ROUNDS = 200;

/** How much bigger signs are drawn on a board of so many pixels a tile. */
export const signScale = (size: number): number =>
  Math.min(MOST, Math.max(1, (PRESSABLE * TILE) / (SIGN * size)));

/** How far the rim of a sign is from its middle, in units of the board. */
export const signRadius = (size: number): number => (SIGN / 2) * signScale(size);

/** How far apart the middles of two signs are at least, in units of the board. */
export const signsApart = (size: number): number =>
  SIGN * signScale(size) + (GAP * TILE) / Math.max(size, 1);

/** What is missing between two points, from the one to the other; nothing where they lie apart. */
const missing = (one: Point, other: Point, apart: number): Point | null => {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const away = Math.hypot(dx, dy);
  if (away >= apart - 0.01) return null;
  // Two in one place part sideways.
  const [ux, uy] = away < 0.01 ? [1, 0] : [dx / away, dy / away];
  return { x: ux * (apart - away), y: uy * (apart - away) };
};

const strayed = (at: Point, home: Point): Point => {
  const [dx, dy] = [at.x - home.x, at.y - home.y];
  const away = Math.hypot(dx, dy);
  return away <= STRAY ? at : { x: home.x + (dx * STRAY) / away, y: home.y + (dy * STRAY) / away };
};

/** Each as near to its place as the others allow, and what it must not hide; where there is room, just there. */
export const spread = (
  homes: readonly Point[],
  apart: number,
  standing: (index: number) => readonly Point[] = () => [],
): Point[] => {
  const places = homes.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const [index, one] of places.entries()) {
      for (const fixed of standing(index)) {
        const by = missing(one, fixed, apart);
        if (!by) continue;
        moved = true;
        [one.x, one.y] = [one.x - by.x, one.y - by.y];
      }
      for (const other of places.slice(index + 1)) {
        const by = missing(one, other, apart);
        if (!by) continue;
        moved = true;
        [one.x, one.y] = [one.x - by.x / 2, one.y - by.y / 2];
        [other.x, other.y] = [other.x + by.x / 2, other.y + by.y / 2];
      }
    }
    if (!moved) break;
  }
  return places.map((place, index) => strayed(place, homes[index] ?? place));
};
