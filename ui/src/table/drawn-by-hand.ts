// Which of the tiles that are left somebody may mean: by the land on its sides, in any rotation, and by its words.
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
