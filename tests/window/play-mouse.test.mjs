// A whole game in the real window against a bot, by mouse.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginWithEveryExpansion, byMouse } from "./players.mjs";
import { dice, playOut, seesTheEnd } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

test("one plays by the rules of every box against a bot by mouse", async (t) => {
  const window = await openWindow(t);
  await beginWithEveryExpansion(window, "random");
  const { step } = await playOut(window, byMouse(window, dice(2)));
  assert.ok(step > 150, `${step} decisions`);
  await seesTheEnd(window);
});
