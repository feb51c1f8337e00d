// Lays the rivers of a tile: their lines, how broad they are on the way, their banks, pools and
// lakes.
import type { City } from "./city-ground";
import { RIVER_BREADTH } from "./junction";
import { type Pool, poolOf, waterThrough, waterTo } from "./water-line";
import { type Area, common, disc, grownArea, joined, WHOLE_BOX } from "../plane/area";
import {
  BOX,
  CENTRE,
  crossings,
  distance,
  middleOf,
  minus,
  paced,
  plus,
  type Point,
  right,
  unit,
} from "../plane/point";
import { type Dice, diceFor } from "../seed";
import { indicesOf, sidesOf, type Tile } from "../tile";

export interface River {
  readonly segment: number;
  /** From a side: through the tile, to its pool, or to where more than two meet. */
  readonly lines: readonly (readonly Point[])[];
  /** All that it covers, its banks too. */
  readonly area: Area;
  /** The water alone. It reaches beyond the tile, so that what follows its rim does not turn in at the side. */
  readonly water: Area;
  readonly pool: Pool | undefined;
}

/** Of one bank, at the side of a tile. */
export const BANK = 2.4;
/** So far from the side the river is as broad as on every other tile. */
const TAME = 5;
const BEYOND = 5;
const EASE = 9;
/** Where more than two meet. */
const FORK = 11.5;

const smooth = (t: number) => {
  const held = Math.min(1, Math.max(0, t));
  return held * held * (3 - 2 * held);
};

/** How much a river may follow its own mind at a place: nothing at the side of the tile, all of it inside. */
const freedomAt = ({ x, y }: Point): number =>
  smooth((Math.min(x, y, BOX - x, BOX - y) - TAME) / 14);

/** A wave that has no step, made of two that never meet. */
function wave(dice: Dice): (way: number) => number {
  const [a, b] = [dice.between(0, 6.3), dice.between(0, 6.3)];
  const [long, quick] = [dice.between(0.09, 0.13), dice.between(0.23, 0.29)];
  return (way) => 0.62 * Math.sin(way * long + a) + 0.38 * Math.sin(way * quick + b);
}

/** The outline between two rims, each of which sways by itself. */
function between(
  line: readonly Point[],
  halfAt: (p: Point, way: number, side: 0 | 1) => number,
): Area {
  const steps = paced(line, 1.6);
  const rims: [Point[], Point[]] = [[], []];
  for (const [i, p] of steps.entries()) {
    const across = right(unit(minus(steps[i + 1] ?? p, steps[i - 1] ?? p)));
    for (const side of [0, 1] as const)
      rims[side].push(plus(p, across, (side === 0 ? 1 : -1) * halfAt(p, i * 1.6, side)));
  }
  return joined([[[...rims[0], ...rims[1].reverse()]]]);
}

export function layRivers(tile: Tile, cities: readonly City[]): River[] {
  const segments = indicesOf(tile, "river").filter((i) => sidesOf(tile.segments[i]!).length > 0);
  return segments.map((segment) => {
    const dice = diceFor(`${tile.id} river ${segment}`);
    const sides = sidesOf(tile.segments[segment]!);
    const pool = sides.length === 1 ? poolOf(tile, sides[0]!) : undefined;
    const lines =
      sides.length === 2
        ? [waterThrough(tile, sides[0]!, sides[1]!, cities, dice)]
        : sides.map((side) => waterTo(side, pool?.centre ?? CENTRE, dice));
    const [outer, inner] = [
      [wave(dice), wave(dice)],
      [wave(dice), wave(dice)],
    ] as const;
    // A brook grows on its way from the spring, and is a river where it leaves the tile.
    const way = pool ? Math.min(42, 0.8 * distance(pool.centre, middleOf[sides[0]!])) : 1;
    const grown = (p: Point) =>
      pool?.kind === "spring" ? 0.52 + 0.48 * smooth(distance(p, pool.centre) / way) : 1;
    const rim = (p: Point, way: number, side: 0 | 1) =>
      (RIVER_BREADTH / 2 + freedomAt(p) * 1.5 * outer[side](way)) * grown(p);
    const bank = (p: Point, way: number, side: 0 | 1) =>
      BANK + freedomAt(p) * 0.8 * inner[side](way);
    const long = lines.map((line) => beyondSides(line));
    const round = pool && shoreOf(pool, dice);
    const area = eased([
      ...long.map((line) => between(line, rim)),
      ...(round ? [round(0)] : []),
      ...(lines.length > 2 ? [disc(CENTRE, FORK)] : []),
    ]);
    const water = eased([
      ...long.map((line) =>
        between(line, (p, way, side) => rim(p, way, side) - bank(p, way, side)),
      ),
      ...(round ? [round(BANK)] : []),
      ...(lines.length > 2 ? [disc(CENTRE, FORK - BANK)] : []),
    ]);
    return { segment, lines, area: common(area, WHOLE_BOX), water, pool };
  });
}

/** Joined so that no sharp corner of land reaches in where a river meets its pool. */
function eased(areas: readonly Area[]): Area {
  const all = joined(areas);
  return areas.length === 1 ? all : grownArea(grownArea(all, EASE), -EASE);
}

/** The shore of a pool, drawn in by the breadth of a bank: never quite round. */
function shoreOf(pool: Pool, dice: Dice): (by: number) => Area {
  const [a, b] = [dice.between(0, 6.3), dice.between(0, 6.3)];
  const much = pool.kind === "lake" ? 0.075 : 0.06;
  return (by) =>
    disc(
      pool.centre,
      pool.radius - by,
      (angle) => 1 + much * (Math.sin(angle * 2 + a) + 0.7 * Math.sin(angle * 3 + b)),
    );
}

function beyondSides(line: readonly Point[]): Point[] {
  const [a, b] = [line[0]!, line[line.length - 1]!];
  const out = (p: Point): Point[] => {
    const side = Object.values(middleOf).find((m) => distance(m, p) < 0.01);
    return side ? [plus(side, unit(minus(side, CENTRE)), BEYOND)] : [];
  };
  return [...out(a), ...line, ...out(b)];
}

/** Whether a place lies beyond the rivers, seen from another. */
export const across = (from: Point, to: Point, rivers: readonly River[]): boolean =>
  rivers.flatMap(({ lines }) => lines.flatMap((line) => crossings([from, to], line))).length % 2 ===
  1;
