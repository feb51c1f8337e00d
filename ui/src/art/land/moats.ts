// Keeps a field off a city that it does not name: what is not told to touch must not be seen to.
import type { City } from "./city-ground";
import type { Ground } from "./ground";
import { type Area, common, deepest, depthIn, grownArea, sizeOf, without } from "../plane/area";
import { indicesOf, type Tile } from "../tile";

/** Broad enough to be seen as water where the picture is small. */
const BREADTH = 4;
const LEAST = 10;

export function digMoats(
  tile: Tile,
  cities: readonly City[],
  covers: Area[],
  grounds: Ground[],
): void {
  for (const field of indicesOf(tile, "field")) {
    for (const city of cities) {
      const cover = covers[field]!;
      const named = tile.segments[field]!.cities?.includes(city.segment) ?? false;
      if (named || !cover.flat().some((p) => Math.abs(depthIn(city.area, p)) < 0.5)) continue;
      const area = common(grownArea(city.area, BREADTH), cover);
      if (sizeOf(area) < LEAST) continue;
      covers[field] = without(cover, area);
      grounds.push({ kind: "moat", segment: -1, area, centre: deepest(area), radius: 0 });
    }
  }
}
