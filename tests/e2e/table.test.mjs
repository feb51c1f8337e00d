// The list of games and the table beside the board, worked by keyboard in the real window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpen, screens } from "./screens.mjs";
import { openWindow } from "./window.mjs";

const play = screens[2];

const openPlay = async (window) => {
  await window.press("Alt", "2");
  await isOpen(window, play);
};

const pressOn = async (window, words) => {
  await window.until(`the button “${words}” with the focus`, () =>
    window.run(
      `const button = [...document.querySelectorAll("main button, main a, dialog button")]
         .find((each) => each.checkVisibility() && each.textContent.includes(given[0]));
       button?.focus();
       return document.activeElement === button && button !== undefined;`,
      words,
    ),
  );
  await window.press("Enter");
};

/** Begins the base game with two people and waits for the board. */
const begin = async (window) => {
  await openPlay(window);
  await pressOn(window, "New game");
  await window.sees("main h1", "New game");
  await window.sees(".mix", "The base game");
  await pressOn(window, "Start the game");
  await window.sees("aside h2", "place the tile");
};

test("a game is begun, found again, renamed, deleted and brought back", async (t) => {
  const window = await openWindow(t);
  await begin(window);
  assert.match(await window.text("aside .turn"), /^Turn 1/);
  await openPlay(window);
  await window.press("Alt", "0");
  await isOpen(window, screens[0]);
  await openPlay(window);
  await window.sees("article", "Where you left off");
  await pressOn(window, "Rename");
  await window.sees("article form", "");
  for (const letter of "Rainy day") await window.press(letter === " " ? "Space" : letter);
  await window.press("Enter");
  await window.sees("article h2", "Rainy day");
  await pressOn(window, "Delete");
  await window.sees(".undoable", "“Rainy day” was deleted.");
  await pressOn(window, "Undo");
  await window.sees("article h2", "Rainy day");
});

test("it is told how a bot thinks, and the sharp one begins", async (t) => {
  const window = await openWindow(t);
  await openPlay(window);
  await pressOn(window, "New game");
  await window.sees("main h1", "New game");
  await window.sees(".mix", "The base game");
  const seat = "[aria-label='Who plays at seat 1']";
  await window.until("the sharp bot in the list", () =>
    window.run(
      `const list = document.querySelector(given[0]);
       list.value = "sharp";
       list.dispatchEvent(new Event("change", { bubbles: true }));
       return list.value === "sharp";`,
      seat,
    ),
  );
  await window.sees("#bots-told", "Sharp plays on in its head before it decides");
  assert.equal(
    await window.run(
      "return document.querySelector(given[0]).getAttribute('aria-describedby');",
      seat,
    ),
    "bots-told",
  );
  await pressOn(window, "Start the game");
  await window.sees("aside h2", "Ben, place the tile", 30_000);
  const { tiles, seats } = await window.run(
    'return await window.__TAURI_INTERNALS__.invoke("current_game");',
  );
  assert.equal(tiles.length, 2, "the first tile, and that of the bot");
  assert.equal(seats[0].bot, "sharp");
});

test("a record that cannot be used is answered with its faults", async (t) => {
  const window = await openWindow(t);
  await openPlay(window);
  await pressOn(window, "Paste a game");
  await window.sees("dialog[open] textarea", "");
  await window.run("document.querySelector('dialog[open] textarea').focus();");
  for (const letter of "{}") await window.press(letter);
  await pressOn(window, "Add the game");
  await window.sees("dialog[open] [role=alert]", "fault");
});

test("a game that is being prepared is there again after a look elsewhere", async (t) => {
  const window = await openWindow(t);
  await openPlay(window);
  await pressOn(window, "New game");
  await window.sees("main h1", "New game");
  await window.click("[aria-label='Name at seat 1']");
  await window.press("Control", "a");
  for (const letter of "Zoe") await window.press(letter);
  await window.press("Alt", "7");
  await window.sees("h1", "Settings");
  await window.press("Alt", "ArrowLeft");
  await window.sees("main h1", "New game");
  assert.equal(
    await window.run("return document.querySelector(\"[aria-label='Name at seat 1']\").value;"),
    "Zoe",
  );
  await window.press("Alt", "ArrowLeft");
  await isOpen(window, play);
});
