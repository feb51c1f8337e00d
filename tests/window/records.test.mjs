// Games as text in the real window: copied, pasted, and brought back whole.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpen, screens } from "./screens.mjs";
import { beginGame, playOn } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";
import { said } from "./words.mjs";

const play = screens[2];

const toGames = async (window) => {
  await window.press("Alt", "2");
  await isOpen(window, play);
};

const record = (window) =>
  window.run("return document.querySelector('dialog[open] textarea').value;");

const exported = async (window) => {
  await toGames(window);
  await window.clickButton(said("play.export"));
  await window.sees("dialog[open] textarea");
  return record(window);
};

test("a game is told as a record that needs nothing but itself", async (t) => {
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
});

test("a copied game is pasted, whole and as another game", async (t) => {
  const window = await openWindow(t);
  const id = await beginGame(window);
  await playOn(window, 60);
  const before = await window.run("return document.querySelector('aside .at').textContent;");
  const text = await exported(window);
  await window.click("dialog[open] .button.accent");
  await window.sees("dialog[open] button", said("copying.copied"));
  await window.press("Escape");
  await window.clickButton(said("play.import"));
  await window.click("dialog[open] textarea");
  await window.press("Control", "v");
  await window.until("the record in the field", async () => (await record(window)) === text);
  await window.clickButton(said("play.importDo"));
  await window.lacks("dialog[open]");
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
