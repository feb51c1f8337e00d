// Whole games in the real window, by keyboard alone and by mouse; and the board says why not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame, dice, look, playOut } from "./table-of-two.mjs";
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

const byMouse = (window, roll) => async (seen) => {
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
  return window.click(`.choice[aria-keyshortcuts="${key}"]`);
};

const seesTheEnd = async (window) => {
  await window.sees(".end h2");
  assert.match(await window.text(".end h2"), /Anna|Ben/);
  assert.equal(await window.text("[role=alert]"), "");
};

test("two play the base game and all five rooms to the end by keyboard alone", async (t) => {
  const window = await openWindow(t);
  await beginGame(window);
  const { step } = await playOut(window, byKeyboard(window, dice(1)));
  assert.ok(step > 250, `${step} decisions`);
  await seesTheEnd(window);
});

test("one plays the base game and all five rooms against a bot by mouse", async (t) => {
  const window = await openWindow(t);
  await window.resize(1600, 1000);
  await beginGame(window, { bot: "random" });
  const { step } = await playOut(window, byMouse(window, dice(2)));
  assert.ok(step > 250, `${step} decisions`);
  await seesTheEnd(window);
});

test("a click where the tile cannot go says why not, with the rule", async (t) => {
  const window = await openWindow(t);
  await beginGame(window);
  const { x, y } = await window.run(`
    const { x, y, width, height } = document.querySelector("image[data-tile='0,0']").getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`);
  await window.clickAt(x, y);
  await window.sees(".refusal", "A tile lies there already.");
  await window.sees(".refusal button", "BG-");
  assert.equal((await look(window)).step, 0);
  await window.press("Escape");
  await window.until("the note to go", () =>
    window.run("return document.querySelector('.refusal') === null;"),
  );
});

test("pointing at a feature lights all of it and tells about it", async (t) => {
  const window = await openWindow(t);
  await beginGame(window);
  const { x, y } = await window.run(`
    const { x, y, width, height } = document.querySelector("image[data-tile='0,0']").getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 12) };`);
  await window.pointAt(x, y);
  await window.sees(".board section.feature", "City");
  await window.sees(".board section.feature", "Nobody stands here.");
  assert.equal(
    await window.run("return document.querySelectorAll('[data-feature=city] path').length;"),
    1,
  );
});

test("the inspector tells what fits on a cell, and the arrows move it", async (t) => {
  const window = await openWindow(t);
  await beginGame(window);
  await window.press("ArrowUp");
  await window.press("i");
  await window.sees(".board section.cell", "left fit here");
  const first = await window.text(".board section.cell h3");
  await window.press("ArrowLeft");
  await window.until("another cell", async () => {
    const now = await window.text(".board section.cell h3");
    return now !== null && now !== first;
  });
});

test("the board is dragged, zoomed to the pointer, and fitted again", async (t) => {
  const window = await openWindow(t);
  await beginGame(window);
  const view = () =>
    window.run(
      "const { size, at } = document.querySelector('.frame').dataset; return { size, at };",
    );
  const whole = await view();
  await window.drag([
    { x: 400, y: 300 },
    { x: 440, y: 330 },
    { x: 500, y: 360 },
  ]);
  await window.until("a board that has moved", async () => (await view()).at !== whole.at);
  assert.equal((await look(window)).step, 0);
  await window.press("-");
  await window.until(
    "a smaller board",
    async () => Number((await view()).size) < Number(whole.size),
  );
  await window.press("0");
  await window.until("the board as it was", async () => (await view()).size === whole.size);
  assert.deepEqual(await view(), whole);
});
