// The shape of one road: through the tile, to a meeting place, or to a gate.
import type { City } from "./city-ground";
import type { LaidGround } from "./junction";
import { depthIn, holds } from "../plane/area";
import {
  blend,
  CENTRE,
  curve,
  distance,
  distanceToLine,
  inward,
  middleOf,
  minus,
  plus,
  type Point,
  right,
  unit,
} from "../plane/point";
import type { Dice } from "../seed";
import type { Side } from "../tile";

const opposite = (a: Side, b: Side) =>
  Math.abs(middleOf[a].x - middleOf[b].x) + Math.abs(middleOf[a].y - middleOf[b].y) === 100 &&
  (a === "N" || a === "S") === (b === "N" || b === "S");

export function through(
  from: Side,
  to: Side,
  laid: LaidGround,
  dice: Dice,
  straight: boolean,
): Point[] {
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

function roomBeside(sideways: Point, laid: LaidGround): number {
  const probe = plus(CENTRE, sideways, 26);
  return laid.cities.some((city) => holds(city, probe)) ? 0 : 1;
}

export function armTo(side: Side, goal: Point, dice: Dice): Point[] {
  const start = middleOf[side];
  const sway = plus(
    blend(start, goal, 0.62),
    right(inward[side]),
    dice.pick([-1, 1]) * dice.between(1, 2.8),
  );
  return curve(start, plus(start, inward[side], 20), sway, goal);
}

/** Looks along the city's walls for the gate a road reaches most naturally. */
export function gateFor(
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
