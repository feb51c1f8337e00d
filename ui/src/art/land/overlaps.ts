// Where a tile says two things of one place: what is claimed twice, or crosses where there is no bridge. Judges nothing.
import type { City } from "./city-ground";
import { roadCover } from "./cover";
import type { Meeting, Road } from "./road-ground";
import type { River } from "./water";
import { type Area, common, depthIn, sizeOf } from "../plane/area";
import {
  at,
  cornerBefore,
  crossings,
  distance,
  inward,
  middleOf,
  plus,
  type Point,
} from "../plane/point";
import { halvesOf, sidesOf, SIDES, type Half, type Side, type Tile } from "../tile";

/** How deep what is said of a side alone is shown. */
const DEEP = 7;
/** Walls may touch, and roads may brush each other where they meet. */
const MUCH = 12;

/** The strip along a side of the tile, or along half of it. */
export function rimOf(edge: Side | Half): Area {
  const side = edge[0] as Side;
  const next = SIDES[(SIDES.indexOf(side) + 1) % 4]!;
  const from = edge[1] === "R" ? middleOf[side] : cornerBefore[side];
  const to = edge[1] === "L" ? middleOf[side] : cornerBefore[next];
  const deep = inward[side];
  return [[from, to, plus(to, deep, DEEP), plus(from, deep, DEEP)].map((p) => at(p.x, p.y))];
}

export function overlapsOf(
  tile: Tile,
  cities: readonly City[],
  rivers: readonly River[],
  roads: readonly Road[],
  meetings: readonly Meeting[],
): Area[] {
  const found = claimedTwice(tile).map(rimOf);
  const note = (area: Area) => {
    if (sizeOf(area) > MUCH) found.push(area);
  };
  for (const [k, city] of cities.entries())
    for (const other of cities.slice(0, k)) note(common(city.area, other.area));
  for (const [k, river] of rivers.entries()) {
    for (const other of rivers.slice(0, k)) note(common(river.area, other.area));
    for (const city of cities) note(common(river.area, city.area));
  }
  if (tile.bridge) return found;
  const meets = (p: Point) => meetings.some((m) => distance(m.centre, p) < m.radius + 2);
  for (const [k, road] of roads.entries()) {
    for (const other of roads.slice(0, k)) {
      const cross = road.lines.some((a) =>
        other.lines.some((b) => crossings(a, b).some((p) => !meets(p))),
      );
      if (cross) note(common(roadCover(road, [], false), roadCover(other, [], false)));
    }
    for (const river of rivers) note(common(roadCover(road, [], false), river.area));
    if (road.end?.kind === "gate") continue;
    for (const city of cities) {
      const inside = road.lines.flat().filter((p) => depthIn(city.area, p) > 4);
      if (inside.length > 3) note(common(roadCover(road, [], false), city.area));
    }
  }
  return found;
}

/** Sides and halves of sides that more than one segment says are its own. */
function claimedTwice(tile: Tile): (Side | Half)[] {
  const owners = (edge: Side | Half, kinds: readonly string[]) =>
    tile.segments.filter(
      (s) =>
        kinds.includes(s.kind) &&
        (s.kind === "field" ? halvesOf(s) : sidesOf(s)).includes(edge as never),
    ).length;
  return SIDES.flatMap((side): (Side | Half)[] => {
    if (owners(side, ["city", "road", "river"]) > 1) return [side];
    const walled = owners(side, ["city"]);
    return ([`${side}L`, `${side}R`] as const).filter(
      (half) => owners(half, ["field"]) + walled > 1,
    );
  });
}
