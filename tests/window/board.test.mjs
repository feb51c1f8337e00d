// The board says why not and what is worth what, and is moved by pointer and keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame, look, lookStill } from "./table-of-two.mjs";
import { openWindow, windowOfFile } from "./window.mjs";
import { named, said, saying } from "./words.mjs";

const openedWindow = windowOfFile();

test("a click where the tile cannot go says why not, with the rule", async () => {
  const window = await openedWindow();
  await beginGame(window);
  const { x, y } = await window.middleOf("image[data-tile='0,0']");
  await window.clickAt(x, y);
  await window.sees(".refusal", said("reason", { code: "base/cell-taken" }));
  await window.sees(".refusal button", "BG-");
  assert.equal((await look(window)).step, 0);
  await window.press("Escape");
  await window.lacks(".refusal");
});

test("pointing at a feature lights all of it and tells about it", async () => {
  const window = await openedWindow();
  await beginGame(window, { mix: "base" });
  const { x, y } = await window.middleOf("image[data-tile='0,0']", 1 / 12);
  await window.pointAt(x, y);
  await window.sees(".board section.feature", said("board.feature.title", "city"));
  await window.sees(".board section.feature", said("board.feature.nobody"));
  assert.equal(
    await window.run("return document.querySelectorAll('[data-feature=city] path').length;"),
    1,
  );
});

test("the inspector tells what fits on a cell, and the arrows move it", async () => {
  const window = await openedWindow();
  await beginGame(window);
  await window.press("ArrowUp");
  await window.press("i");
  await window.sees(".board section.cell", saying("board.cell.fits", 5, 9));
  const first = await window.text(".board section.cell h2");
  await window.press("ArrowLeft");
  await window.until("another cell", async () => {
    const now = await window.text(".board section.cell h2");
    return now !== null && now !== first;
  });
});

test("the board is dragged, zoomed to the pointer, and fitted again", async () => {
  const window = await openedWindow();
  await beginGame(window);
  const view = () =>
    window.run(
      "const { size, at } = document.querySelector('.frame').dataset; return { size, at };",
    );
  await lookStill(window);
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
  await window.until("the board as it was", async () => {
    const { size, at } = await view();
    return size === whole.size && at === whole.at;
  });
});

test("the aids are switched beside the board, and Escape hands the keyboard back", async () => {
  const window = await openedWindow();
  await beginGame(window);
  const shown = () => window.run("return document.querySelectorAll('[data-place]').length;");
  assert.ok((await shown()) > 0);
  await window.click(named("board.tools.aids"));
  await window.clickLabel(said("settings.aid.legalPlaces"));
  await window.until("no place shown", async () => (await shown()) === 0);
  await window.press("Escape");
  await window.until("the button with the focus", () =>
    window.run("return document.activeElement.matches(given[0]);", named("board.tools.aids")),
  );
});

test("a double click lays the tile and decides nothing more", async (t) => {
  const window = await openWindow(t, { doubleClickMs: 5000 });
  await beginGame(window);
  const { x, y } = (await lookStill(window)).places[0];
  await window.doubleClickAt(x, y);
  await window.until("the tile is laid", async () => (await look(window)).step >= 1);
  await window.settle();
  const { step, phase } = await look(window);
  assert.deepEqual([step, phase], [1, "figure"]);
});
