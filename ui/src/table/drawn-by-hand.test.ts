// A tile of a real bag is found by its sides and by its words.
import { expect, test } from "vitest";
import type { Design } from "../state/catalog.svelte";
import { isLike, type Wish } from "./drawn-by-hand";

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
const wish = (part: Partial<Wish>): Wish => ({ find: "", sides: [], ...part });

test.each<[Partial<Wish>, boolean]>([
  [{}, true],
  [{ sides: ["city"] }, true],
  [{ sides: ["city", "city"] }, false],
  // From any side, but never the other way round.
  [{ sides: ["road", "field"] }, true],
  [{ sides: ["field", "road", "city", "road"] }, true],
  [{ sides: ["city", "field"] }, false],
  [{ sides: ["river"] }, false],
  [{ find: "City  west" }, true],
  [{ find: "monastery" }, false],
])("what is said of a tile finds it: %j %s", (part, found) => {
  expect(isLike(tile, LOOK, wish(part))).toBe(found);
});
