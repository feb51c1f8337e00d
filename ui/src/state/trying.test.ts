// From a game in which a tile is tried, a way leads back to its drawing; from all other games none does.
import { expect, test } from "vitest";
import { trying } from "./trying.svelte";

test("the way back belongs to the game in which the tile is tried", () => {
  expect(trying.backFrom(7)).toBeNull();
  trying.begin(7, "#/build/3/A");
  expect(trying.backFrom(7)).toBe("#/build/3/A");
  expect(trying.backFrom(8)).toBeNull();
  trying.begin(9, "#/build/3/B");
  expect([trying.backFrom(7), trying.backFrom(9)]).toEqual([null, "#/build/3/B"]);
});
