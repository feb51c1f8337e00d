// Lays a tile out: cities, rivers, roads, meeting grounds, plots and fields that cover the box.
import { leadsOverCities } from "./banks";
import { citiesOf, type City } from "./city-ground";
import { layCorn } from "./corn";
import { roadCover } from "./cover";
import type { Crossing } from "./crossings";
import { divide, fieldsAround, nobodyOf, type Divider } from "./dividers";
import { type GroundKind, layRoads, type Road } from "./road-ground";
import { digMoats } from "./moats";
import { overlapsOf } from "./overlaps";
import { roomFor, roomiest } from "./free-space";
import { layRivers, type River } from "./water";
import {
  type Area,
  common,
  deepest,
  disc,
  grownArea,
  joined,
  NOTHING,
  separated,
  plot,
  sizeOf,
  WHOLE_BOX,
  without,
} from "../plane/area";
import { along, lengthOf, type Point } from "../plane/point";
import { diceFor } from "../seed";
import { cropOf, hasMark, indicesOf, isInner, type Tile } from "../tile";

/** Ground that belongs to no segment, or to one that reaches no side. */
export interface Ground {
  readonly kind: GroundKind | "moat" | "hedge" | "bare";
  readonly segment: number;
  readonly area: Area;
  readonly centre: Point;
  readonly radius: number;
}

export interface Layout {
  readonly cities: readonly City[];
  readonly rivers: readonly River[];
  readonly roads: readonly Road[];
  readonly crossings: readonly Crossing[];
  readonly dividers: readonly Divider[];
  readonly grounds: readonly Ground[];
  /** What each segment covers, by its index; empty only for what cannot be shown. */
  readonly covers: readonly Area[];
  /** Where two parts of an unsound tile lie over each other. */
  readonly overlaps: readonly Area[];
}

const FREE = -1;

export function layOutTile(tile: Tile): Layout {
  const cities = citiesOf(tile);
  const rivers = layRivers(tile, cities);
  const { roads, meetings, crossings } = layRoads(tile, cities, rivers);
  const overCities = leadsOverCities(tile);
  const covers: Area[] = tile.segments.map(() => NOTHING);
  const grounds: Ground[] = [];
  const shapes = diceFor(`${tile.id} grounds`);
  const crop = cropOf(tile) !== undefined;

  for (const city of cities) covers[city.segment] = city.area;
  const inner = tile.segments.flatMap((s, i) => (isInner(s) && s.kind !== "field" ? [i] : []));

  const shapeOf = (kind: Ground["kind"], centre: Point, radius: number): Area => {
    if (kind === "plot") return plot(centre, radius);
    const [phase, amount] = [
      shapes.between(0, 6),
      kind === "corn" ? 0.06 : kind === "green" ? 0.05 : 0,
    ];
    return disc(
      centre,
      radius,
      (angle) => 1 + amount * (Math.sin(angle * 3 + phase) + 0.6 * Math.sin(angle * 5 - phase)),
    );
  };
  const lay = (
    kind: Ground["kind"],
    centre: Point,
    radius: number,
    area = shapeOf(kind, centre, radius),
  ) => {
    const segment = kind === "plot" ? (inner.shift() ?? FREE) : FREE;
    for (const [i, cover] of covers.entries())
      if (cover.length > 0) covers[i] = without(cover, area);
    if (segment !== FREE) covers[segment] = area;
    grounds.push({ kind, segment, area, centre, radius });
  };

  for (const road of roads) covers[road.segment] = roadCover(road, cities, overCities);
  // Under a bridge it is the road that is pressed and lit.
  const paved = joined(roads.map((road) => covers[road.segment]!));
  for (const [k, { segment, area }] of rivers.entries()) {
    const above = [...cities, ...rivers.slice(0, k)].map((other) => other.area);
    covers[segment] = above.reduce(without, without(area, paved));
  }
  for (const meeting of meetings) lay(meeting.kind, meeting.centre, meeting.radius);
  if (!tile.bridge) {
    for (const [k, road] of roads.entries()) {
      for (const earlier of roads.slice(0, k)) {
        covers[road.segment] = without(covers[road.segment]!, covers[earlier.segment]!);
      }
    }
  }

  const taken = joined([...covers, ...grounds.map((g) => g.area)]);
  const pieces: Area[] = [];
  const dividers: Divider[] = [];
  for (const part of separated(without(WHOLE_BOX, taken))) {
    const parted = divide(tile, cities, part, crop ? 9 : 3);
    pieces.push(...parted.pieces);
    dividers.push(...parted.dividers);
  }
  for (const divider of dividers) {
    const middle = along(divider.line, lengthOf(divider.line) / 2).point;
    grounds.push({
      kind: divider.bare ? "bare" : crop ? "corn" : "hedge",
      segment: FREE,
      area: divider.area,
      centre: middle,
      radius: 0,
    });
  }

  const spare: Area[] = [];
  for (const piece of pieces) {
    const field = [...fieldsAround(tile, piece)][0];
    if (field === undefined) spare.push(piece);
    else if (field === nobodyOf(tile)) layBare(grounds, piece);
    else covers[field] = joined([covers[field]!, piece]);
  }
  spare.sort((a, b) => sizeOf(b) - sizeOf(a));
  const innerFields = indicesOf(tile, "field").filter((i) => isInner(tile.segments[i]!));
  const waiting: number[] = [];
  for (const field of innerFields) {
    const piece = spare[0] !== undefined && sizeOf(spare[0]) > 60 ? spare.shift() : undefined;
    if (piece === undefined) waiting.push(field);
    else covers[field] = piece;
  }
  for (const piece of spare) {
    const near = indicesOf(tile, "field").find(
      (i) => sizeOf(common(grownArea(piece, 0.4), covers[i]!)) > 0.5,
    );
    if (near !== undefined && sizeOf(piece) < 60) covers[near] = joined([covers[near]!, piece]);
    else
      grounds.push({
        kind: crop ? "corn" : "moat",
        segment: FREE,
        area: piece,
        centre: deepest(piece),
        radius: 0,
      });
  }
  for (const field of waiting) {
    const { centre, radius } = roomiest(tile, covers, 13, ["field", "city"]);
    lay("hedge", centre, radius + 2, disc(centre, radius + 2));
    const ring = grounds.pop()!;
    covers[field] = disc(centre, radius);
    grounds.push({ ...ring, area: without(ring.area, covers[field]) });
  }

  digMoats(tile, cities, covers, grounds);
  for (const field of indicesOf(tile, "field")) {
    if (separated(covers[field]!).length < 2 || tile.bridge) continue;
    // A field told to be one, yet parted by a meeting of roads, runs on between the houses.
    const through = grounds.findIndex(
      (g) =>
        g.kind !== "plot" &&
        g.radius > 0 &&
        separated(joined([covers[field]!, grownArea(g.area, 0.01)])).length === 1,
    );
    if (through < 0) continue;
    covers[field] = joined([covers[field]!, grounds[through]!.area]);
    grounds[through] = { ...grounds[through]!, area: NOTHING };
  }

  if (crop && !meetings.some((m) => m.kind === "corn"))
    layCorn(tile, covers, grounds, dividers, lay);
  while (inner.length > 0) {
    const { centre, radius } = roomiest(tile, covers, 16.5, ["field", "city"]);
    lay("plot", centre, Math.max(6, radius));
  }
  if (hasMark(tile, "foundation") && !meetings.some((m) => m.kind === "foundation")) {
    const middle = dividers[0] && along(dividers[0].line, lengthOf(dividers[0].line) / 2).point;
    const room = middle ? roomFor(middle, cities, roads, rivers) : 0;
    const place =
      room > 11 && middle
        ? { centre: middle, radius: 10.5 }
        : roomiest(tile, covers, 10.5, ["field", "city"], roads);
    cutGrounds(grounds, shapeOf("foundation", place.centre, place.radius));
    lay("foundation", place.centre, place.radius);
  }
  const overlaps = overlapsOf(tile, cities, rivers, roads, meetings);
  return { cities, rivers, roads, crossings, dividers, grounds, covers, overlaps };
}

function layBare(grounds: Ground[], area: Area): void {
  grounds.push({ kind: "bare", segment: FREE, area, centre: deepest(area), radius: 0 });
}

function cutGrounds(grounds: Ground[], area: Area): void {
  for (const [i, ground] of grounds.entries())
    grounds[i] = { ...ground, area: without(ground.area, area) };
}
