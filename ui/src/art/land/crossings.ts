// Where roads of a bridge tile pass over each other, over a city or over a river.
import type { City } from "./city-ground";
import type { Road } from "./road-ground";
import type { River } from "./water";
import { depthIn } from "../plane/area";
import { at, blend, crossings, distance, minus, type Point, unit } from "../plane/point";

export interface Crossing {
  readonly at: Point;
  /** The segment that passes above, and its heading there. */
  readonly over: number;
  readonly heading: Point;
  /** What lies below is a river. */
  readonly wet: boolean;
}

export function crossingsOf(
  roads: readonly Road[],
  cities: readonly City[],
  rivers: readonly River[],
): Crossing[] {
  const found: Crossing[] = [];
  for (const road of roads) {
    for (const line of road.lines) {
      for (const water of rivers.flatMap((river) => river.lines)) {
        for (const where of crossings(line, water))
          found.push({ at: where, over: road.segment, heading: headingAt(line, where), wet: true });
      }
    }
  }
  for (const [i, under] of roads.entries()) {
    for (const over of roads.slice(i + 1)) {
      const [low, high] = under.end?.kind === "over" ? [over, under] : [under, over];
      const where = crossings(high.lines[0]!, low.lines[0]!)[0];
      if (where === undefined) continue;
      found.push({
        at: where,
        over: high.segment,
        heading: headingAt(high.lines[0]!, where),
        wet: false,
      });
    }
  }
  for (const road of roads) {
    for (const city of cities) {
      const line = road.lines[0]!;
      const inside = line.filter((p) => depthIn(city.area, p) > 4);
      const middle = inside[Math.floor(inside.length / 2)];
      if (road.end?.kind === "gate" || inside.length < 4 || middle === undefined) continue;
      found.push({ at: middle, over: road.segment, heading: headingAt(line, middle), wet: false });
    }
  }
  return found;
}

function headingAt(line: readonly Point[], where: Point): Point {
  let best = { far: Infinity, heading: at(1, 0) };
  for (let i = 1; i < line.length; i++) {
    const far = distance(where, blend(line[i - 1]!, line[i]!, 0.5));
    if (far < best.far) best = { far, heading: unit(minus(line[i]!, line[i - 1]!)) };
  }
  return best.heading;
}
