// A whole game in the real window against a bot, by mouse.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame, dice, look, lookStill, playOut, seesTheEnd } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

const byMouse = (window, roll) => async () => {
  let seen = await lookStill(window);
  if (seen.phase === "tile") {
    if (seen.places.length === 0) {
      await window.click(".board [aria-keyshortcuts='0']");
      seen = await window.until("a place in view", async () => {
        const now = await look(window);
        return now.places.length > 0 && now;
      });
    }
    const { x, y } = seen.places[roll(seen.places.length)];
    return window.clickAt(x, y);
  }
  if (seen.signs.length > 0 && roll(3) > 0) {
    const { x, y } = seen.signs[roll(seen.signs.length)];
    return window.clickAt(x, y);
  }
  const asks = seen.keys.filter(([, action]) => action !== "ransom");
  const [key] = asks[roll(asks.length)];
  return window.click(`[data-action][aria-keyshortcuts="${key}"]`);
};

test("one plays the base game and all six rooms against a bot by mouse", async (t) => {
  const window = await openWindow(t);
  await window.resize(1600, 1000);
  await beginGame(window, { bot: "random" });
  const { step } = await playOut(window, byMouse(window, dice(2)));
  assert.ok(step > 250, `${step} decisions`);
  await seesTheEnd(window);
});
