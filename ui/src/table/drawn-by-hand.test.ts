// A tile of a real bag is found by its sides and by its words.
import { expect, test } from "vitest";
import type { Design } from "../state/catalog.svelte";
import { ANY, isLike, type Wish } from "./drawn-by-hand";

const segment = (kind: string, ...edges: string[]) => ({ kind, edges });
const design = (...segments: object[]) => ({ segments }) as unknown as Design;

/** A city in the north, a road from west to east. */
const tile = design(
  segment("city", "N"),
  segment("road", "E", "W"),
  segment("field", "EL", "WR"),
  segment("field", "ER", "S", "WL"),
);
const LOOK = "a city in the north; a road from the east to the west";
const wish = (part: Partial<Wish>): Wish => ({ find: "", cities: ANY, roads: ANY, ...part });

test.each<[Partial<Wish>, boolean]>([
  [{}, true],
  [{ cities: "1" }, true],
  [{ cities: "2" }, false],
  [{ roads: "2", cities: "1" }, true],
  [{ roads: "0" }, false],
  [{ find: "City  west" }, true],
  [{ find: "monastery" }, false],
])("what is said of a tile finds it: %j %s", (part, found) => {
  expect(isLike(tile, LOOK, wish(part))).toBe(found);
});
