// What an ended game comes to, and the sentence that a person gets whom a bot has beaten.
// @vitest-environment node
import { expect, test } from "vitest";
import { inLanguage } from "../../words";
import type { GameView, Source, SourceTotal } from "../../ipc";
import { easierGame, lossToBot, lessonAgainst, standings } from "./outcome";

const { end } = inLanguage("en").table;
const seat = (name: string, score: number, bot: string | null = null) =>
  ({ name, score, bot, colour: 0, pattern: "plain" }) as const;
const ended = (
  seats: ReturnType<typeof seat>[],
  winners: number[],
  totals: SourceTotal[] = [],
) => ({ seats, winners, totals });
const total = (player: number, source: Source, played: number, atEnd = 0): SourceTotal => ({
  player,
  source,
  played,
  atEnd,
});

test("winners come first, then by points, and of the same points in the order of play", () => {
  const seats = [seat("Anna", 30), seat("Ben", 41), seat("Cleo", 41), seat("Dora", 30)];
  expect(standings(ended(seats, [1, 2])).map(({ player }) => player)).toEqual([1, 2, 0, 3]);
});

test("a close loss to a bot is called close, and no sentence is said to whoever wins or shares", () => {
  const anna = seat("Anna", 74);
  const close = lossToBot(ended([anna, seat("Odo", 77, "greedy")], [1]))!;
  expect(end.lost(close, "Odo")).toBe("So close: only 3 points behind Odo.");
  expect(lossToBot(ended([seat("Anna", 80), seat("Odo", 77, "greedy")], [0]))).toBeNull();
  expect(lossToBot(ended([seat("Anna", 77), seat("Odo", 77, "greedy")], [0, 1]))).toBeNull();
  expect(lossToBot(ended([seat("Sage", 70, "steady"), seat("Odo", 77, "greedy")], [1]))).toBeNull();
  expect(lossToBot(ended([anna, seat("Ben", 80)], [1]))).toBeNull();
});

const odo = (bot: string) => [seat("Anna", 31), seat("Odo", 85, bot)];

test("a loss says where the winner was furthest ahead, the final scoring counted in, and which lesson helps", () => {
  const totals = [
    total(0, "city", 20, 2),
    total(1, "city", 28, 12),
    total(0, "road", 9),
    total(1, "road", 19),
    total(1, "field", 0, 9),
  ];
  const loss = lossToBot(ended(odo("gentle"), [1], totals))!;
  expect(loss.cost).toEqual({ source: "city", points: 18 });
  expect(end.lost(loss, "Odo")).toBe(
    "There’s always a next game. The biggest difference: Odo scored 18 points more from cities than you did.",
  );
  expect(lessonAgainst(loss)).toBe("base-04-cities");
  const goods = lossToBot(ended(odo("gentle"), [1], [total(1, "goods", 0, 20)]))!;
  expect(end.lost(goods, "Odo")).toContain("“Goods”");
  expect(lessonAgainst(goods)).toBeNull();
});

test("a loss offers the same table with the next weaker bot, and none below Gentle", () => {
  const table = (bot: string, game: object = {}) => ({
    seats: odo(bot) as unknown as GameView["seats"],
    game: {
      mix: "base",
      options: { "OP-09": "old" },
      by_hand: false,
      ...game,
    } as unknown as GameView["game"],
  });
  const easier = (bot: string, game?: object) =>
    easierGame(table(bot, game), lossToBot(ended(odo(bot), [1]))!);
  expect(easier("greedy")).toMatchObject({
    mix: "base",
    options: { "OP-09": "old" },
    seats: [
      { name: "Anna", bot: null },
      { name: "Odo", bot: "gentle" },
    ],
  });
  expect(easier("expert")?.seats[1]?.bot).toBe("sharp");
  expect(easier("gentle")).toBeNull();
  expect(easier("greedy", { mix: null })).toBeNull();
  expect(end.easier("gentle")).toBe("Play against Gentle");
});

test("where several people lost, nobody’s distance is told", () => {
  const seats = [seat("Anna", 75), seat("Ben", 70), seat("Odo", 77, "sharp")];
  const loss = lossToBot(ended(seats, [2], [total(2, "road", 20)]));
  expect(loss).toEqual({ winner: 2, short: null, easier: "steady", cost: null });
});
