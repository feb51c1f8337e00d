// Joins random tiles legally into a board, to look for seams. Knows sides only, no other rule of the game.
import { diceFor } from "../seed";
import { SIDES, type Rotation, type Side, type Tile } from "../tile";

export interface PlacedTile<T extends Tile = Tile> {
  readonly tile: T;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
}

export const STEP: Record<Side, readonly [number, number]> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};

export const oppositeOf = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

/** What a placed tile shows on a side of the board. */
export function sideKind(placed: PlacedTile, side: Side): "city" | "road" | "river" | "field" {
  const own = SIDES[(SIDES.indexOf(side) - placed.rotation + 4) % 4]!;
  const owner = placed.tile.segments.find((s) => s.edges.includes(own));
  return owner === undefined ? "field" : (owner.kind as "city" | "road" | "river");
}

export function randomBoard<T extends Tile>(
  tiles: readonly T[],
  size: number,
  seed: string,
): PlacedTile<T>[] {
  const dice = diceFor(seed);
  const board = new Map<string, PlacedTile<T>>();
  const fits = (placed: PlacedTile<T>): boolean =>
    SIDES.every((side) => {
      const neighbour = board.get(`${placed.x + STEP[side][0]},${placed.y + STEP[side][1]}`);
      return (
        neighbour === undefined || sideKind(neighbour, oppositeOf(side)) === sideKind(placed, side)
      );
    });
  board.set("0,0", { tile: tiles[0]!, x: 0, y: 0, rotation: 0 });
  for (let tries = 0; board.size < size && tries < size * 400; tries++) {
    const from = [...board.values()][dice.whole(0, board.size - 1)]!;
    const [dx, dy] = STEP[dice.pick(SIDES)];
    const placed = {
      tile: tiles[dice.whole(0, tiles.length - 1)]!,
      x: from.x + dx,
      y: from.y + dy,
      rotation: dice.whole(0, 3) as Rotation,
    };
    const near = SIDES.filter((side) =>
      board.has(`${placed.x + STEP[side][0]},${placed.y + STEP[side][1]}`),
    );
    // Tight places first make a board without lonely arms.
    if (near.length < 2 && dice.roll() < 0.7) continue;
    if (!board.has(`${placed.x},${placed.y}`) && fits(placed))
      board.set(`${placed.x},${placed.y}`, placed);
  }
  return [...board.values()];
}
