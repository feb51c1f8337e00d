// Lays all roads of a tile and the grounds they meet on, around and over its rivers.
import { acrossWater, leadsOverCities } from "./banks";
import type { City } from "./city-ground";
import { type Crossing, crossingsOf } from "./crossings";
import { endOf, type RoadEnd } from "./ends";
import { type LaidGround, meetingPlace } from "./junction";
import { armTo, gateFor, through } from "./routes";
import { across, type River } from "./water";
import { depthIn } from "../plane/area";
import {
  blend,
  crossings,
  curve,
  distance,
  distanceToLine,
  inward,
  lengthOf,
  middleOf,
  plus,
  type Point,
  stretch,
} from "../plane/point";
import { diceFor } from "../seed";
import { cropOf, fieldAt, indicesOf, sidesOf, type Tile } from "../tile";

export interface Road {
  readonly segment: number;
  /** One line through the tile, or one for each side when more than two meet. */
  readonly lines: readonly (readonly Point[])[];
  readonly end: RoadEnd | undefined;
}

export type GroundKind = "village" | "foundation" | "plot" | "corn" | "green";
export interface Meeting {
  readonly kind: GroundKind;
  readonly centre: Point;
  readonly radius: number;
}

/** Room wished around a meeting place, and the size of its ground. */
const ROOM: Record<GroundKind, { wanted: number; radius: number }> = {
  village: { wanted: 19, radius: 11.5 },
  foundation: { wanted: 17, radius: 10.5 },
  plot: { wanted: 23, radius: 16.5 },
  corn: { wanted: 23, radius: 16 },
  green: { wanted: 15, radius: 7 },
};

export function layRoads(
  tile: Tile,
  cities: readonly City[],
  rivers: readonly River[],
): { roads: Road[]; meetings: Meeting[]; crossings: Crossing[] } {
  const dice = diceFor(`${tile.id} roads`);
  const indices = indicesOf(tile, "road").filter((i) => sidesOf(tile.segments[i]!).length > 0);
  const lines = new Map<number, Point[][]>();
  const ends = new Map<number, RoadEnd | undefined>(indices.map((i) => [i, endOf(tile, i)]));
  const ground = cities.map((city) => city.area);
  const overCities = leadsOverCities(tile);
  const streams = rivers.flatMap((river) => river.lines);
  const overWater = (i: number) => acrossWater(tile, i) !== undefined && !sameFieldBeside(tile, i);
  const laid = (): LaidGround => ({
    cities: overCities ? [] : ground,
    roads: [...lines.values()].flat(),
    rivers: streams,
    grounds: meetings,
  });
  const meetings: Meeting[] = [];

  for (const i of indices) {
    const sides = sidesOf(tile.segments[i]!);
    if (sides.length === 2)
      lines.set(i, [through(sides[0]!, sides[1]!, laid(), dice, tile.bridge ?? false)]);
  }
  for (const i of indices) {
    const sides = sidesOf(tile.segments[i]!);
    if (sides.length < 3) continue;
    const { centre } = meetingPlace(laid(), 14);
    lines.set(
      i,
      sides.map((side) => armTo(side, centre, dice)),
    );
  }
  for (const kind of ["village", "plot", "foundation", "corn", "green"] as const) {
    const arms = indices.filter((i) => ends.get(i)?.kind === kind);
    if (arms.length === 0) continue;
    const { wanted, radius } = ROOM[kind];
    const beyond = arms.find(overWater);
    const start = beyond === undefined ? undefined : middleOf[sidesOf(tile.segments[beyond]!)[0]!];
    const { centre, room } = meetingPlace(
      laid(),
      wanted,
      start && ((p) => across(start, p, rivers)),
    );
    const fitting = Math.max(radius * 0.5, Math.min(radius, room - 5));
    const arm = new Map(arms.map((i) => [i, armTo(sidesOf(tile.segments[i]!)[0]!, centre, dice)]));
    const before = [...lines.values()].flat();
    for (const [i, line] of arm) {
      const walled = line.some((p) => ground.some((city) => depthIn(city, p) > -5));
      const free = [...before, ...streams].every((other) => crossings(line, other).length === 0);
      if (tile.bridge || (!walled && free)) continue;
      // No way leads there without breaking a wall or crossing a road: this one ends where it is.
      ends.set(i, { kind: "cottage" });
      arm.delete(i);
    }
    if (arm.size === 0) continue;
    meetings.push({ kind, centre, radius: fitting });
    for (const [i, line] of arm) {
      // One field on both sides must be able to pass between the road's end and the place.
      const gap = fitting * 1.2 + (cropOf(tile) === undefined ? 5 : 14);
      const short =
        arm.size > 1 && sameFieldBeside(tile, i) ? Math.min(gap, lengthOf(line) - 14) : 0;
      lines.set(i, [stretch(line, 0, lengthOf(line) - short)]);
    }
  }
  // Each gate is sought again once all are known, so that the first leaves room for the last.
  for (let round = 0; round < 3; round++) {
    for (const i of indices) {
      const end = ends.get(i);
      if (end?.kind !== "gate") continue;
      const city = cities.find((c) => c.segment === end.city);
      if (city === undefined) continue;
      lines.delete(i);
      const others = cities.filter((c) => c !== city);
      lines.set(i, [
        gateFor(sidesOf(tile.segments[i]!)[0]!, city, others, [...lines.values()].flat()),
      ]);
    }
  }
  for (const i of indices) {
    if (lines.has(i)) continue;
    const side = sidesOf(tile.segments[i]!)[0]!;
    const over = ends.get(i)?.kind === "over";
    const crowd = indices.filter((j) => ends.get(j)?.kind === "cottage").length;
    let goal = plus(middleOf[side], inward[side], over ? 73 : crowd > 1 ? 27 : 34);
    const others = [...[...lines.values()].flat(), ...streams];
    const cramped = (p: Point) =>
      ground.some((city) => depthIn(city, p) > -13) ||
      others.some((line) => distanceToLine(p, line) < 19);
    while (!over && distance(goal, middleOf[side]) > 8 && cramped(goal))
      goal = plus(goal, inward[side], -2);
    lines.set(i, [
      curve(
        middleOf[side],
        plus(middleOf[side], inward[side], 12),
        blend(middleOf[side], goal, 0.6),
        goal,
      ),
    ]);
  }

  const roads = indices.map((segment) => ({
    segment,
    lines: lines.get(segment)!,
    end: ends.get(segment),
  }));
  return {
    roads,
    meetings,
    crossings: tile.bridge ? crossingsOf(roads, overCities ? cities : [], rivers) : [],
  };
}

function sameFieldBeside(tile: Tile, road: number): boolean {
  const side = sidesOf(tile.segments[road]!)[0]!;
  return fieldAt(tile, `${side}L`) === fieldAt(tile, `${side}R`);
}
