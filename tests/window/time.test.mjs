// Going back and forth in a game, and playing on from an earlier step, in the real window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame, look, openGame, playOn } from "./table-of-two.mjs";
import { windowOfFile } from "./window.mjs";
import { named, said } from "./words.mjs";

const openedWindow = windowOfFile();

const at = (window, step, steps) =>
  window.until(
    `step ${step} of ${steps}`,
    async () => (await window.text("aside .at")) === `${step}/${steps}`,
  );

const tiles = (window) =>
  window.run("return document.querySelectorAll('image[data-tile]').length;");

test("every decision is taken back one by one to the first, and done again to the last", async () => {
  const window = await openedWindow();
  await beginGame(window);
  await playOn(window, 25);
  await at(window, 25, 25);
  const there = await tiles(window);
  for (let step = 24; step >= 0; step--) {
    await window.press("Control", "z");
    await at(window, step, step);
  }
  assert.equal(await tiles(window), 1);
  assert.equal(
    await window.run("return document.querySelector(given[0]).disabled;", named("table.time.undo")),
    true,
  );
  for (let step = 1; step <= 25; step++) {
    await window.press("Control", "Shift", "z");
    await at(window, step, step);
  }
  assert.equal(await tiles(window), there);
});

test("the time line shows an earlier step, where nothing can be decided, and leads back", async () => {
  const window = await openedWindow();
  await beginGame(window);
  await playOn(window, 30);
  const now = await tiles(window);
  await window.click(named("table.time.back"));
  await at(window, 29, 30);
  await window.run(`
    const line = document.querySelector("aside input[type=range]");
    line.value = "4";
    line.dispatchEvent(new Event("change", { bubbles: true }));`);
  await at(window, 4, 30);
  await window.sees("aside", said("table.looking", 4));
  assert.ok((await tiles(window)) < now);
  assert.deepEqual((await look(window)).keys, []);
  await window.press("Control", "z");
  await window.settle();
  await at(window, 4, 30);
  await window.clickButton(said("table.backToNow"));
  await at(window, 30, 30);
  assert.equal(
    await window.run("return document.activeElement.closest('aside h2')?.textContent.trim();"),
    await window.text("aside h2"),
    "the keyboard is at the question",
  );
  assert.equal(await tiles(window), now);
});

test("playing on from an earlier step begins a game of its own and leaves the old one as it was", async () => {
  const window = await openedWindow();
  const id = await beginGame(window);
  await playOn(window, 30);
  for (let back = 0; back < 3; back++) await window.click(named("table.time.back"));
  await at(window, 27, 30);
  await window.clickButton(said("table.playOn"));
  await at(window, 27, 27);
  assert.notEqual(await window.run("return location.hash;"), `#/play/${id}`);
  await openGame(window, id);
  await at(window, 30, 30);
});

test("a reload of the window changes nothing", async () => {
  const window = await openedWindow();
  await beginGame(window);
  await playOn(window, 30);
  const before = await look(window);
  const table = await window.text("aside [role=tabpanel]");
  await window.reload();
  await window.sees(".board image");
  await at(window, 30, 30);
  assert.deepEqual(
    { ...(await look(window)), places: [], signs: [] },
    { ...before, places: [], signs: [] },
  );
  assert.equal(await window.text("aside [role=tabpanel]"), table);
});

test("after a look into the settings the game is seen as it was left", async () => {
  const window = await openedWindow();
  await beginGame(window);
  await playOn(window, 30);
  await window.click("[data-leaf=log]");
  for (let times = 0; times < 3; times++) await window.press("+");
  const seen = () => window.run("return { ...document.querySelector('.frame').dataset };");
  await window.until("the board at rest", async () => Number((await seen()).size) % 1 === 0);
  const before = await seen();
  await window.press("Alt", "7");
  await window.isOn("settings");
  await window.press("Alt", "ArrowLeft");
  await window.sees(".board image");
  await window.sees("[data-leaf=log][aria-selected=true]");
  await window.until("the same sight", async () => (await seen()).size === before.size);
  assert.deepEqual(await seen(), before);
});
