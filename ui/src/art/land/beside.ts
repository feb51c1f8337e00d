// Finds several places side by side on one piece of ground, around where a figure stands.
import { type Area, depthIn } from "../plane/area";
import { at, BOX, type Point } from "../plane/point";

/** Closer together than wished, before one lies on foreign ground. */
const NEARER = [1, 0.85, 0.7];
const DIRECTIONS = 12;
const SHIFTS = [0, -0.5, 0.5];
/** So deep is deep enough; beyond it the first direction is the best. */
const ENOUGH = 4;

/** Set in the direction in which all of them lie on the ground; `heading` (in quarter turns) is tried first. */
export function sideBySide(
  area: Area,
  stand: Point,
  count: number,
  apart: number,
  heading: number,
): Point[] {
  const row = (direction: number, shift: number, step: number) => {
    const angle = (heading / 2 + direction / DIRECTIONS) * Math.PI;
    return Array.from({ length: count }, (_, i) => {
      const way = (i - (count - 1) / 2 + shift) * step;
      return at(stand.x + Math.cos(angle) * way, stand.y + Math.sin(angle) * way);
    });
  };
  const straight = row(0, 0, apart);
  if (count < 2 || area.length === 0) return straight;
  let best = { places: straight, worth: -Infinity };
  for (const nearer of NEARER) {
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      for (const shift of SHIFTS) {
        const places = row(direction, shift, apart * nearer);
        const depth = Math.min(ENOUGH, ...places.map((p) => Math.min(depthIn(area, p), rim(p))));
        const worth = depth - 0.01 * direction - 0.02 * Math.abs(shift);
        if (worth > best.worth) best = { places, worth };
      }
    }
    if (best.worth > 1) break;
  }
  return best.places;
}

const rim = (p: Point) => Math.min(p.x, p.y, BOX - p.x, BOX - p.y) - 6;
