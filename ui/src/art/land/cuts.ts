// Chooses the best line to part two fields between the places where one gives way to the other. Lays nothing.
import type { City } from "./city-ground";
import { type Area, depthIn, sizeOf } from "../plane/area";
import { distance, type Point } from "../plane/point";
import { wayThrough } from "../plane/way-inside";
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
  const share = sharesOf(part[0]!);
  const weighed = (place: Switch) =>
    thin(place.places).map((p) => ({
      p,
      on: share.nearest(p),
      fits: fit(tile, cities, place, p),
    }));
  const [starts, ends] = [weighed(first), weighed(second)];
  for (const a of starts) {
    for (const b of ends) {
      const size = share.between(a.on, b.on, a.p, b.p);
      const even = Math.min(size, total - size, 1100);
      const worth = even - 9 * distance(a.p, b.p) + a.fits + b.fits;
      if (best === undefined || worth > best.worth) best = { worth, a: a.p, b: b.p };
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

/** How much of a ring a straight cut parts off. The sums along the ring are made once for all cuts. */
function sharesOf(ring: readonly Point[]) {
  const times = (a: Point, b: Point) => a.x * b.y - b.x * a.y;
  const sums = [0];
  for (let k = 1; k <= ring.length; k++)
    sums.push(sums[k - 1]! + times(ring[k - 1]!, ring[k % ring.length]!));
  return {
    nearest: (p: Point): number => {
      let best = 0;
      for (const [i, q] of ring.entries()) if (distance(p, q) < distance(p, ring[best]!)) best = i;
      return best;
    },
    /** From `a`, along the ring from its i-th up to but not including its j-th point, to `b` and back. */
    between: (i: number, j: number, a: Point, b: Point): number => {
      if (i === j) return 0;
      const last = (j + ring.length - 1) % ring.length;
      const walked = sums[last]! - sums[i]! + (last < i ? sums[ring.length]! : 0);
      const [start, end] = [ring[i]!, ring[last]!];
      return Math.abs(times(a, start) + walked + times(end, b) + times(b, a)) / 2;
    },
  };
}
