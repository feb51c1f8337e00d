// Two followers for one place, in the real window: the ordinary one is in hand until a person takes the large one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame, look, lookStill, playUntil } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

const figures = (window) =>
  window.run(`
    const view = await window.__TAURI_INTERNALS__.invoke("current_game");
    return view.figures.map(({ figure }) => figure);`);

const undo = async (window, step) => {
  await window.press("Control", "z");
  await window.until(`step ${step}`, async () => (await look(window)).step === step);
};

test("by key or by mouse, the follower in hand is the one that is placed", async (t) => {
  const window = await openWindow(t);
  await beginGame(window, { mix: "inns" });
  await playUntil(
    window,
    ({ phase, choices }) =>
      phase === "figure" && choices.some(({ action }) => action.figure === "big-follower"),
  );
  const { step, signs, keys } = await lookStill(window);
  const before = await figures(window);
  const next = () =>
    window.until("the next decision", async () => (await look(window)).step !== step);

  await window.press("1");
  await next();
  assert.deepEqual((await figures(window)).slice(before.length), ["follower"]);
  await undo(window, step);

  await window.press("f");
  await window.sees("[data-follower='big-follower']:has(:checked)");
  assert.equal((await look(window)).keys.length, keys.length, "the keys stay the same");
  await window.press("1");
  await next();
  assert.deepEqual((await figures(window)).slice(before.length), ["big-follower"]);
  await undo(window, step);

  await window.sees("[data-follower='follower']:has(:checked)");
  await window.click("[data-follower='big-follower'] input");
  await window.clickAt(signs[0].x, signs[0].y);
  await next();
  assert.deepEqual((await figures(window)).slice(before.length), ["big-follower"]);
});
