// What is marked beside the board until the next move: points just gained, and a tile that was put aside.
// @vitest-environment node
import { expect, test } from "vitest";
import type { Event, LogEntry } from "../ipc";
import { recentGains, recentlyPutAside } from "./recent";

const entry = (step: number, player: number | null, ...events: object[]): LogEntry => ({
  step,
  player,
  asked: null,
  turn: step,
  events: events.map((event) => ({ event: event as Event, counted: [] })),
  leftOut: null,
});
const score = (player: number, points: number) => ({ type: "score", player, points });
const aside = { type: "tile-put-aside", tile: "base/C", rule: "BG-05" };
const view = { step: 3, seats: [{ bot: null }, { bot: "greedy" }] };

test("what the last move of a person brought stays marked while bots play", () => {
  const log = [entry(0, null), entry(1, 0, score(0, 9)), entry(2, 0, score(0, 2)), entry(3, 1)];
  expect(recentGains(view, log)).toEqual([2, 0]);
  expect(recentGains({ ...view, step: 1 }, log)).toEqual([9, 0]);
  const more = [...log, entry(4, 1, score(1, 4), score(0, 1))];
  expect(recentGains({ ...view, step: 4 }, more)).toEqual([3, 4]);
  expect(recentGains({ ...view, step: 5 }, [...more, entry(5, 0)])).toEqual([0, 0]);
});

test("among people, the mark goes with the next move of anybody", () => {
  const people = { step: 2, seats: [{ bot: null }, { bot: null }] };
  expect(recentGains(people, [entry(1, 0, score(0, 2)), entry(2, 1)])).toEqual([0, 0]);
});

test("a tile that a bot put aside is still told to the person who moves next", () => {
  expect(recentlyPutAside(view, [entry(2, 0), entry(3, 1, aside)])).toEqual([aside]);
  expect(recentlyPutAside({ ...view, step: 4 }, [entry(3, 1, aside), entry(4, 0)])).toEqual([]);
});
