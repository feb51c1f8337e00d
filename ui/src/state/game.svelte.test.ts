// What the window holds of the open game when answers and news of bots cross on their way.
import { beforeEach, expect, test } from "vitest";
import type { GameView, LogEntry } from "../ipc";
import { game } from "./game.svelte";

const entry = (step: number): LogEntry => ({ step, player: 0, turn: 1, events: [] });

const view = (revision: number, steps: number, since: number): GameView =>
  ({
    game: { id: 1 },
    revision,
    steps,
    step: steps,
    log: Array.from({ length: steps - since + 1 }, (_, index) => entry(since + index)),
  }) as unknown as GameView;

const held = () => game.log.map(({ step }) => step);

beforeEach(() => {
  game.view = null;
  game.show(view(1, 2, 0));
});

test("each view brings the newest entries of the log", () => {
  game.show(view(2, 3, 3));
  expect(held()).toEqual([0, 1, 2, 3]);
});

test("what was taken back leaves the log", () => {
  game.show(view(2, 1, 1));
  expect(held()).toEqual([0, 1]);
});

test("an answer that comes after news of a bot does not turn the game back", () => {
  game.show(view(3, 4, 4));
  game.show(view(2, 3, 3));
  expect(game.view?.steps).toBe(4);
  expect(held()).toEqual([0, 1, 2, 3, 4]);
});
