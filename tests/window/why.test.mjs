// Every score opens into how it was counted, every rule can be read, and robbers are sent on the track.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame, look, openLog, playOn, playUntil } from "./table-of-two.mjs";
import { openWindow, windowOfFile } from "./window.mjs";

const openedWindow = windowOfFile();

test("a score in the log opens its lines, numbers the counted tiles, and leads to the rule", async () => {
  const window = await openedWindow();
  await beginGame(window);
  await playOn(window, 120);
  await openLog(window);
  const numbered = () =>
    window.run(
      "return [...document.querySelectorAll('[data-counted]')].map(({ dataset }) => Number(dataset.counted));",
    );
  // A ransom or a robbery counts no tile.
  let numbers = [];
  for (let line = 0; line < 20 && numbers.length === 0; line++) {
    await window.run(
      `document.querySelectorAll("[role=tabpanel] .score button[aria-expanded]")[given[0]].click();`,
      line,
    );
    await window.sees("[role=tabpanel] .breakdown li");
    numbers = await numbered();
  }
  assert.ok(numbers.length > 0 && numbers.includes(1), `numbers ${numbers}`);
  await window.click("[role=tabpanel] .breakdown li button");
  await window.sees("[role=tabpanel] .breakdown .rule a");
  await window.click("[role=tabpanel] .breakdown .rule a");
  await window.click("main .lit .back");
  await window.sees("[role=tabpanel] .breakdown li");
  assert.deepEqual(await numbered(), numbers, "the score is open again, its tiles numbered");
});

test("every score of the final scoring opens, and numbers what it counted", async () => {
  const window = await openedWindow();
  const tiles = (score) => new Set(score.map(({ x, y }) => `${x},${y}`)).size;
  // A game in whose end a tile counts for two cities.
  const isOne = (counted) => counted.some((score) => tiles(score) < score.length);
  let counted = [];
  for (let seed = 9; seed < 14 && !isOne(counted); seed++) {
    await beginGame(window, { mix: "everything", seed });
    await playOn(window, 1000, seed);
    counted = await window.run(
      "return window.__TAURI_INTERNALS__.invoke('current_game').then((view) => view.finalScoring.map(({ counted }) => counted));",
    );
  }
  assert.ok(isOne(counted), "a tile counts for two cities");
  for (const [line, { length }] of counted.entries()) {
    const found = await window.run(
      `document.querySelectorAll(".ended li > div")[given[0]].querySelector("button").click();
       return new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => drawn(document.querySelectorAll("[data-counted]").length))));`,
      line,
    );
    assert.equal(found, length, `line ${line}`);
  }
});

test("what cannot be done is listed with its reasons and rules", async () => {
  const window = await openedWindow();
  await beginGame(window);
  await playUntil(window, (view) => view.phase === "figure" && view.refused.length > 0);
  await window.click("aside details summary");
  await window.sees("aside .refused .why");
  assert.match(await window.text("aside .refused .why"), /[A-Z]{2}-\d\d/);
});

test("a robber is sent by pressing a space of the track", async () => {
  const window = await openedWindow();
  await beginGame(window, { mix: "everything" });
  await playUntil(window, (view) => view.phase === "robber");
  const { step } = await look(window);
  await window.sees("aside svg .target");
  await window.run(`document.querySelector("aside svg .target").focus();`);
  await window.press("Enter");
  await window.until("the next step", async () => (await look(window)).step === step + 1);
});

test("a double click on the track sends one robber", async (t) => {
  const window = await openWindow(t, { doubleClickMs: 5000 });
  await beginGame(window, { mix: "everything", third: true });
  await playUntil(window, ({ phase, toMove, active }) => phase === "robber" && toMove === active);
  const { step } = await look(window);
  // The next player is asked for the space of the third one too.
  const { x, y } = await window.run(`
    return window.__TAURI_INTERNALS__.invoke("current_game").then(({ seats, active }) => {
      const space = seats[(active + 2) % 3].space;
      const target = document.querySelector(\`aside svg .target[data-space="\${space}"]\`);
      const { x, y, width, height } = target.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    });`);
  await window.doubleClickAt(x, y);
  await window.until("the next step", async () => (await look(window)).step > step);
  await window.settle();
  const now = await look(window);
  assert.deepEqual([now.step, now.phase], [step + 1, "robber"]);
});
