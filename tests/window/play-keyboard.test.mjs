// A whole game in the real window by keyboard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginWithEveryExpansion, byKeyboard } from "./players.mjs";
import { dice, playOut, seesTheEnd } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

const plays = async (t, bot, seed) => {
  const window = await openWindow(t);
  await beginWithEveryExpansion(window, bot);
  const { step } = await playOut(window, byKeyboard(window, dice(seed)));
  assert.ok(step > 150, `${step} decisions`);
  await seesTheEnd(window);
};

test("two play by the rules of every box to the end by keyboard alone", (t) =>
  plays(t, undefined, 1));

test("one plays them against a bot by keyboard alone", (t) => plays(t, "greedy", 3));
