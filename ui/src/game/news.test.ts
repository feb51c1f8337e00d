// What of a game is told, shown and said as news, and what is not.
import { expect, test } from "vitest";
import type { LogEntry } from "../ipc";
import { News } from "./news";

const entry = (step: number): LogEntry => ({
  step,
  player: 0,
  asked: null,
  turn: 1,
  events: [],
  leftOut: null,
});
const seen = (steps: number, since: number, live = true, id = 1) => ({
  game: { id },
  live,
  steps,
  log: Array.from({ length: steps - since + 1 }, (_, index) => entry(since + index)),
});
const stepsOf = (news: LogEntry[]) => news.map(({ step }) => step);

test("what was there when the game was opened is old", () => {
  expect(new News().of(seen(40, 0))).toEqual([]);
});

test("each step is news once, several bots' steps together too", () => {
  const news = new News();
  news.of(seen(2, 0));
  expect(stepsOf(news.of(seen(3, 3)))).toEqual([3]);
  expect(stepsOf(news.of(seen(3, 3)))).toEqual([]);
  expect(stepsOf(news.of(seen(6, 3)))).toEqual([4, 5, 6]);
});

test("taking back is no news, and doing it again is", () => {
  const news = new News();
  news.of(seen(5, 0));
  expect(news.of(seen(3, 3))).toEqual([]);
  expect(stepsOf(news.of(seen(5, 4)))).toEqual([4, 5]);
});

test("looking back, and coming back, is no news", () => {
  const news = new News();
  news.of(seen(5, 0));
  expect(news.of(seen(5, 5, false))).toEqual([]);
  expect(news.of(seen(5, 5))).toEqual([]);
});

test("another game starts with nothing new", () => {
  const news = new News();
  news.of(seen(5, 0));
  expect(news.of(seen(9, 0, true, 2))).toEqual([]);
});
