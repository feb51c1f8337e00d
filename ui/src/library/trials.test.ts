// What goes on from a game that is over is a trial, called so, and not where somebody left off.
import { afterEach, expect, test } from "vitest";
import type { GameSummary } from "../ipc";
import { inLanguage } from "../words";
import { gameName } from "./game-names";
import { games } from "./games.svelte";
import { lastLeft, triedFrom } from "./trials";

const game = (id: number, finished: boolean, branchOf: number | null = null) =>
  ({ id, finished, branchOf, name: null, mix: null, expansions: [] }) as unknown as GameSummary;

const over = game(1, true);
const open = game(2, false);
const trial = game(3, false, 1);
const playedOn = game(4, false, 2);
const orphan = game(5, false, 9);

afterEach(() => (games.list = null));

test("only what goes on from a game that is over is a trial", () => {
  const list = [over, open, trial, playedOn, orphan];
  expect(list.map((each) => triedFrom(each, list)?.id)).toEqual([
    undefined,
    undefined,
    1,
    undefined,
    undefined,
  ]);
});

test("somebody left off in the last game that is no trial", () => {
  expect(lastLeft([trial, over, open])).toBe(open);
  expect(lastLeft([playedOn, trial, over, open])).toBe(playedOn);
  expect(lastLeft([trial, over])).toBeUndefined();
});

test("a trial is called one, unless somebody named it", () => {
  games.list = [trial, over];
  const { trial: called, ownTiles } = inLanguage("en").play;
  expect([gameName(over), gameName(trial)]).toEqual([ownTiles, called(ownTiles)]);
  expect(gameName({ ...trial, name: "Sunday" })).toBe("Sunday");
});
