// Where a note stands over the board: beside what it speaks of, or in a corner, and never on it. Geometry only.
import type { Point } from "../art";

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** Between a note and what it stands beside. */
const GAP = 6;
/** Between a note in a corner and the rim of the board; beside a cell it may come nearer. */
const RIM = 12;
const NEAR = 4;

const shared = (a: Box, b: Box): number => {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, wide) * Math.max(0, high);
};

const within = (at: number, length: number, whole: number): number =>
  Math.max(NEAR, Math.min(at, whole - length - NEAR));

/** The first place at which a note hides least of what it must not; what comes first weighs most. */
const best = (places: readonly Point[], note: Size, avoid: readonly Box[]): Point => {
  const hides = (place: Point) =>
    avoid.reduce((sum, box, index) => {
      const weight = index === 0 ? 1000 : 1;
      return sum + weight * shared({ ...place, ...note }, box);
    }, 0);
  return places.reduce((one, other) => (hides(other) < hides(one) ? other : one));
};

/** Beside a cell, at the side where there is room. */
export const besideOf = (cell: Box, note: Size, room: Size, avoid: readonly Box[] = []): Point => {
  const x = (at: number) => within(at, note.width, room.width);
  const y = (at: number) => within(at, note.height, room.height);
  const places = [
    { x: x(cell.x + cell.width + GAP), y: y(cell.y) },
    { x: x(cell.x - note.width - GAP), y: y(cell.y) },
    { x: x(cell.x), y: y(cell.y + cell.height + GAP) },
    { x: x(cell.x), y: y(cell.y - note.height - GAP) },
  ];
  return best(places, note, [cell, ...avoid]);
};

/**
 * In the corner that hides least: the lower ones first, and not where the tools stand. Where each would cover the
 * first of what is spoken of, beside that.
 */
export const cornerOff = (avoid: readonly Box[], note: Size, room: Size): Point => {
  const [right, bottom] = [room.width - note.width - RIM, room.height - note.height - RIM];
  const places = [
    { x: RIM, y: Math.max(RIM, bottom) },
    { x: Math.max(RIM, right), y: Math.max(RIM, bottom) },
    { x: RIM, y: RIM },
  ];
  const corner = best(places, note, avoid);
  const [first] = avoid;
  return first && shared({ ...corner, ...note }, first) > 0 ? besideOf(first, note, room) : corner;
};
