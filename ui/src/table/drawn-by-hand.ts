// Which of the tiles that are left somebody may mean: by the land on its sides, in any rotation, and by its words; and
// which key each has.
import type { GameView } from "../ipc";
import type { Design } from "../state/catalog.svelte";

export const SIDE_LANDS = ["city", "road", "field", "river"] as const;
export type SideLand = (typeof SIDE_LANDS)[number];

export interface Wish {
  find: string;
  /** Clockwise, from any side. */
  sides: readonly SideLand[];
}

const SIDES = ["N", "E", "S", "W"] as const;

/** The land on each side, clockwise from the north. */
export const sidesOf = ({ segments }: Design): SideLand[] =>
  SIDES.map((side) => {
    const there = segments.find(({ edges }) => edges.includes(side));
    return SIDE_LANDS.find((land) => land === there?.kind) ?? "field";
  });

const hasSides = (design: Design, wished: readonly SideLand[]): boolean => {
  const around = sidesOf(design);
  return SIDES.some((_, from) =>
    wished.every((land, nth) => around[(from + nth) % SIDES.length] === land),
  );
};

/** Whether a tile is as somebody says; each word is looked for in what the tile is called. */
export const isLike = (design: Design, look: string, { find, sides }: Wish): boolean => {
  const said = look.toLowerCase();
  const sought = find.toLowerCase().split(/\s+/);
  return hasSides(design, sides) && sought.every((word) => said.includes(word));
};

type TilesOfGame = Pick<GameView, "leftByTile" | "tiles" | "aside" | "drawn">;

/** Every kind of tile that the game has, drawn or not, in an order that stays the same. */
export const kindsOf = ({ leftByTile, tiles, aside, drawn }: TilesOfGame): string[] => {
  const all = [...leftByTile, ...tiles].map(({ tile }) => tile);
  return [...new Set([...all, ...aside, ...(drawn === null ? [] : [drawn])])].sort();
};

/**
 * The number of the key of each kind that was found. The first of all kinds have a key of their own throughout the game;
 * others get one that none of those that were found has. Which have run out changes nothing.
 */
export const keysOf = (
  all: readonly string[],
  found: readonly string[],
  keys: number,
): ReadonlyMap<string, number> => {
  const own = all.slice(0, keys);
  const taken = found.filter((kind) => own.includes(kind)).map((kind) => own.indexOf(kind));
  const free = Array.from({ length: keys }, (_, key) => key).filter((key) => !taken.includes(key));
  return new Map(
    found.flatMap((kind): [string, number][] => {
      const key = own.includes(kind) ? own.indexOf(kind) : free.shift();
      return key === undefined ? [] : [[kind, key]];
    }),
  );
};
