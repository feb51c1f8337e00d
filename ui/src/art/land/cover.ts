// What a road covers of the tile.
import type { City } from "./city-ground";
import { ROAD_BREADTH } from "./junction";
import type { Road } from "./road-ground";
import { type Area, common, joined, ribbon, WHOLE_BOX, without } from "../plane/area";
import { CENTRE, minus, plus, type Point, unit } from "../plane/point";

export function roadCover(road: Road, cities: readonly City[], bridge: boolean): Area {
  const ribbons = road.lines.map((line) => {
    const [a, b] = [line[0]!, line[line.length - 1]!];
    const outside = (p: Point) => plus(p, unit(minus(p, CENTRE)), 4);
    const leaves = b.x < 0.01 || b.x > 99.99 || b.y < 0.01 || b.y > 99.99;
    return ribbon([outside(a), ...line, ...(leaves ? [outside(b)] : [])], ROAD_BREADTH);
  });
  const cover = common(ribbons.length === 1 ? ribbons[0]! : joined(ribbons), WHOLE_BOX);
  if (bridge && road.end?.kind !== "gate") return cover;
  return cities.reduce((rest, city) => without(rest, city.area), cover);
}
