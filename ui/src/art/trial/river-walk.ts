// Lays a river from its spring to its lake, side to side, to look for seams.
import { diceFor } from "../seed";
import { hasMark, SIDES, type Rotation, type Side, type Tile } from "../tile";
import { oppositeOf, type PlacedTile, sideKind, STEP } from "./random-board";

interface OpenEnd {
  readonly x: number;
  readonly y: number;
  /** The side of that cell at which the river comes in. */
  readonly from: Side;
}

const wetSides = (placed: PlacedTile): Side[] =>
  SIDES.filter((side) => sideKind(placed, side) === "river");

/** The spring, the others in an order of their own, the lake; land meets land wherever two lie side by side. */
export function riverWalk<T extends Tile>(tiles: readonly T[], seed: string): PlacedTile<T>[] {
  const dice = diceFor(seed);
  const spring = tiles.find((tile) => hasMark(tile, "spring"))!;
  const lake = tiles.find((tile) => hasMark(tile, "lake"))!;
  const between = tiles.filter((tile) => tile !== spring && tile !== lake);
  for (let i = between.length - 1; i > 0; i--) {
    const j = dice.whole(0, i);
    [between[i], between[j]] = [between[j]!, between[i]!];
  }
  const laid = new Map<string, PlacedTile<T>>();
  const key = (x: number, y: number) => `${x},${y}`;
  const fits = (placed: PlacedTile): boolean =>
    SIDES.every((side) => {
      const beside = laid.get(key(placed.x + STEP[side][0], placed.y + STEP[side][1]));
      return beside === undefined || sideKind(beside, oppositeOf(side)) === sideKind(placed, side);
    });
  const onward = (placed: PlacedTile, from: Side | undefined): OpenEnd | undefined => {
    const side = wetSides(placed).find((each) => each !== from);
    if (side === undefined) return undefined;
    return { x: placed.x + STEP[side][0], y: placed.y + STEP[side][1], from: oppositeOf(side) };
  };
  const flow = (rest: readonly T[], end: OpenEnd | undefined): boolean => {
    const [tile, ...others] = rest;
    if (tile === undefined) return true;
    if (end === undefined || laid.has(key(end.x, end.y))) return false;
    const first = dice.whole(0, 3);
    for (let turn = 0; turn < 4; turn++) {
      const rotation = ((first + turn) % 4) as Rotation;
      const placed = { tile, x: end.x, y: end.y, rotation };
      if (sideKind(placed, end.from) !== "river" || !fits(placed)) continue;
      laid.set(key(end.x, end.y), placed);
      if (flow(others, onward(placed, end.from))) return true;
      laid.delete(key(end.x, end.y));
    }
    return false;
  };
  const source = { tile: spring, x: 0, y: 0, rotation: 0 as Rotation };
  laid.set(key(0, 0), source);
  flow([...between, lake], onward(source, undefined));
  return [...laid.values()];
}
