// The list of games and the table beside the board, worked by keyboard in the real window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpen, screens } from "./screens.mjs";
import { call, openWindow } from "./window.mjs";
import { named, said } from "./words.mjs";

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
  await pressOn(window, said("play.newGame"));
  await window.isOn("new-game");
  await window.sees(".outcome", said("play.fresh.table.tiles", 72));
  await pressOn(window, said("play.fresh.start"));
  await window.sees(".board[data-phase=tile][data-mine=true]");
};

test("a game is begun, found again, renamed, deleted and brought back", async (t) => {
  const window = await openWindow(t);
  await begin(window);
  assert.ok((await window.text("aside .turn")).startsWith(said("table.turn", 1)));
  await openPlay(window);
  await window.press("Alt", "0");
  await isOpen(window, screens[0]);
  await openPlay(window);
  await window.sees("article", said("play.continueText"));
  await pressOn(window, said("play.rename"));
  await window.sees("article form", "");
  for (const letter of "Rainy day") await window.press(letter === " " ? "Space" : letter);
  await window.press("Enter");
  await window.sees("article h2", "Rainy day");
  await pressOn(window, said("play.remove"));
  await window.sees(".undoable", said("play.removed", "Rainy day"));
  await pressOn(window, said("play.undoRemove"));
  await window.sees("article h2", "Rainy day");
  // Whoever leaves the page finds it below the list.
  await pressOn(window, said("play.remove"));
  await window.sees(".undoable", said("play.removed", "Rainy day"));
  await window.press("Alt", "0");
  await isOpen(window, screens[0]);
  await openPlay(window);
  await window.tabTo("summary");
  await window.press("Enter");
  await window.sees("details", "Rainy day");
  const [{ deleted, until }] = await call(window, "deleted", { kinds: ["game"] });
  const dates = [deleted, until].map((seconds) => new Date(seconds * 1000));
  await window.sees("details", said("deleted.about.game", ...dates));
  await pressOn(window, said("deleted.restore"));
  await window.sees("article h2", "Rainy day");
  await window.lacks("details");
});

test("boxes are ticked with the mouse and by keys, and lie on the table with their tiles and pieces", async (t) => {
  const window = await openWindow(t);
  const box = (id) => `[data-box=${id}]`;
  await openPlay(window);
  await window.run(
    `window.heights = [];
     const look = () => {
       const list = document.querySelector("fieldset:has([data-box])");
       if (list) heights.push(list.getBoundingClientRect().height);
     };
     new MutationObserver(look).observe(document.body, { childList: true, subtree: true });`,
  );
  await pressOn(window, said("play.newGame"));
  await window.sees(".outcome", said("play.fresh.table.tiles", 72));
  await window.sees("[data-course=tower] a", said("play.fresh.course.open.new"));
  // What one has learned of each box arrives later, and moves none of them.
  const heights = await window.run("return heights;");
  assert(heights.length > 1);
  assert.equal(Math.min(...heights), Math.max(...heights));
  await window.click(box("tower"));
  await window.sees(".outcome", said("play.fresh.table.tiles", 90));
  await window.tabTo(box("robbers"));
  await window.press("Space");
  await window.sees(".outcome", said("play.fresh.table.tiles", 98));
  await window.sees(
    ".outcome",
    said("play.fresh.table.pieces", [
      { piece: "follower", count: 7 },
      { piece: "floors", count: 10 },
      { piece: "robber", count: 1 },
    ]),
  );
  await pressOn(window, said("play.fresh.table.remember"));
  await window.sees(".shelf", said("play.fresh.table.shelf", ["The Tower", "The Robbers"]));
  await pressOn(window, said("play.fresh.start"));
  await window.sees(".board[data-phase=tile][data-mine=true]");
  const { game } = await window.run(
    'return await window.__TAURI_INTERNALS__.invoke("current_game");',
  );
  assert.deepEqual(game.expansions, ["tower", "robbers"]);
  await openPlay(window);
  await window.sees("article h2", said("play.withExpansions", ["The Tower", "The Robbers"]));
  await pressOn(window, said("play.newGame"));
  await window.sees(".outcome", said("play.fresh.table.tiles", 98));
  await window.run("location.hash = '#/rulebook';");
  await isOpen(
    window,
    screens.find(({ name }) => name === "rulebook"),
  );
  await window.sees("main nav", "The Tower");
  const chapters = await window.run(
    "return [...document.querySelectorAll('main nav li')].map((one) => one.innerText.trim());",
  );
  assert.deepEqual(chapters.slice(0, 3), ["Base game", "The Tower", "The Robbers"]);
});

test("it is told how a bot thinks, and the sharp one begins", async (t) => {
  const window = await openWindow(t);
  await openPlay(window);
  await pressOn(window, said("play.newGame"));
  await window.isOn("new-game");
  await window.sees(".outcome", said("play.fresh.table.tiles", 72));
  const seat = named("play.fresh.whoAt", 1);
  await window.until("the sharp bot in the list", () =>
    window.run(
      `const list = document.querySelector(given[0]);
       list.value = "sharp";
       list.dispatchEvent(new Event("change", { bubbles: true }));
       return list.value === "sharp";`,
      seat,
    ),
  );
  await window.sees("#bots-described", said("bots.describe", "sharp"));
  // The bot is named in full, also where four fields stand side by side.
  await window.resize(1280, 800);
  const fields = await window.run(
    `return [...document.querySelectorAll("main li select")].map((field) => {
       const pen = document.createElement("canvas").getContext("2d");
       pen.font = getComputedStyle(field).font;
       const { width } = pen.measureText(field.selectedOptions[0].textContent.trim());
       return { width, room: field.clientWidth - 40 };
     });`,
  );
  for (const { width, room } of fields) assert.ok(width <= room, JSON.stringify(fields));
  assert.equal(
    await window.run(
      "return document.querySelector(given[0]).getAttribute('aria-describedby');",
      seat,
    ),
    "bots-described",
  );
  await pressOn(window, said("play.fresh.start"));
  await window.sees("aside h2", said("events.phase", "tile", "Ben"), 30_000);
  const { tiles, seats } = await window.run(
    'return await window.__TAURI_INTERNALS__.invoke("current_game");',
  );
  assert.equal(tiles.length, 2, "the first tile, and that of the bot");
  assert.equal(seats[0].bot, "sharp");
});

test("a record that cannot be used is answered with its faults", async (t) => {
  const window = await openWindow(t);
  await openPlay(window);
  await pressOn(window, said("play.import"));
  await window.sees("dialog[open] textarea", "");
  await window.run("document.querySelector('dialog[open] textarea').focus();");
  for (const letter of "{}") await window.press(letter);
  await pressOn(window, said("play.importDo"));
  await window.sees("dialog[open] [role=alert]");
});

test("a game that is being prepared is there again after a look elsewhere", async (t) => {
  const window = await openWindow(t);
  await openPlay(window);
  await pressOn(window, said("play.newGame"));
  await window.isOn("new-game");
  await window.click(named("play.fresh.nameOf", 1));
  await window.press("Control", "a");
  for (const letter of "Zoe") await window.press(letter);
  await window.press("Alt", "7");
  await window.isOn("settings");
  await window.press("Alt", "ArrowLeft");
  await window.isOn("new-game");
  assert.equal(
    await window.run(
      "return document.querySelector(given[0]).value;",
      named("play.fresh.nameOf", 1),
    ),
    "Zoe",
  );
  await window.press("Alt", "ArrowLeft");
  await isOpen(window, play);
});
