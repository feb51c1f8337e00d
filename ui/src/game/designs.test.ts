// A game that has tiles of its own is drawn with them, and only that game.
import { expect, test } from "vitest";
import type { GameView, TileDesign } from "../ipc";
import { GameAtTable } from "./sitting.svelte";

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

const view = (id: number, ...designs: TileDesign[]): GameView =>
  ({ game: { id, designs }, revision: 1, steps: 0, log: [] }) as unknown as GameView;

test("a game has its own tiles, and the one beside it has not", () => {
  const [here, there] = [new GameAtTable(), new GameAtTable()];
  here.game.show(view(1, tile("base/X", 1)));
  there.game.show(view(2));
  expect(here.game.tile("base/X")?.count).toBe(1);
  expect(there.game.tile("base/X")).toBeUndefined();
  here.game.show(view(2));
  expect(here.game.tile("base/X")).toBeUndefined();
});

test("each answer about the same game tells of the same tile", () => {
  const { game } = new GameAtTable();
  game.show(view(1, tile("base/X", 1)));
  const first = game.tile("base/X");
  game.show(view(1, tile("base/X", 1)));
  expect(game.tile("base/X")).toBe(first);
});
