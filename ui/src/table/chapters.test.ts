// Every turn has its own steps under its own heading, and so has the final scoring.
import { expect, test } from "vitest";
import type { Event, LogEntry } from "../ipc";
import { chaptersOf, rowOf } from "./chapters";

const laid: Event = { type: "tile-laid", player: 0, tile: "base/D", x: 1, y: 0, rotation: 0 };
const drawn: Event = { type: "tile-drawn", player: 1, tile: "base/E" };
const passed: Event = { type: "passed", player: 0 };
const turn = (turn: number): Event => ({ type: "turn-began", player: turn % 2, turn });
const points = (when: "closed" | "final"): Event => ({
  type: "score",
  player: 0,
  points: 3,
  source: "road",
  cause: null,
  when,
  lines: [],
  majority: [],
});
const over: Event = { type: "game-over", winners: [0] };

const entry = (step: number, ...events: Event[]): LogEntry => ({
  step,
  player: 0,
  turn: 1,
  events: events.map((event) => ({ event, counted: [] })),
});

const told = (entries: LogEntry[]) =>
  chaptersOf(entries).map(({ opening, passages }) => [
    opening?.type ?? null,
    ...passages.map(({ step, events }) => [step, ...events.map(({ told }) => told.event.type)]),
  ]);

test("a step that ends a turn and begins the next is told under both", () => {
  expect(
    told([entry(0, turn(1), drawn), entry(1, laid), entry(2, passed, turn(2), drawn)]),
  ).toEqual([
    ["turn-began", [0, "tile-drawn"], [1, "tile-laid"], [2, "passed"]],
    ["turn-began", [2, "tile-drawn"]],
  ]);
});

test("the final scoring has a chapter of its own", () => {
  const entries = [entry(8, passed, points("closed"), points("final"), points("final"), over)];
  expect(told(entries)).toEqual([
    [null, [8, "passed", "score"]],
    ["score", [8, "score", "score", "game-over"]],
  ]);
});

test("each event keeps its place in its step", () => {
  const [, next] = chaptersOf([entry(2, passed, turn(2), drawn, laid)]);
  expect(next?.passages[0]?.events.map(({ index }) => index)).toEqual([2, 3]);
});

test("a turn at a glance: its tile, its figures, what each got, and the cells that it touched", () => {
  const set: Event = {
    type: "figure-set",
    player: 0,
    figure: "follower",
    x: 1,
    y: 0,
    kind: "road",
    at: "E",
  };
  const entries = [entry(1, turn(2), drawn, laid, set, points("closed"), points("closed"))];
  const scored = entries[0]!.events.filter(({ event }) => event.type === "score");
  for (const told of scored)
    told.counted = [
      { x: 1, y: 0, n: 1 },
      { x: 0, y: 0, n: 2 },
    ] as never;
  const [chapter] = chaptersOf(entries);
  expect(rowOf(chapter!)).toEqual({
    player: 0,
    turn: 2,
    laid: [{ tile: "base/D", x: 1, y: 0, rotation: 0 }],
    set: [{ player: 0, figure: "follower" }],
    points: [{ player: 0, points: 6 }],
    cells: [
      { x: 1, y: 0 },
      { x: 0, y: 0 },
    ],
  });
});

test("what is no turn has no row", () => {
  const [beginning] = chaptersOf([entry(0, drawn)]);
  expect(rowOf(beginning!)).toBeNull();
});
