// The lines roads take over a tile, and the grounds they meet on. Knows no fields and no drawing.
import { diceFor, type Dice } from "../seed";
import { cropOf, fieldAt, indicesOf, sidesOf, type Side, type Tile } from "../tile";
import { depthIn, holds } from "../plane/area";
import {
  CENTRE,
  at,
  blend,
  curve,
  crossings,
  distance,
  distanceToLine,
  inward,
  lengthOf,
  middleOf,
  minus,
  plus,
  right,
  stretch,
  unit,
  type Point,
} from "../plane/point";
import type { City } from "./cities";
import { endOf, type RoadEnd } from "./ends";
import { meetingPlace, type Laid } from "./junction";

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

export interface Crossing {
  readonly at: Point;
  /** The segment that passes above, and its heading there. */
  readonly over: number;
  readonly heading: Point;
}

/** Room wished around a meeting place, and the size of its ground. */
const ROOM: Record<GroundKind, { wanted: number; radius: number }> = {
  village: { wanted: 19, radius: 11.5 },
  foundation: { wanted: 17, radius: 10.5 },
  plot: { wanted: 23, radius: 16.5 },
  corn: { wanted: 23, radius: 16 },
  green: { wanted: 15, radius: 7 },
};

const opposite = (a: Side, b: Side) =>
  Math.abs(middleOf[a].x - middleOf[b].x) + Math.abs(middleOf[a].y - middleOf[b].y) === 100 &&
  (a === "N" || a === "S") === (b === "N" || b === "S");

function through(from: Side, to: Side, laid: Laid, dice: Dice, straight: boolean): Point[] {
  const [a, b] = [middleOf[from], middleOf[to]];
  if (opposite(from, to)) {
    const sideways = right(inward[from]);
    const [free, other] = [
      roomBeside(sideways, laid),
      roomBeside({ x: -sideways.x, y: -sideways.y }, laid),
    ];
    const lean = straight
      ? 0
      : free === other
        ? dice.between(-3, 3)
        : Math.sign(free - other) * dice.between(2, 4.5);
    const wave = straight
      ? 0
      : dice.pick([-1, 1]) * dice.between(3, 7) * (laid.cities.length === 0 ? 1 : 0.4);
    return curve(
      a,
      plus(plus(a, inward[from], 36), sideways, (lean + wave) * 1.3),
      plus(plus(b, inward[to], 36), sideways, (lean - wave) * 1.3),
      b,
    );
  }
  const tight = laid.cities.length > 0;
  const reach = () => (tight ? dice.between(23, 26) : dice.between(26, 35));
  return curve(a, plus(a, inward[from], reach()), plus(b, inward[to], reach()), b);
}

function roomBeside(sideways: Point, laid: Laid): number {
  const probe = plus(CENTRE, sideways, 26);
  return laid.cities.some((city) => holds(city, probe)) ? 0 : 1;
}

function armTo(side: Side, goal: Point, dice: Dice): Point[] {
  const start = middleOf[side];
  const sway = plus(
    blend(start, goal, 0.62),
    right(inward[side]),
    dice.pick([-1, 1]) * dice.between(1, 2.8),
  );
  return curve(start, plus(start, inward[side], 20), sway, goal);
}

/** Looks along the city's walls for the gate a road reaches most naturally. */
function gateFor(
  side: Side,
  city: City,
  others: readonly City[],
  roads: readonly (readonly Point[])[],
): Point[] {
  const start = middleOf[side];
  let best: { line: Point[]; cost: number } | undefined;
  for (const wall of city.walls) {
    for (let i = Math.round(wall.length * 0.2); i <= wall.length * 0.8; i++) {
      const [before, gate, after] = [wall[i - 1], wall[i], wall[i + 1]];
      if (!before || !gate || !after) continue;
      const out = right(unit(minus(before, after)));
      const reach = Math.min(26, distance(start, gate) * 0.45);
      const line = curve(start, plus(start, inward[side], reach), plus(gate, out, reach), gate);
      const middle = line.slice(4, -4);
      let cost = distance(start, gate) + 18 * (1 + inward[side].x * out.x + inward[side].y * out.y);
      cost += 60 * Math.abs(i / (wall.length - 1) - 0.5);
      for (const p of middle) {
        if (depthIn(city.area, p) > -2) cost += 25;
        for (const other of others) cost += 8 * Math.max(0, 12 + depthIn(other.area, p));
        for (const road of roads) cost += 3 * Math.max(0, 18 - distanceToLine(p, road));
      }
      for (const road of roads)
        cost += 2.2 * Math.max(0, 34 - distance(gate, road[road.length - 1]!));
      if (best === undefined || cost < best.cost)
        best = { line: [...line, plus(gate, out, -2)], cost };
    }
  }
  return best?.line ?? [start, plus(start, inward[side], 30)];
}

export function layRoads(
  tile: Tile,
  cities: readonly City[],
): { roads: Road[]; meetings: Meeting[]; crossings: Crossing[] } {
  const dice = diceFor(`${tile.id} roads`);
  const indices = indicesOf(tile, "road").filter((i) => sidesOf(tile.segments[i]!).length > 0);
  const lines = new Map<number, Point[][]>();
  const ends = new Map<number, RoadEnd | undefined>(indices.map((i) => [i, endOf(tile, i)]));
  const ground = cities.map((city) => city.area);
  const laid = (): Laid => ({
    cities: tile.bridge ? [] : ground,
    roads: [...lines.values()].flat(),
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
    const { centre, room } = meetingPlace(laid(), wanted);
    const fitting = Math.max(radius * 0.5, Math.min(radius, room - 5));
    const arm = new Map(arms.map((i) => [i, armTo(sidesOf(tile.segments[i]!)[0]!, centre, dice)]));
    const before = [...lines.values()].flat();
    for (const [i, line] of arm) {
      const walled = line.some((p) => ground.some((city) => depthIn(city, p) > -5));
      if (tile.bridge || (!walled && before.every((road) => crossings(line, road).length === 0)))
        continue;
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
    const others = [...lines.values()].flat();
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
  return { roads, meetings, crossings: tile.bridge ? crossingsOf(roads, cities) : [] };
}

function sameFieldBeside(tile: Tile, road: number): boolean {
  const side = sidesOf(tile.segments[road]!)[0]!;
  return fieldAt(tile, `${side}L`) === fieldAt(tile, `${side}R`);
}

function crossingsOf(roads: readonly Road[], cities: readonly City[]): Crossing[] {
  const found: Crossing[] = [];
  for (const [i, under] of roads.entries()) {
    for (const over of roads.slice(i + 1)) {
      const [low, high] = under.end?.kind === "over" ? [over, under] : [under, over];
      const where = crossings(high.lines[0]!, low.lines[0]!)[0];
      if (where === undefined) continue;
      found.push({ at: where, over: high.segment, heading: headingAt(high.lines[0]!, where) });
    }
  }
  for (const road of roads) {
    for (const city of cities) {
      const line = road.lines[0]!;
      const inside = line.filter((p) => depthIn(city.area, p) > 4);
      const middle = inside[Math.floor(inside.length / 2)];
      if (road.end?.kind === "gate" || inside.length < 4 || middle === undefined) continue;
      found.push({ at: middle, over: road.segment, heading: headingAt(line, middle) });
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
