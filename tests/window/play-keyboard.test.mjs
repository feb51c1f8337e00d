// A whole game in the real window by keyboard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginWithEveryExpansion, byKeyboard } from "./players.mjs";
import { dice, playOut, seesTheEnd } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

const plays = async (t, seed, least, ...begin) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  await beginWithEveryExpansion(window, ...begin);
  const { step } = await playOut(window, byKeyboard(window, dice(seed)));
  assert.ok(step > least, `${step} decisions`);
  await seesTheEnd(window);
};

test("two play by the rules of every box to the end by keyboard alone", (t) => plays(t, 1, 150));

// Every rule was met above: here half of the tiles are enough.
test("one plays them against a bot by keyboard alone", (t) =>
  plays(t, 3, 60, "greedy", ["tower", "robbers", "tollkeepers", "crop-circles"]));
