// A whole game in the real window by keyboard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byKeyboard } from "./players.mjs";
import { beginGame, dice, playOut, seesTheEnd } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

const plays = async (t, table, seed) => {
  const window = await openWindow(t);
  await beginGame(window, table);
  const { step } = await playOut(window, byKeyboard(window, dice(seed)));
  assert.ok(step > 250, `${step} decisions`);
  await seesTheEnd(window);
};

test("two play the base game and all other rooms to the end by keyboard alone", (t) =>
  plays(t, {}, 1));

test("one plays them against a bot by keyboard alone", (t) => plays(t, { bot: "greedy" }, 3));
