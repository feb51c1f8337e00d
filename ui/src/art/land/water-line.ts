// The line that a river takes across its tile: through it, to a spring or a lake, or to where three
// meet.
import type { City } from "./city-ground";
import { holds } from "../plane/area";
import {
  CENTRE,
  curve,
  inward,
  middleOf,
  minus,
  plus,
  type Point,
  right,
  unit,
} from "../plane/point";
import type { Dice } from "../seed";
import { hasMark, isInner, SIDES, sidesOf, type Side, type Tile } from "../tile";

/** Where a river comes out of the ground, flows into a lake, or ends because nothing more was said of it. */
export interface Pool {
  readonly kind: "spring" | "lake" | "pond";
  readonly centre: Point;
  readonly radius: number;
}

type Place = Readonly<{ radius: number; inland: number }>;
const POOLS: Record<Pool["kind"], Readonly<{ alone: Place; shared: Place }>> = {
  spring: { alone: { radius: 8.5, inland: 58 }, shared: { radius: 7, inland: 20 } },
  lake: { alone: { radius: 27, inland: 53 }, shared: { radius: 15, inland: 19 } },
  pond: { alone: { radius: 12, inland: 38 }, shared: { radius: 9, inland: 19 } },
};

/** What the only side of a river leads to; where there are roads or cities too, the middle is theirs. */
export function poolOf(tile: Tile, side: Side): Pool {
  const kind = hasMark(tile, "spring") ? "spring" : hasMark(tile, "lake") ? "lake" : "pond";
  const shared = tile.segments.some((s) => s.kind === "road" || s.kind === "city");
  const { radius, inland } = POOLS[kind][shared ? "shared" : "alone"];
  return { kind, centre: plus(middleOf[side], inward[side], inland), radius };
}

const roomBeside = (sideways: Point, cities: readonly City[]): number =>
  cities.some((city) => holds(city.area, plus(CENTRE, sideways, 26))) ? 0 : 1;

/** Which way a straight river gives room: a place that a road reaches over a bridge lies on the bank across from it. */
function bowOf(tile: Tile, from: Side, cities: readonly City[], dice: Dice): number {
  const sideways = right(inward[from]);
  const [free, other] = [
    roomBeside(sideways, cities),
    roomBeside({ x: -sideways.x, y: -sideways.y }, cities),
  ];
  if (free !== other) return Math.sign(free - other) * dice.between(4, 6);
  if (free === 0) return 0;
  const place =
    tile.segments.some((s) => isInner(s) && s.kind !== "field") || hasMark(tile, "foundation");
  if (!place) return dice.between(-3, 3);
  const near = SIDES.find(
    (side) =>
      inward[side].x * inward[from].x + inward[side].y * inward[from].y === 0 &&
      tile.segments.some((s) => s.kind === "road" && sidesOf(s).includes(side)),
  );
  if (near === undefined) return dice.pick([-1, 1]) * 10;
  return -(inward[near].x * sideways.x + inward[near].y * sideways.y) * 10;
}

export function waterThrough(
  tile: Tile,
  from: Side,
  to: Side,
  cities: readonly City[],
  dice: Dice,
): Point[] {
  const [a, b] = [middleOf[from], middleOf[to]];
  const straight = inward[from].x === -inward[to].x && inward[from].y === -inward[to].y;
  const reach = straight ? 33 : cities.length > 0 ? dice.between(24, 27) : dice.between(27, 33);
  const way = curve(a, plus(a, inward[from], reach), plus(b, inward[to], reach), b, 40);
  const bow = straight ? bowOf(tile, from, cities, dice) : 0;
  const tame = tile.bridge === true ? 0.15 : cities.length > 0 ? 0.4 : straight ? 1 : 0.35;
  const [once, twice] = [
    dice.pick([-1, 1]) * dice.between(11, 16) * tame,
    dice.pick([-1, 1]) * dice.between(1, 3) * tame,
  ];
  // It leaves at a right angle, as on every other tile, and winds in between.
  return way.map((p, i) => {
    const t = i / (way.length - 1);
    const inside = Math.sin(Math.PI * t) ** 2;
    const sway =
      bow + once * Math.sin(2 * Math.PI * t) + twice * Math.sin(4 * Math.PI * t) * inside;
    const heading = unit(minus(way[i + 1] ?? p, way[i - 1] ?? p));
    return plus(p, right(heading), sway * inside);
  });
}

/** From a side to a pool or a meeting of rivers, with a sway on the way. */
export function waterTo(side: Side, goal: Point, dice: Dice): Point[] {
  const start = middleOf[side];
  const sway = dice.pick([-1, 1]) * dice.between(3, 6);
  const across = right(inward[side]);
  return curve(
    start,
    plus(start, inward[side], 16),
    plus(plus(goal, inward[side], -16), across, sway),
    goal,
    30,
  );
}
