// Of all that a decision changes, only what matters is said, the heaviest first.
import { expect, test } from "vitest";
import type { Action, Motive } from "../ipc";
import { inLanguage } from "../words";
import { heaviestReasons, reasonsAgainst } from "./reasons";
import { named } from "../words/vocabulary";

const { advice } = inLanguage("en");
const [me, bo, cor] = [0, 1, 2];
const names = [{ name: "You", you: true }, named("Bo"), named("Cor")];

const tile: Action = { type: "tile", x: 1, y: 0, rotation: 0 };
const knight: Action = { type: "figure", figure: "follower", x: 1, y: 0, kind: "city", at: "N" };
const city = { x: 1, y: 0, kind: "city", at: "N" } as const;
const road = { x: 1, y: 0, kind: "road", at: "S" } as const;

const inSight = (player: number, points: number, place: typeof city | typeof road): Motive => ({
  code: "in-sight",
  facts: { player, points, place },
});
const scores = (player: number, points: number, before = 0, when: "closed" | "final" = "closed") =>
  ({
    code: "scores",
    facts: { player, points, before, source: "city", place: city, when },
  }) as const;
const goesOut = (left: number): Motive => ({ code: "followers", facts: { more: -1, left } });

const said = (motives: readonly Motive[], then: Action | null = null): string[] =>
  heaviestReasons(me, { action: tile, then }, motives).map((why) =>
    advice.why(why, (player) => names[player]!),
  );

test("a follower that goes out in vain is the reason", () => {
  expect(said([inSight(bo, 1, city), goesOut(4)])).toEqual([
    "It costs a follower and wins nothing yet.",
    "It adds 1 point to Bo’s city.",
  ]);
  expect(said([goesOut(0)])).toEqual([
    "It costs the last follower in the supply and wins nothing yet.",
  ]);
});

test("what a figure claims is said with what it costs", () => {
  expect(said([inSight(me, 4, city), goesOut(3)], knight)).toEqual([
    "It claims a city worth 4 points so far.",
    "It costs a follower.",
  ]);
});

test("who is paid goes before how much, and is not said twice", () => {
  const takes: Motive = { code: "majority", facts: { place: city, before: [bo], now: [me] } };
  expect(said([takes, inSight(me, 6, city), inSight(bo, -6, city)])).toEqual([
    "It takes the city from Bo.",
    "Your city would pay 6 points more.",
  ]);
  const loses: Motive = { code: "majority", facts: { place: city, before: [me], now: [bo, cor] } };
  expect(said([loses])).toEqual(["The city would no longer pay you."]);
});

test("whoever drives the others off land that they shared takes it from them; of others, who is paid is said", () => {
  const alone: Motive = { code: "majority", facts: { place: city, before: [bo, me], now: [me] } };
  expect(said([alone])).toEqual(["It takes the city from Bo."]);
  const fewer: Motive = {
    code: "majority",
    facts: { place: city, before: [me, bo, cor], now: [me, cor] },
  };
  expect(said([fewer])).toEqual(["The city would pay you and Cor instead of you, Bo and Cor."]);
});

test("three reasons are said, the heaviest first", () => {
  const all = said([
    inSight(bo, -2, road),
    scores(me, 8, 5),
    inSight(cor, 1, road),
    { code: "followers", facts: { more: 2, left: 5 } },
    inSight(me, 3, road),
  ]);
  expect(all).toEqual([
    "You score 8 points for a city, up from 5.",
    "Your road would pay 3 points more.",
    "It takes 2 points from Bo’s road.",
  ]);
});

test("of the final scoring only what changes is said", () => {
  const final = [
    scores(me, 5, 5, "final"),
    scores(bo, 9, 9, "final"),
    scores(cor, 2, 4, "final"),
    scores(me, 3, 3, "final"),
  ];
  expect(said(final)).toEqual(["Cor scores 2 points for a city, down from 4."]);
  // In the course of the game, what is paid is safe from then on.
  expect(said([scores(me, 5, 5)])).toEqual(["You score 5 points for a city."]);
});

const against = (motives: readonly Motive[], action = tile): string[] =>
  reasonsAgainst(me, { action }, motives).map((why) => advice.why(why, (player) => names[player]!));

test("against a decision speak only what is bad for whoever decides, the heaviest two", () => {
  expect(against([inSight(me, 4, city), inSight(bo, 3, road), goesOut(3), scores(cor, 9)])).toEqual(
    ["Cor scores 9 points for a city.", "It adds 3 points to Bo’s road."],
  );
  const shares: Motive = { code: "majority", facts: { place: city, before: [me], now: [me, bo] } };
  expect(against([shares, inSight(bo, 2, road)])).toEqual([
    "You would have to share the city.",
    "It adds 2 points to Bo’s road.",
  ]);
  const loses: Motive = { code: "majority", facts: { place: city, before: [me], now: [bo] } };
  expect(against([loses])).toEqual(["The city would no longer pay you."]);
  expect(against([inSight(me, -2, road), scores(cor, 2, 4, "final")])).toEqual([
    "Your road would pay 2 points less.",
  ]);
});

test("where nothing bad comes of a decision, another only wins more; it is not told which", () => {
  expect(against([inSight(me, 4, city), inSight(bo, -2, road)])).toEqual([
    "Another move would win more.",
  ]);
  expect(against([])).toEqual(["It wins nothing at once."]);
});
