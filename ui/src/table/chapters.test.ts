// Every turn has its own steps under its own heading, and so has the final scoring.
import { expect, test } from "vitest";
import type { Event, LogEntry } from "../ipc";
import { inLanguage } from "../words";
import { chaptersOf, rowOf } from "./chapters";
import { named } from "../words/vocabulary";

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
  asked: null,
  turn: 1,
  events: events.map((event) => ({ event, counted: [] })),
  leftOut: null,
});

const typesIn = (entries: LogEntry[]) =>
  chaptersOf(entries).map(({ opening, passages }) => [
    opening?.type ?? null,
    ...passages.map(({ step, events }) => [step, ...events.map(({ logged }) => logged.event.type)]),
  ]);

test("a step that ends a turn and begins the next is logged under both", () => {
  expect(
    typesIn([entry(0, turn(1), drawn), entry(1, laid), entry(2, passed, turn(2), drawn)]),
  ).toEqual([
    ["turn-began", [0, "tile-drawn"], [1, "tile-laid"], [2, "passed"]],
    ["turn-began", [2, "tile-drawn"]],
  ]);
});

test("its number stands where it began, and not where the next player draws by themselves", () => {
  const chapters = chaptersOf([entry(1, turn(1), laid), entry(2, passed, turn(2), drawn)]);
  const numbered = chapters.map(({ passages }) => passages.map(({ begins }) => begins));
  expect(numbered).toEqual([[true, true], [false]]);
});

test("a figure that could not be placed is told after the tile, in the chapter of that turn", () => {
  const leftOut = {
    after: 1,
    empty: true,
    reasons: [{ code: "base/supply-empty", rule: "BG-11", player: 0 }],
  };
  const [first, next] = chaptersOf([
    entry(0, turn(1), drawn),
    { ...entry(1, laid, points("closed"), turn(2), drawn), leftOut },
  ]);
  expect(first?.passages.map((passage) => passage.leftOut)).toEqual([
    null,
    { index: 0, why: leftOut },
  ]);
  expect(next?.passages.map((passage) => passage.leftOut)).toEqual([null]);
  const row = rowOf(first!)!;
  expect(row.leftOut).toBe("empty");
  expect(inLanguage("en").table.log.row(row, () => named("Bo"))).toBe(
    "Turn 1: Bo, tile at 1 east, no follower left, 3 points for Bo",
  );
});

test("the final scoring has a chapter of its own", () => {
  const entries = [entry(8, passed, points("closed"), points("final"), points("final"), over)];
  expect(typesIn(entries)).toEqual([
    [null, [8, "passed", "score"]],
    ["score", [8, "score", "score", "game-over"]],
  ]);
});

test("a game that its table ends before a draw has no turn without a tile", () => {
  const ended: Event = { type: "ended-here", left: 12 };
  const entries = [entry(7, laid, turn(3)), entry(8, ended, points("final"), over)];
  expect(typesIn(entries)).toEqual([
    [null, [7, "tile-laid"]],
    ["ended-here", [8, "ended-here", "score", "game-over"]],
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
  for (const logged of scored)
    logged.counted = [
      { x: 1, y: 0, n: 1 },
      { x: 0, y: 0, n: 2 },
    ] as never;
  const [chapter] = chaptersOf(entries);
  expect(rowOf(chapter!)).toEqual({
    player: 0,
    turn: 2,
    laid: [{ tile: "base/D", x: 1, y: 0, rotation: 0 }],
    set: [{ player: 0, figure: "follower" }],
    taken: [],
    put: [],
    leftOut: null,
    points: [{ player: 0, points: 6 }],
    cells: [
      { x: 1, y: 0 },
      { x: 0, y: 0 },
    ],
  });
});

test("who was captured is seen without opening the turn", () => {
  const from = { x: 3, y: 0, kind: "city", at: "N" } as const;
  const captured: Event = { type: "captured", player: 0, owner: 1, figure: "follower", from };
  const [chapter] = chaptersOf([entry(1, turn(2), laid, captured)]);
  const row = rowOf(chapter!)!;
  expect(row.taken).toEqual([{ player: 0, owner: 1, figure: "follower" }]);
  expect(row.cells).toContainEqual({ x: 3, y: 0 });
  const logged = inLanguage("en").table.log.row(row, (player) =>
    player === 0 ? { name: "You", you: true } : named("Bo"),
  );
  expect(logged).toBe("Turn 2: you, tile at 1 east, Bo’s follower taken by you");
});

test("a floor, a tollhouse and an abbot that was called back are seen and told without opening the turn", () => {
  const floor: Event = { type: "floor-added", player: 0, x: 3, y: 0, floors: 2 };
  const house: Event = {
    type: "tollhouse-placed",
    player: 1,
    x: 4,
    y: 0,
    value: 2,
    moved: true,
  };
  const from = { x: 5, y: 0, kind: "garden", at: "C" } as never;
  const home: Event = { type: "figure-home", player: 0, figure: "abbot", from, why: "recalled" };
  const [chapter] = chaptersOf([entry(1, turn(2), laid, floor, house, home)]);
  const row = rowOf(chapter!)!;
  expect(row.put.map(({ sign }) => ("svg" in sign ? "drawing" : sign))).toEqual([
    "drawing",
    { kind: "tollhouse-2", player: 1 },
  ]);
  expect(row.cells.map(({ x }) => x)).toEqual([1, 3, 4, 5]);
  const logged = inLanguage("en").table.log.row(row, (player) =>
    player === 0 ? { name: "You", you: true } : named("Bo"),
  );
  expect(logged).toBe(
    "Turn 2: you, tile at 1 east, your abbot taken back, your floor on a tower, now 2 floors high, Bo’s tollhouse moved",
  );
});

test("what is no turn has no row", () => {
  const [beginning] = chaptersOf([entry(0, drawn)]);
  expect(rowOf(beginning!)).toBeNull();
});

test("a turn knows the step after which nothing but it came", () => {
  const from = (entries: LogEntry[]) => chaptersOf(entries).map((chapter) => chapter.from);
  expect(from([entry(2, passed, turn(2))])).toEqual([null, 2]);
  // What the table agreed on before it ended the game stands before the final scoring.
  const ended: Event = { type: "ended-here", left: 12 };
  expect(from([entry(2, passed, turn(2)), entry(3, ended, over)])).toEqual([null, 2]);
  // Where a tile is drawn in the same step, that is told after it.
  expect(from([entry(2, passed, turn(2), drawn)])).toEqual([null, null]);
});
