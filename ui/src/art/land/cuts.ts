// Chooses the best line to part two fields between the places where one gives way to the other. Lays nothing.
import type { City } from "./cities";
import { type Area, depthIn, sizeOf } from "../plane/area";
import { distance, type Point } from "../plane/point";
import { wayThrough } from "../plane/walk";
import type { Tile } from "../tile";

/** Places where one field's rim gives way to another's. */
export interface Switch {
  readonly before: number;
  readonly after: number;
  readonly places: readonly Point[];
}

/** The best line that cuts the fields between two switches from the rest. */
export function cut(
  tile: Tile,
  cities: readonly City[],
  part: Area,
  first: Switch,
  second: Switch,
): Point[] {
  let best: { worth: number; a: Point; b: Point } | undefined;
  const total = sizeOf(part);
  const thin = (points: readonly Point[]) =>
    points.length > 40 ? points.filter((_, i) => i % 3 === 1) : points;
  const ring = part[0]!;
  for (const a of thin(first.places)) {
    for (const b of thin(second.places)) {
      const share = shareBetween(ring, a, b);
      const even = Math.min(share, total - share, 1100);
      const worth =
        even - 9 * distance(a, b) + fit(tile, cities, first, a) + fit(tile, cities, second, b);
      if (best === undefined || worth > best.worth) best = { worth, a, b };
    }
  }
  return wayThrough(part, best!.a, best!.b);
}

/** A field that is told to touch a city should: so a line between two such fields ends at its wall. */
function fit(tile: Tile, cities: readonly City[], place: Switch, p: Point): number {
  const touched = (field: number) => tile.segments[field]?.cities ?? [];
  let worth = 0;
  for (const city of cities) {
    if (Math.abs(depthIn(city.area, p)) > 0.3) continue;
    const both = [place.before, place.after].filter((f) =>
      touched(f).includes(city.segment),
    ).length;
    worth += both === 2 ? 700 : both === 1 ? 0 : -700;
  }
  return worth;
}

function shareBetween(ring: readonly Point[], a: Point, b: Point): number {
  const nearest = (p: Point) => {
    let best = 0;
    for (const [i, q] of ring.entries()) if (distance(p, q) < distance(p, ring[best]!)) best = i;
    return best;
  };
  const [i, j] = [nearest(a), nearest(b)];
  const side: Point[] = [a];
  for (let k = i; k !== j; k = (k + 1) % ring.length) side.push(ring[k]!);
  side.push(b);
  return sizeOf([side]);
}
