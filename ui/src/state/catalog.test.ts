// A game that has tiles of its own is drawn with them, and only that game.
import { afterEach, expect, test } from "vitest";
import type { TileDesign } from "../ipc";
import { catalog } from "./catalog.svelte";

const tile = (id: string, count: number): TileDesign => ({
  id,
  set: "base",
  count,
  marks: [],
  village: [],
  decor: [],
  bridge: false,
  segments: [],
});

afterEach(() => catalog.borrow(null, []));

test("a game lends its own tiles as long as it is shown", () => {
  catalog.borrow(1, [tile("base/X", 1)]);
  expect(catalog.tile("base/X")?.count).toBe(1);
  catalog.borrow(2, []);
  expect(catalog.tile("base/X")).toBeUndefined();
});

test("each answer about the same game tells of the same tile", () => {
  catalog.borrow(1, [tile("base/X", 1)]);
  const first = catalog.tile("base/X");
  catalog.borrow(1, [tile("base/X", 1)]);
  expect(catalog.tile("base/X")).toBe(first);
});
