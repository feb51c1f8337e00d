// A first game before any lesson: it begins at one press, cards beside the board say each rule when it first applies, and a
// loss says what cost most.
import assert from "node:assert/strict";
import { test } from "node:test";
import { flip, isOpen, open, screens } from "./screens.mjs";
import { importGame, look, lookStill, openGame } from "./table-of-two.mjs";
import { call, openWindow } from "./window.mjs";
import { said, YOU } from "./words.mjs";

const [, , play] = screens;
const settings = screens.at(-1);
const sayingOf = (id) => said("table.card.says", { id }, () => YOU);

/** Starts as a newcomer does, and sees the first card. */
const firstGame = async (window) => {
  await call(window, "change_settings", { change: { botPace: "at-once" } });
  await window.clickButton(said("screens.home.now.play"));
  await window.sees(".board[data-step] image");
  await window.sees("[data-card=placing]");
};

const placeTheTile = async (window) => {
  const { places } = await lookStill(window);
  await window.clickAt(places[0].x, places[0].y);
};

/** Where the card lies, and where the board; and whether it lies over a tab of what is known. */
const rooms = (window) =>
  window.run(`
    const room = (css) => document.querySelector(css).getBoundingClientRect();
    const [card, board] = [room("[data-card]"), room(".board")];
    const isUnder = (tab) => {
      tab.scrollIntoView({ block: "nearest" });
      const { left, top, width, height } = tab.getBoundingClientRect();
      return !tab.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    return {
      hides: [...document.querySelectorAll("[data-leaf]")].filter(isUnder).map(({ textContent }) => textContent),
      covers: card.left < board.right - 1 && card.right > board.left + 1 &&
        card.top < board.bottom - 1 && card.bottom > board.top + 1,
      seen: card.top >= 0 && card.bottom <= innerHeight + 1,
      focus: document.activeElement.closest("[data-card]") !== null,
    };`);

const seen = async (window) => (await call(window, "read_settings")).cardsSeen;

for (const [width, height] of [
  [1280, 800],
  [1024, 640],
  [800, 500],
])
  test(`at ${width} by ${height} a newcomer plays at once, and each card comes when its rule applies`, async (t) => {
    const window = await openWindow(t);
    await window.resize(width, height);
    await firstGame(window);
    assert.deepEqual(await rooms(window), { hides: [], covers: false, seen: true, focus: false });
    await window.sees("[role=log]", sayingOf("placing"));
    await placeTheTile(window);
    await window.sees("[data-card=claiming]");
    assert.deepEqual(await rooms(window), { hides: [], covers: false, seen: true, focus: false });
    // Neither Escape nor a press elsewhere takes it away.
    await window.press("Escape");
    await window.click("[data-leaf=log]");
    await window.sees("[data-card=claiming]", said("table.card.below", 1));
    assert.deepEqual(await seen(window), []);
    await window.clickButton(said("table.card.gotIt"));
    await window.sees("[data-card=placing]");
    await window.clickButton(said("table.card.gotIt"));
    await window.lacks("[data-card]");
    await window.until("both kept", async () => (await seen(window)).length === 2);
    assert.equal(await window.text("[role=alert]"), "");
  });

test("a card that was read comes in no later game, and the way to its lesson leads back", async (t) => {
  const window = await openWindow(t);
  await firstGame(window);
  await window.click("[data-card] a[href^='#/learn/']");
  await window.sees(".lesson .board image");
  await window.clickButton(said("lesson.trial.game"));
  await window.sees("[data-card=placing]");
  await window.clickButton(said("table.card.gotIt"));
  await window.lacks("[data-card=placing]");
  await window.until("it is kept", async () => (await seen(window)).includes("placing"));
  await open(window, play);
  await window.clickButton(said("play.playNow", said("bots.named", "gentle")));
  await window.sees(".board[data-step] image");
  await lookStill(window);
  await window.lacks("[data-card]");
  await placeTheTile(window);
  await window.sees("[data-card=claiming]");
});

test("whoever wants no more cards gets none until Settings turns them on, and then all again", async (t) => {
  const window = await openWindow(t);
  await firstGame(window);
  await window.clickButton(said("table.card.noMore"));
  await window.lacks("[data-card]");
  await window.sees("[role=log]", said("table.card.off"));
  await placeTheTile(window);
  await window.until("the tile on the table", async () => (await look(window)).step > 0);
  await window.lacks("[data-card]");
  const game = await window.run("return Number(location.hash.match(/[0-9]+/)[0]);");
  await call(window, "change_settings", { change: { cardsSeen: ["claiming"] } });
  await open(window, settings);
  await flip(window, said("settings.firstCards"));
  await window.until("they are on", async () => {
    const { firstCards, cardsSeen } = await call(window, "read_settings");
    return firstCards && cardsSeen.length === 0;
  });
  await openGame(window, game);
  await window.sees("[data-card=claiming]");
});

test("the table in words has the cards, and says them", async (t) => {
  const window = await openWindow(t);
  await call(window, "change_settings", { change: { inWords: true } });
  await window.reload();
  await window.sees("h1");
  await window.clickButton(said("screens.home.now.play"));
  await window.sees(".words [data-card=placing]", sayingOf("placing"));
  await window.sees("[role=log]", sayingOf("placing"));
  await window.clickButton(said("table.card.gotIt"));
  await window.lacks("[data-card=placing]");
});

/** A whole game in which Anna never claims anything, as if a bot had beaten her. */
const lostGame = async (window, bot) => {
  const record = await window.run(`
    const call = window.__TAURI_INTERNALS__.invoke;
    const seat = (name, colour, pattern) => ({ name, colour, pattern, bot: null });
    const seats = [seat("Anna", 0, "plain"), seat("Odo", 1, "stripes")];
    let view = await call("new_game", { game: { seats, mix: "base", options: {}, seed: 7 } });
    while (!view.over) {
      const [place] = view.places;
      const action = place
        ? { type: "tile", x: place.x, y: place.y, rotation: place.rotations[0] }
        : (view.toMove === 0 ? view.choices.at(-1) : view.choices[0]).action;
      view = await call("decide", { revision: view.revision, action });
    }
    return JSON.parse((await call("export_game", { id: view.game.id })).text);`);
  record.setup.players[1].bot = bot;
  return importGame(window, record);
};

test("a loss says where the winner was ahead, and leads to the lesson and to an easier bot", async (t) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  await lostGame(window, "greedy");
  await window.sees(".end [data-cost]", "Odo");
  await window.sees(".end a[href^='#/learn/base-0']");
  await window.clickButton(said("table.end.easier", said("bots.named", "gentle")));
  await window.until("another game", async () => {
    const view = await call(window, "current_game");
    return !view.over && view.seats[1].bot === "gentle" && view.game.mix === "base";
  });
  await isOpen(window, play);
});
