// What is heard of a step, and of what happened since one's last turn.
import { expect, test } from "vitest";
import type { LogEntry } from "../ipc";
import type { LogChapter } from "./chapters";
import { chaptersSince } from "./since";
import { soundsOf } from "./heard";

type Event = LogEntry["events"][number]["event"];
const step = (...types: (Event["type"] | ["turn-began", number])[]) =>
  ({
    events: types.map((type) => ({
      event: typeof type === "string" ? { type } : { type: type[0], player: type[1], turn: 1 },
    })),
  }) as unknown as LogEntry;

const seats = [{ bot: null }, { bot: "greedy" }, { bot: "greedy" }];
const table = { live: true, toMove: 0, phase: "tile" as const, seats };

test("tiles, figures and points are heard in their order, and one's own turn last", () => {
  const fresh = [
    step("tile-laid", "feature-completed", "score", "score"),
    step("figure-set", ["turn-began", 0], "tile-drawn"),
  ];
  expect(soundsOf(fresh, table)).toEqual(["placing", "scoring", "placing", "turn"]);
});

test("a bot's turn is no turn to hear, nor is the next decision of one's own", () => {
  expect(soundsOf([step("passed", ["turn-began", 1])], { ...table, toMove: 1 })).toEqual([]);
  expect(soundsOf([step("tile-laid")], table)).toEqual(["placing"]);
  expect(soundsOf([step(["turn-began", 0])], { ...table, live: false })).toEqual([]);
});

const turns = (...players: number[]): LogChapter[] =>
  players.map((player, turn) => ({
    opening: { type: "turn-began", player, turn },
    from: null,
    passages: [],
  }));
const since = (toMove: number | null, ...players: number[]) =>
  chaptersSince({ toMove, seats }, turns(...players)).map(({ opening }) =>
    opening?.type === "turn-began" ? opening.turn : null,
  );

test("since my last turn: what the others did after it, and not what I do now", () => {
  expect(since(0, 0, 1, 2, 0)).toEqual([1, 2]);
  expect(since(0, 0)).toEqual([]);
  expect(since(0, 1, 2, 0)).toEqual([0, 1]);
});

test("while the others play it is what they have done so far, and when the game is over too", () => {
  expect(since(2, 0, 1, 2)).toEqual([1, 2]);
  expect(since(null, 0, 1, 2, 0)).toEqual([]);
});
