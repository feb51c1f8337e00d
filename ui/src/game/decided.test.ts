// Which decisions of a real table made a tile lie as it does, and how each is called.
import { expect, test } from "vitest";
import type { Event, GameView, LogEntry, Phase } from "../ipc";
import { decidedAs, decidedOf } from "./decided";

const turn = (turn: number): Event => ({ type: "turn-began", player: turn % 2, turn });
const drawn: Event = { type: "tile-drawn", player: 0, tile: "base/E" };
const laid = (x: number): Event => ({
  type: "tile-laid",
  player: 0,
  tile: "base/E",
  x,
  y: 0,
  rotation: 0,
});
const passed: Event = { type: "passed", player: 0 };

const entry = (step: number, asked: Phase | null, turn: number, ...events: Event[]): LogEntry => ({
  step,
  player: asked && 0,
  asked,
  turn,
  events: events.map((event) => ({ event, counted: [] })),
  leftOut: null,
});

const log = [
  entry(0, null, 0, laid(0), turn(1)),
  entry(1, "draw", 1, drawn),
  entry(2, "tile", 1, laid(1)),
  entry(3, "figure", 1, passed, turn(2)),
  entry(4, "draw", 2, drawn),
  entry(5, "tile", 2, laid(2), turn(3)),
];

test("a tile leads to what was drawn, where it was placed, and the figure, of its own turn", () => {
  expect(decidedOf(log, 5, { x: 1, y: 0 })).toEqual([
    { step: 1, turn: 1, is: "draw" },
    { step: 2, turn: 1, is: "tile" },
    { step: 3, turn: 1, is: "figure" },
  ]);
  expect(decidedOf(log, 5, { x: 2, y: 0 }).map(({ is }) => is)).toEqual(["draw", "tile"]);
});

test("the first tile was nobody's decision, nor is one that is not there yet", () => {
  expect(decidedOf(log, 5, { x: 0, y: 0 })).toEqual([]);
  expect(decidedOf(log, 4, { x: 2, y: 0 })).toEqual([]);
});

test("a decision is called as the log tells it, not by the turn that it ended", () => {
  const seats = [{ name: "Anna", bot: null }];
  const view = { seats, tiles: [], choices: [] } as unknown as GameView;
  expect(decidedAs(log[3]!, view, { tile: () => undefined })).toBe("Anna passes.");
});
