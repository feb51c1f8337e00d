// What a question can be pointed at: what is listed, and else all that one would think of, right or not.
import { expect, test } from "vitest";
import type { Action, Aim, FigureView, GameView, HelpView, LessonView, MarkView } from "../ipc";
import { aimsOf, drawn, helpedBy } from "./lesson-scene";

const cell = (x: number, y: number): Aim => ({ x, y, kind: null, at: null });
const field: Aim = { x: 0, y: 0, kind: "field", at: "SL" };
const road: Aim = { x: 0, y: 0, kind: "road", at: "E" };

const figure = (aim: Aim) => ({ action: { type: "figure", figure: "follower", ...aim } });
const asks = (ask: object | null, board: object = {}): LessonView =>
  ({
    task: { ask },
    board: { phase: "figure", tiles: [{ x: 0, y: 0 }], choices: [], refused: [], ...board },
  }) as unknown as LessonView;

test("listed places are what one can choose from", () => {
  const choices = [{ kind: "places", places: [field, road] }];
  expect(aimsOf(asks({ kind: "places", choices }))).toEqual([field, road]);
});

test("what is refused is offered too, where one has to find what is allowed", () => {
  const board = { choices: [figure(field)], refused: [figure(road), figure(field)] };
  expect(aimsOf(asks({ kind: "places", choices: [] }, board))).toEqual([field, road]);
});

test("for a tile every free place beside the land is offered", () => {
  const aims = aimsOf(asks({ kind: "places", choices: [] }, { phase: "tile" }));
  expect(aims).toEqual([cell(0, -1), cell(-1, 0), cell(1, 0), cell(0, 1)]);
});

test("a number is pointed at nowhere", () => {
  expect(aimsOf(asks({ kind: "number", choices: [] }))).toEqual([]);
  expect(aimsOf(asks(null))).toEqual([]);
});

test("a ring goes with the figure that it was drawn around", () => {
  const marks: MarkView[] = [{ what: "figure", at: { x: 1, y: 0, segment: 2 } }];
  const knight = { x: 1, y: 0, segment: 2 } as FigureView;
  expect(drawn(marks, [knight])).toEqual([{ at: { x: 1, y: 0, on: 2 } }]);
  expect(drawn(marks, [{ ...knight, segment: 0 }])).toEqual([]);
});

test("help shows the tile in hand where it would be laid, and turned so", () => {
  const tile: Action = { type: "tile", x: 2, y: 1, rotation: 2 };
  const help = { acts: [tile, { type: "pass" }] } as unknown as HelpView;
  expect(helpedBy(help, { drawn: "base/V" } as GameView)).toEqual([
    { ...tile, tile: "base/V", tone: "right" },
  ]);
  expect(helpedBy(help, { drawn: null } as GameView)).toEqual([]);
  expect(helpedBy(null, { drawn: "base/V" } as GameView)).toEqual([]);
});
