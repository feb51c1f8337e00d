// The ground and the walls of every city on a tile.
import { diceFor } from "../seed";
import { SIDES, indicesOf, sidesOf, type Side, type Tile } from "../tile";
import { WHOLE_BOX, type Area } from "../plane/area";
import { cornerBefore, curve, inward, minus, plus, unit, type Point } from "../plane/point";

export interface City {
  readonly segment: number;
  readonly sides: readonly Side[];
  readonly area: Area;
  /** Each wall runs from corner to corner with the city on its right hand. */
  readonly walls: readonly (readonly Point[])[];
}

const clockwise = (side: Side, steps: number): Side =>
  SIDES[(SIDES.indexOf(side) + steps + 4) % 4]!;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Leaves `corner` at an angle to the tile's side, so that two cities part where they share a corner. */
function leaving(
  corner: Point,
  towards: Point,
  inside: Point,
  degrees: number,
  reach: number,
): Point {
  const heading = plus(
    { x: towards.x * Math.cos(radians(degrees)), y: towards.y * Math.cos(radians(degrees)) },
    inside,
    Math.sin(radians(degrees)),
  );
  return plus(corner, heading, reach);
}

/** A wall over one side's length: deep in the middle, a given angle at each end. */
function bow(side: Side, depth: number, angleBefore: number, angleAfter: number): Point[] {
  const [from, to] = [cornerBefore[side], cornerBefore[clockwise(side, 1)]];
  const forth = unit(minus(to, from));
  const height = depth / 0.75;
  const first = leaving(
    from,
    forth,
    inward[side],
    angleBefore,
    height / Math.sin(radians(angleBefore)),
  );
  const back = { x: -forth.x, y: -forth.y };
  const second = leaving(
    to,
    back,
    inward[side],
    angleAfter,
    height / Math.sin(radians(angleAfter)),
  );
  return curve(from, first, second, to, 32);
}

export function citiesOf(tile: Tile): City[] {
  const dice = diceFor(`${tile.id} walls`);
  const owner = new Map<Side, number>();
  for (const index of indicesOf(tile, "city")) {
    for (const side of sidesOf(tile.segments[index]!)) owner.set(side, index);
  }
  const hasRoad = tile.segments.some((s) => s.kind === "road" || s.kind === "river");

  const wallAcross = (own: number, sides: Side[]): Point[] => {
    const foreign = (side: Side) => owner.has(side) && owner.get(side) !== own;
    const sway = dice.between(-1.2, 1.2);
    if (sides.length === 3) {
      const side = clockwise(sides[0]!, -1);
      const [next, across, last] = [foreign(sides[0]!), foreign(sides[1]!), foreign(sides[2]!)];
      const squeezed = next && last && owner.get(sides[0]!) === owner.get(sides[2]!);
      const depth = squeezed ? 21 : across || (next && last) ? 27 : 30 + sway;
      const angle = (tight: boolean) => (squeezed ? 33 : tight ? 37 : 50);
      return bow(side, depth, angle(last), angle(next)).reverse();
    }
    if (sides.length === 2) {
      const [next, last] = [foreign(sides[0]!), foreign(sides[1]!)];
      const angle = next || last ? 31 : hasRoad ? 36 : 54 + sway * 3;
      const corner = cornerBefore[sides[0]!];
      const end = cornerBefore[clockwise(sides[1]!, 1)];
      const before = clockwise(sides[0]!, -1);
      const after = clockwise(sides[1]!, 1);
      const back = minus(cornerBefore[before], corner);
      const ahead = minus(cornerBefore[clockwise(after, 1)], end);
      return curve(
        corner,
        leaving(corner, unit(back), inward[before], angle, 44),
        leaving(end, unit(ahead), inward[after], angle, 44),
        end,
        36,
      );
    }
    const side = sides[0]!;
    const three = sidesOf(tile.segments[own]!).length === 3;
    if (foreign(side)) return bow(side, three ? 42 : 38, 55, 55);
    return three ? bow(side, 36 + sway, 48, 48) : bow(side, 27 + sway, 42, 42);
  };

  return indicesOf(tile, "city").flatMap((index): City[] => {
    const sides = sidesOf(tile.segments[index]!);
    if (sides.length === 0) return [];
    if (sides.length === 4) return [{ segment: index, sides, area: WHOLE_BOX, walls: [] }];
    const outline: Point[] = [];
    const walls: Point[][] = [];
    for (const side of sides) {
      outline.push(cornerBefore[side], cornerBefore[clockwise(side, 1)]);
      const skipped: Side[] = [];
      for (let step = 1; !sides.includes(clockwise(side, step)); step++)
        skipped.push(clockwise(side, step));
      if (skipped.length === 0) continue;
      const wall = wallAcross(index, skipped);
      walls.push(wall);
      outline.push(...wall.slice(1, -1));
    }
    return [{ segment: index, sides, area: [outline], walls }];
  });
}
