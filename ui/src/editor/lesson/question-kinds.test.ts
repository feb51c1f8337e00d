import { expect, test } from "vitest";
import type { AnswerChoice, Place } from "../../ipc";
import { choicesWith, isOfLand, QUESTIONS, questionOf, wrongOnes } from "./question-kinds";

const number = (n: number): AnswerChoice => ({ kind: "number", number: n });
const players = (...all: number[]): AnswerChoice => ({ kind: "players", players: all });

test("the right answer stands among the wrong ones in their order, and none twice", () => {
  expect(choicesWith(number(4), [number(8), number(3), number(4), number(8)])).toEqual(
    [3, 4, 8].map(number),
  );
  expect(choicesWith(players(1), [players(0), players(0, 1)])).toEqual([
    players(0),
    players(1),
    players(0, 1),
  ]);
});

test("without wrong answers there is nothing to choose from", () => {
  expect(choicesWith(number(4), [number(4)])).toEqual([]);
});

test("no proposed answer is the right one, and none comes twice", () => {
  for (const right of [-3, 0, 1, 2, 7]) {
    const proposed = wrongOnes(number(right), 2);
    expect(proposed).not.toContainEqual(number(right));
    expect(new Set(proposed.map((each) => JSON.stringify(each))).size).toBe(proposed.length);
    expect(proposed.length).toBeGreaterThan(1);
  }
  // Whoever forgets what is counted believes that nothing comes of it.
  expect(wrongOnes(number(6), 2)).toEqual([0, 5, 7, 12].map(number));
  expect(wrongOnes(number(1), 2)).toEqual([0, 2].map(number));
  expect(wrongOnes(players(0), 3)).toEqual([players(1), players(2)]);
});

test("what asks about land needs land, and everything else needs none", () => {
  const place: Place = { x: 0, y: 0, kind: "city", at: "N" };
  for (const kind of QUESTIONS) {
    const at = { cell: { x: 2, y: 1 }, player: 1 };
    expect(questionOf(kind, { ...at, place })?.is).toBe(kind);
    expect(questionOf(kind, { ...at, place: null }) === null).toBe(isOfLand(kind));
  }
});
