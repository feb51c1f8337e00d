// A game against a bot needs no answer: name, colour and opponent are there, and two players never look alike.
import { expect, test } from "vitest";
import type { GameSummary } from "../../ipc";
import { lastBot, lastSitter, quickGame } from "./quick";

const bots = ["Odo", "Berta"];
const anna = { name: "Anna", colour: 0, pattern: "plain" } as const;
const seat = (name: string, colour: number, bot: string | null) =>
  ({ name, colour, pattern: "dots", bot, score: 0 }) as const;
const game = (...seats: ReturnType<typeof seat>[]) => ({ seats }) as unknown as GameSummary;

test("the person begins, against the bot that was chosen, with the base game", () => {
  const { mix, seats } = quickGame(anna, "greedy", bots);
  expect(mix).toBe("base");
  expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
    ["Anna", null],
    ["Odo", "greedy"],
  ]);
});

test.each([0, 1, 2, 3, 4, 5])(
  "the bot wears another colour than %i, and another pattern",
  (colour) => {
    for (const pattern of ["plain", "stripes", "dots", "bars", "checks", "waves"] as const) {
      const [person, bot] = quickGame({ name: "Anna", colour, pattern }, "gentle", bots).seats;
      expect(bot?.colour).not.toBe(person?.colour);
      expect(bot?.pattern).not.toBe(person?.pattern);
    }
  },
);

test("a person called like a bot plays against another one", () => {
  expect(
    quickGame({ ...anna, name: " Odo " }, "gentle", bots).seats.map(({ name }) => name),
  ).toEqual(["Odo", "Berta"]);
});

test("whoever played last sits down again, in the same colour", () => {
  const games = [
    game(seat("Odo", 1, "greedy")),
    game(seat("Gui", 3, "random"), seat("Zoe", 4, null)),
  ];
  expect(lastSitter(games)).toEqual({ name: "Zoe", colour: 4, pattern: "dots" });
  expect(lastSitter([game(seat("", 2, null))])).toBeNull();
  expect(lastSitter([])).toBeNull();
});

test("whoever is new plays the gentle bot, and whoever played one plays it again", () => {
  expect(lastBot([])).toBe("gentle");
  const games = [
    game(seat("Zoe", 4, null), seat("Odo", 1, "sharp"), seat("Gui", 3, "greedy")),
    game(seat("Zoe", 4, null), seat("Odo", 1, "steady")),
  ];
  expect(lastBot(games)).toBe("steady");
});
