// What an ended game comes to, and the sentence that a person gets whom a bot has beaten.
// @vitest-environment node
import { expect, test } from "vitest";
import { inLanguage } from "../../words";
import { lossToBot, standings } from "./outcome";

const { end } = inLanguage("en").table;
const seat = (name: string, score: number, bot: string | null = null) =>
  ({ name, score, bot, colour: 0, pattern: "plain" }) as const;
const ended = (seats: ReturnType<typeof seat>[], ...winners: number[]) => ({ seats, winners });

test("winners come first, then by points, and of the same points in the order of play", () => {
  const seats = [seat("Anna", 30), seat("Ben", 41), seat("Cleo", 41), seat("Dora", 30)];
  expect(standings(ended(seats, 1, 2)).map(({ player }) => player)).toEqual([1, 2, 0, 3]);
});

test("a close loss to a bot is called close, and no sentence is said to whoever wins or shares", () => {
  const anna = seat("Anna", 74);
  const close = lossToBot(ended([anna, seat("Odo", 77, "greedy")], 1))!;
  expect(end.lost(close, "Odo")).toBe("So close: only 3 points behind Odo.");
  expect(lossToBot(ended([seat("Anna", 80), seat("Odo", 77, "greedy")], 0))).toBeNull();
  expect(lossToBot(ended([seat("Anna", 77), seat("Odo", 77, "greedy")], 0, 1))).toBeNull();
  expect(lossToBot(ended([seat("Sage", 70, "steady"), seat("Odo", 77, "greedy")], 1))).toBeNull();
  expect(lossToBot(ended([anna, seat("Ben", 80)], 1))).toBeNull();
});

test("a clear loss leads to the review, and to Gentle where another bot has won", () => {
  const lost = (bot: string) => lossToBot(ended([seat("Anna", 31), seat("Odo", 85, bot)], 1))!;
  expect(end.lost(lost("greedy"), "Odo")).toContain("Gentle is an easier opponent");
  expect(end.lost(lost("gentle"), "Odo")).not.toContain("Gentle");
  for (const bot of ["greedy", "gentle"]) expect(end.lost(lost(bot), "Odo")).toContain("review");
});

test("where several people lost, nobody’s distance is told", () => {
  const seats = [seat("Anna", 75), seat("Ben", 70), seat("Odo", 77, "sharp")];
  expect(lossToBot(ended(seats, 2))).toEqual({ winner: 2, short: null, easier: true });
});
