// A whole game in the real window by keyboard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame, dice, look, playOut, seesTheEnd } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/** A choice of the list by its key; buying prisoners back could go on for ever. */
const pressKey = async (window, { keys }, roll) => {
  const asks = keys.filter(([, action]) => action !== "ransom");
  const [key] = asks[roll(asks.length)];
  await window.press(key);
};

const byKeyboard = (window, roll) => async (seen) => {
  if (seen.phase === "tile") {
    const steps = Array.from({ length: 1 + roll(3) }, () => ARROWS[roll(4)]);
    return window.type(...steps, ...(roll(3) === 0 ? ["r"] : []), "Enter");
  }
  if (seen.signs.length > 0 && roll(4) === 0) {
    await window.press(ARROWS[roll(4)]);
    if ((await look(window)).marked) return window.press("Enter");
  }
  return pressKey(window, seen, roll);
};

const plays = async (t, table, seed) => {
  const window = await openWindow(t);
  await beginGame(window, table);
  const { step } = await playOut(window, byKeyboard(window, dice(seed)));
  assert.ok(step > 250, `${step} decisions`);
  await seesTheEnd(window);
};

test("two play the base game and all six rooms to the end by keyboard alone", (t) =>
  plays(t, {}, 1));

test("one plays them against a bot by keyboard alone", (t) => plays(t, { bot: "greedy" }, 3));
