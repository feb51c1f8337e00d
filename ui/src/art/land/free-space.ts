// Finds the places with most room for round things on ground already laid. Lays nothing itself.
import type { City } from "./city-ground";
import { RIVER_BREADTH, ROAD_BREADTH } from "./junction";
import type { Road } from "./road-ground";
import type { River } from "./water";
import { type Area, deepest, depthIn } from "../plane/area";
import { chartOf } from "../plane/chart";
import { at, CENTRE, distance, type Point } from "../plane/point";
import type { Tile } from "../tile";

export function roomFor(
  p: Point,
  cities: readonly City[],
  roads: readonly Road[],
  rivers: readonly River[],
): number {
  const toCities = cities.map((city) => -depthIn(city.area, p));
  const toRoads = roads.flatMap((r) =>
    r.lines.flatMap((line) => line.map((q) => distance(p, q) - ROAD_BREADTH / 2)),
  );
  const toRivers = rivers.flatMap((r) =>
    r.lines.flatMap((line) => line.map((q) => distance(p, q) - RIVER_BREADTH / 2)),
  );
  return Math.min(99, ...toCities, ...toRoads, ...toRivers);
}

/** The place with most room for a round thing, fields before cities, the middle before the rim. */
export function roomiest(
  tile: Tile,
  covers: readonly Area[],
  wanted: number,
  kinds: readonly string[],
  keepOff: readonly Road[] = [],
): { centre: Point; radius: number } {
  const ends = keepOff.flatMap((road) => (road.end === undefined ? [] : [road.lines[0]!.at(-1)!]));
  const fromEnds = (p: Point) => Math.min(99, ...ends.map((end) => distance(p, end)));
  // On a tile without any land yet, a thing stands in the middle, as large as it likes.
  let best = { centre: CENTRE, radius: wanted, worth: -Infinity };
  for (const [i, cover] of covers.entries()) {
    const kind = tile.segments[i]!.kind;
    if (cover.length === 0 || !kinds.includes(kind)) continue;
    const chart = chartOf(cover);
    const spots = [deepest(cover)];
    for (let x = 14; x <= 86; x += 3) for (let y = 14; y <= 86; y += 3) spots.push(at(x, y));
    for (const p of spots) {
      const room = chart.depth(p) - 4.5;
      const worth =
        Math.min(room, wanted) -
        0.02 * distance(p, CENTRE) -
        (kind === "city" ? 1 : 0) -
        0.25 * Math.max(0, 16 - Math.min(p.x, p.y, 100 - p.x, 100 - p.y)) -
        1.2 * Math.max(0, wanted + 11 - fromEnds(p));
      if (worth > best.worth)
        best = { centre: p, radius: Math.max(5, Math.min(room, wanted)), worth };
    }
  }
  return best;
}
