// Sentences are made for a third person; whoever reads is told of as oneself.
import { expect, test } from "vitest";
import type { Event } from "../ipc";
import { inLanguage } from ".";
import { named } from "./vocabulary";

const words = inLanguage("en");
const you = { name: "You", you: true };
const name = (player: number) => [you, named("Ada")][player] ?? named("nobody");
const describe = (event: Event) => words.events.describe(event, name);

test("what you do is told as yours", () => {
  expect(describe({ type: "passed", player: 0 })).toBe("You pass.");
  expect(describe({ type: "passed", player: 1 })).toBe("Ada passes.");
  expect(describe({ type: "tile-laid", player: 0, tile: "base/D", x: 1, y: 0, rotation: 0 })).toBe(
    "You place the tile at 1 east, as drawn.",
  );
  expect(describe({ type: "tile-drawn", player: 0, tile: "base/D" })).toBe("You draw a tile.");
});

test("what is yours is told as yours", () => {
  const from = { x: 0, y: 0, kind: "road", at: "E" } as const;
  expect(
    describe({ type: "figure-home", player: 0, figure: "follower", from, why: "scored" }),
  ).toBe("Your thief goes home, after scoring.");
});

test("every sentence of the score is yours too", () => {
  const score = {
    type: "score",
    player: 0,
    points: 4,
    source: "road",
    cause: null,
    when: "closed",
    lines: [],
    majority: [],
  } as const;
  expect(describe(score as unknown as Event)).toBe("You score 4 points for a road.");
});

test("within a sentence you are small", () => {
  const robbed = { type: "score", player: 1, points: 2, source: "rob", from: 0 };
  const text = describe({ ...robbed, lines: [], majority: [] } as unknown as Event);
  expect(text).toBe("Ada scores 2 points by robbing you.");
  expect(words.lesson.given({ kind: "players", players: [1, 0] }, name, () => "")).toBe(
    "Ada and you",
  );
  expect(words.lesson.given({ kind: "players", players: [0, 1] }, name, () => "")).toBe(
    "You and Ada",
  );
});

test("a reason that is chosen ends as one sentence, and names no place that nobody meant", () => {
  const code = "robbers/nobody-else-there";
  expect(words.lesson.yours({ kind: "reason", code }, name, () => "")).toBe(
    "Your answer: No other player’s marker is there.",
  );
});

test("what stands on a place, and what it is worth, is told as yours", () => {
  const naming = { shares: [{ player: 0, points: 3 }], cities: 1, open: 2, tiles: 4, worth: 3 };
  const reached = { ...naming, x: 0, y: 0, kind: "field", complete: false };
  expect(words.land.reached(reached as never, name)).toBe(
    "your field of 4 tiles, 1 completed city",
  );
  const capture = { type: "capture", x: 1, y: 0, kind: "road", at: "W", owner: 0 };
  expect(words.choices.describe({ ...capture, figure: "follower" } as never, name)).toContain(
    "Capture your thief",
  );
});

test("what a lesson points at is told thing by thing", () => {
  const road = {
    kind: "road",
    cells: [
      { x: 1, y: 0 },
      { x: 1, y: 1 },
    ],
  } as const;
  const text = [road, { part: "track" }].map(words.lesson.pointed);
  expect(text).toEqual(["The road on 2 tiles: 1 east; 1 east, 1 south", "The score track"]);
});

test("the aims of a position speak to you", () => {
  const wins = (player: number, alone: boolean) =>
    words.position.aims.sentence({ is: "wins", player, alone }, name, 0);
  expect([wins(0, false), wins(0, true)]).toEqual(["You win or tie.", "You win outright."]);
  expect([wins(1, false), wins(1, true)]).toEqual(["Ada wins or ties.", "Ada wins outright."]);
  const not = { is: "not", of: { is: "wins", player: null, alone: true } } as const;
  expect(words.position.aims.sentence(not, name, 0)).toBe("Not this: you win outright.");
});

test("somebody whose name is that of whoever reads is somebody else", () => {
  expect(words.table.end.won(named("You"))).toBe("You wins.");
});

test("the end of a chapter and the seats of a scenario speak to you", () => {
  const seats = [named("Ada"), you].map((who, score) => ({ who, score }));
  expect(words.campaigns.standings(seats)).toBe(
    "Final scores: 0 points for Ada and 1 point for you.",
  );
  expect(words.own.seats(["Bo", "Ada"])).toBe("You play against Bo and Ada");
  expect(words.own.seats([])).toBe("You play alone");
});
