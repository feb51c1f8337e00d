// The tables of a score sheet add up: by source, turn by turn, and at the end.
import { expect, test } from "vitest";
import type { Event, GameView, LogEntry } from "../ipc";
import { inLanguage } from "../words";
import { leadOf, scoreTables } from "./score-tables";

const words = inLanguage("en");

const seat = (name: string, score: number) => ({ name, score, colour: 0, pattern: "plain" });
const view = {
  seats: [seat("Anna", 14), seat("Ben", 9)],
  before: [5, 0],
  totals: [
    { player: 0, source: "city", played: 6, atEnd: 3 },
    { player: 1, source: "road", played: 4, atEnd: 0 },
    { player: 1, source: "field", played: 0, atEnd: 3 },
  ],
  adjusted: [{ step: 4, nth: 0, turn: 2, player: 1, points: 2, note: "Toll" }],
  winners: [0],
  over: true,
  turn: 3,
  game: { created: null, expansions: [] },
} as unknown as GameView;

const score = (player: number, points: number, source: string, when: string) => ({
  type: "score",
  player,
  points,
  source,
  when,
  lines: [],
  majority: [],
});
const laid = (player: number) => ({ type: "tile-laid", player });
const began = (player: number, turn: number) => ({ type: "turn-began", player, turn });
const entry = (turn: number, ...events: object[]): LogEntry => ({
  step: turn * 2,
  player: 0,
  asked: null,
  turn,
  events: events.map((event) => ({ event: event as Event, counted: [] })),
  leftOut: null,
});
const log = [
  entry(0, began(0, 1)),
  entry(1, laid(0), score(0, 6, "city", "closed"), began(1, 2)),
  entry(2, laid(1), score(1, 4, "road", "closed"), began(0, 3)),
  entry(
    3,
    { type: "ended-here", left: 60 },
    score(1, 3, "field", "final"),
    score(0, 3, "city", "final"),
  ),
];
const [bySource, byTurn, final] = scoreTables({ view, log }, words);

const cellsOf = (table: typeof bySource) => table?.rows.map(({ cells }) => cells);

test("by source each column adds up, with what each had before and what the table agreed on", () => {
  expect(bySource?.head).toEqual(["", "Anna", "Ben"]);
  expect(cellsOf(bySource)).toEqual([
    ["Before", "5", "0"],
    ["Roads", "0", "4"],
    ["Cities", "6 + 3", "0"],
    ["Fields", "0", "+ 3"],
    ["Adjustments", "0", "2"],
    ["Total", "14", "9"],
    ["Place", "1", "2"],
  ]);
  expect(bySource?.rows.filter(({ total }) => total)).toHaveLength(1);
});

test("turn by turn each player has a running total, and the turn in which the game was ended is none", () => {
  expect(cellsOf(byTurn)).toEqual([
    ["Turn 1: Anna", "(+6) 11", "0"],
    ["Turn 2: Ben", "11", "(+4) 4"],
    ["Turn 2: Adjustments", "11", "(+2) 6"],
  ]);
  expect(leadOf({ view, log }, ["The River"], words)).toBe(
    "Anna wins. With The River. The game ended after 2 turns.",
  );
});

test("the final scoring stands player by player", () => {
  expect(cellsOf(final)).toEqual([
    ["Anna, for a city", "3", ""],
    ["Ben, for a field", "", "3"],
  ]);
});
