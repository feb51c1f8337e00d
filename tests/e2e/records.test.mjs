// Games as records in the real window: written to the disk, copied, and brought back whole.
import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { isOpen, screens } from "./screens.mjs";
import { beginGame, playOn } from "./table-of-two.mjs";
import { openWindow, room } from "./window.mjs";

const play = screens[2];

const toGames = async (window) => {
  await window.press("Alt", "2");
  await isOpen(window, play);
};

const record = (window) =>
  window.run("return document.querySelector('dialog[open] textarea').value;");

const exported = async (window) => {
  await toGames(window);
  await window.clickButton("Export");
  await window.sees("dialog[open] textarea");
  return record(window);
};

test("a game is exported as a record that stands on the disk too", async (t) => {
  const window = await openWindow(t);
  await beginGame(window);
  await playOn(window, 40);
  const text = await exported(window);
  const { format, setup, designs, actions } = JSON.parse(text);
  assert.equal(format, "bastide/game@1");
  assert.equal(setup.mix.id, "everything");
  assert.equal(actions.length, 40);
  const known = new Set(designs.map(({ id }) => id));
  assert.ok(setup.deck.every((tile) => known.has(tile)));
  const path = await window.text("dialog[open] code");
  assert.ok(existsSync(path), path);
  assert.deepEqual(JSON.parse(readFileSync(path, "utf8")), JSON.parse(text));
});

test("a record is copied to the clipboard", async (t) => {
  const window = await openWindow(t);
  await beginGame(window);
  const text = await exported(window);
  await window.clickButton("Copy");
  await window.sees("dialog[open] button", "Copied.");
  await window.press("Escape");
  await window.clickButton("Import");
  await window.click("dialog[open] textarea");
  await window.press("Control", "v");
  await window.until("the record in the field", async () => (await record(window)) === text);
});

test("an exported game is imported from its file, whole and as another game", async (t) => {
  const window = await openWindow(t);
  const id = await beginGame(window);
  await playOn(window, 60);
  const before = await window.run("return document.querySelector('aside .at').textContent;");
  const text = await exported(window);
  await window.press("Escape");
  const file = join(room(t), "a game.json");
  writeFileSync(file, text);
  await window.clickButton("Import");
  await window.chooseFile("dialog[open] input[type=file]", file);
  await window.until("the record in the field", async () => (await record(window)) === text);
  await window.clickButton("Import it");
  await window.until("the sheet to go", () =>
    window.run("return document.querySelector('dialog[open]') === null;"),
  );
  const games = () =>
    window.run(
      "return [...document.querySelectorAll('[data-game]')].map((game) => Number(game.dataset.game));",
    );
  const all = await window.until("two games", async () => {
    const now = await games();
    return now.length === 2 && now;
  });
  const copy = all.find((each) => each !== id);
  await window.click(`[data-game="${copy}"] .doing a`);
  await window.sees(".board image");
  await window.until("the same step", async () => (await window.text("aside .at")) === before);
});
