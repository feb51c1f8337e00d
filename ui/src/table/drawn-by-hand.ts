// Which of the tiles that are left somebody may mean: by the number of their sides, and by their
// words.
import type { Design } from "../state/catalog.svelte";

export const ANY = "any";
export type Sides = typeof ANY | "0" | "1" | "2" | "3" | "4";

export interface Wish {
  find: string;
  cities: Sides;
  roads: Sides;
}

const SIDES = ["N", "E", "S", "W"];

const sidesOf = ({ segments }: Design, kind: "city" | "road"): number =>
  segments
    .filter((segment) => segment.kind === kind)
    .flatMap(({ edges }) => edges)
    .filter((edge) => SIDES.includes(edge)).length;

const meets = (sides: Sides, count: number): boolean => sides === ANY || Number(sides) === count;

/** Whether a tile is as somebody says; each word is looked for in what the tile is called. */
export const isLike = (design: Design, look: string, { find, cities, roads }: Wish): boolean => {
  const said = look.toLowerCase();
  const sought = find.toLowerCase().split(/\s+/);
  return (
    meets(cities, sidesOf(design, "city")) &&
    meets(roads, sidesOf(design, "road")) &&
    sought.every((word) => said.includes(word))
  );
};
