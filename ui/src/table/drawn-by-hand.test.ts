// A tile of a real bag is found by its sides and by its words.
import { expect, test } from "vitest";
import type { GameView } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { isLike, keysOf, kindsOf, type Wish } from "./drawn-by-hand";

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

test("all kinds of a game are known from its beginning to its end, whatever has run out", () => {
  const left = (...tiles: string[]) => tiles.map((tile) => ({ tile, count: 1 }));
  const lies = (tile: string) => ({ tile }) as GameView["tiles"][number];
  const begun = {
    leftByTile: left("a", "b", "c", "d"),
    tiles: [lies("b")],
    aside: [],
    drawn: null,
  };
  const late = { leftByTile: left("d"), tiles: [lies("b"), lies("c")], aside: ["a"], drawn: null };
  const last = { ...late, leftByTile: [], drawn: "d" };
  for (const view of [begun, late, last]) expect(kindsOf(view)).toEqual(["a", "b", "c", "d"]);
});

test("a kind keeps its key when it is found among others, and those without one get what is free", () => {
  const all = ["a", "b", "c", "d", "e"];
  expect([...keysOf(all, all, 3)]).toEqual([["a", 0], ["b", 1], ["c", 2]]); // prettier-ignore
  expect([...keysOf(all, ["b", "d", "e"], 3)]).toEqual([["b", 1], ["d", 0], ["e", 2]]); // prettier-ignore
  expect([...keysOf(all, ["d"], 3)]).toEqual([["d", 0]]);
});
