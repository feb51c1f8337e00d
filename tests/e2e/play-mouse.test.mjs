// A whole game in the real window against a bot, by mouse.
import assert from "node:assert/strict";
import { test } from "node:test";
import { byMouse } from "./players.mjs";
import { beginGame, dice, playOut, seesTheEnd } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

test("one plays the base game and all other rooms against a bot by mouse", async (t) => {
  const window = await openWindow(t);
  await window.resize(1600, 1000);
  await beginGame(window, { bot: "random" });
  const { step } = await playOut(window, byMouse(window, dice(2)));
  assert.ok(step > 250, `${step} decisions`);
  await seesTheEnd(window);
});
