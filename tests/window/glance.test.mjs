// What is read and done at a glance: the handle of the tile, the side that fails, numbers, and rows of the log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame, look, lookStill, playOn } from "./table-of-two.mjs";
import { call, windowOfFile } from "./window.mjs";
import { any, named, player, said } from "./words.mjs";

const openedWindow = windowOfFile();

const boxOf = (window, css) =>
  window.run(
    `const { x, y, width, height } = document.querySelector(given[0]).getBoundingClientRect();
     return { x, y, width, height };`,
    css,
  );
const middle = ({ x, y, width, height }) => [Math.round(x + width / 2), Math.round(y + height / 2)];
/** How the tiles are told that were laid. */
const laid = async (window) => {
  const { log, seats } = await call(window, "current_game");
  const happened = log.flatMap(({ events }) => events.map(({ event }) => event));
  const name = (seat) => player(seats[seat].name);
  const laid = happened.filter(({ type }) => type === "tile-laid");
  return any(...laid.map((event) => said("events.describe", event, name)));
};
const rotation = (window) =>
  window.run("return document.querySelector('[data-held]').dataset.rotation;");

test("the handle turns the tile in hand, and so does the tool, without letting go of it", async () => {
  const window = await openedWindow();
  await beginGame(window);
  // A place that lets the tile lie in several ways has a handle.
  const { places, step } = await lookStill(window);
  for (const { x, y } of places) {
    await window.pointAt(x, y);
    if (await window.run("return document.querySelector('[data-handle]') !== null;")) break;
  }
  const before = await rotation(window);
  await window.clickAt(...middle(await boxOf(window, "[data-handle] circle")));
  const turned = await rotation(window);
  assert.notEqual(turned, before);
  await window.click(named("board.tools.turn"));
  assert.notEqual(await rotation(window), turned, "the tool turns the tile that is still held");
  assert.equal((await look(window)).step, step, "nothing was laid");
});

test("a refusal stands beside the cell, and the side that fails is lit", async () => {
  const window = await openedWindow();
  await beginGame(window, { mix: "traders" });
  await playOn(window, 8);
  await lookStill(window);
  const wrong = await window.run(`
    const frame = document.querySelector(".frame");
    const [left, top] = frame.dataset.at.split(",").map(Number);
    const size = Number(frame.dataset.size);
    const rim = frame.getBoundingClientRect();
    const taken = new Set([
      ...[...document.querySelectorAll("[data-tile]")].map(({ dataset }) => dataset.tile),
      ...[...document.querySelectorAll("[data-place]")].map(({ dataset }) => dataset.place),
    ]);
    const cells = [...document.querySelectorAll("[data-tile]")].flatMap(({ dataset }) => {
      const [x, y] = dataset.tile.split(",").map(Number);
      return [[x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]];
    });
    const [x, y] = cells.find((cell) => !taken.has(cell.join(",")));
    return { x: rim.left + left + x * size, y: rim.top + top + y * size, width: size, height: size };`);
  await window.clickAt(...middle(wrong));
  await window.sees(".board section.refusal");
  assert.ok(await window.run("return document.querySelectorAll('[data-failing]').length > 0;"));
  const note = await boxOf(window, ".board section.refusal");
  const covers =
    note.x < wrong.x + wrong.width - 1 &&
    wrong.x < note.x + note.width - 1 &&
    note.y < wrong.y + wrong.height - 1 &&
    wrong.y < note.y + note.height - 1;
  assert.ok(!covers, `${JSON.stringify(note)} covers ${JSON.stringify(wrong)}`);
});

test("a row of the log lights its places, and opens into its steps", async () => {
  const window = await openedWindow();
  await beginGame(window);
  await playOn(window, 40);
  await window.click("[data-leaf=log]");
  const row = "[role=tabpanel] li:nth-child(2) [data-turn]";
  await window.sees(row);
  assert.equal(await window.run("return document.querySelector('[data-mark]');"), null);
  await window.pointAt(...middle(await boxOf(window, row)));
  await window.until("the lit places", () =>
    window.run("return document.querySelector('[data-mark=look] rect') !== null;"),
  );
  await window.click(row);
  await window.sees("[role=tabpanel] .passage", await laid(window));
});

test("what stands out on the land is numbered, and called by its number", async () => {
  const window = await openedWindow();
  await beginGame(window);
  await playOn(window, 60);
  const numbers = await window.run(
    "return [...document.querySelectorAll('[data-name]')].map(({ textContent }) => textContent.trim());",
  );
  assert.ok(numbers.includes("1") && numbers.includes("2"), `numbers ${numbers}`);
});
