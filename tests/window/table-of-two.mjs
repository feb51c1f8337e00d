// A table set for a test: a game that is begun and opened in the window, and what the window shows of it.
import assert from "node:assert/strict";
import { call } from "./window.mjs";

const seat = (name, colour, bot) => ({ name, colour, pattern: colour ? "stripes" : "plain", bot });

/** Opens a kept game as its link does. */
export const openGame = async (window, id) => {
  await window.run("location.hash = `#/play/${given[0]}`;", id);
  // Home has a small board, too, which counts no steps.
  await window.sees(".board[data-step] image");
  // Whoever comes in looks before pressing anything.
  await lookStill(window);
};

/** Cards beside a game are tested in first-game.test.mjs: elsewhere none takes room. */
export const withoutCards = (window) =>
  call(window, "change_settings", { change: { firstCards: false } });

/** Begins a game of two and shows its board. */
export const beginGame = async (
  window,
  { mix = "everything", seed = 7, bot, third = false } = {},
) => {
  const seats = [seat("Anna", 0), seat("Ben", 1, bot)];
  if (third) seats.push({ name: "Cleo", colour: 3, pattern: "bars" });
  // What a bot thinks is tested, not how long it lets a person look.
  if (bot) await call(window, "change_settings", { change: { botPace: "at-once" } });
  await withoutCards(window);
  const view = await call(window, "new_game", { game: { seats, mix, options: {}, seed } });
  await openGame(window, view.game.id);
  return view.game.id;
};

/** Keeps a game from a record and shows its board. */
export const importGame = async (window, record) => {
  await withoutCards(window);
  const { id } = await call(window, "import_game", { text: JSON.stringify(record) });
  await openGame(window, id);
  return id;
};

/**
 * Plays the open game out of sight, the same way in every run, until so many decisions are taken or what is
 * asked for is met (a function of the view that needs nothing from outside); then shows where it stands.
 */
export const playUntil = async (window, met, { most = 600, seed = 7 } = {}) => {
  const [id, seen, steps] = await window.run(
    `const [most, seed] = given;
     const met = ${String(met)};
     const call = window.__TAURI_INTERNALS__.invoke;
     let state = seed;
     const any = (list) => {
       state = (state * 1103515245 + 12345) & 0x7fffffff;
       return list[(state >> 8) % list.length];
     };
     // A bot at the table has its own turns.
     const asked = async (view) => {
       while (!view.over && view.toMove !== null && view.seats[view.toMove].bot !== null) {
         await new Promise((later) => setTimeout(later, 20));
         view = await call("current_game");
       }
       return view;
     };
     let view = await asked(await call("current_game"));
     for (let taken = 0; taken < most && !view.over && !met(view, taken); taken++) {
       const bold = view.choices.filter((choice) => choice.action.type !== "pass");
       const place = view.phase === "tile" ? any(view.places) : null;
       const action = place
         ? { type: "tile", x: place.x, y: place.y, rotation: any(place.rotations) }
         : any(bold.length > 0 ? bold : view.choices).action;
       view = await asked(await call("decide", { revision: view.revision, action }));
     }
     return [view.game.id, met(view, most), view.steps];`,
    most,
    seed,
  );
  assert.ok(seen, "the game never came to what was asked for");
  await window.run("location.hash = '#/play';");
  await window.isOn("play");
  await openGame(window, id);
  await window.until(`step ${steps}`, async () => (await look(window)).step === steps);
};

export const playOn = (window, decisions, seed) =>
  playUntil(window, `(view, taken) => taken >= ${decisions} || view.over`, {
    most: decisions,
    seed,
  });

export const designs = async (window) => (await call(window, "catalog")).tiles;

/** What a player sees: the step, the phase, the keys of the list, and where on the screen one may press. */
export const look = (window) =>
  window.run(`
    const board = document.querySelector(".board");
    const free = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
      const on = document.elementFromPoint(left, top);
      return on?.closest(".frame") ? { x: left, y: top } : null;
    };
    const pressable = (css) => [...document.querySelectorAll(css)].map(free).filter(Boolean);
    const { step, phase, mine } = board.dataset;
    return {
      step: Number(step),
      phase,
      mine: mine === "true",
      fits: document.querySelector(".held.fits") !== null,
      places: pressable("[data-place]"),
      signs: pressable(".sign:not(.refused) [data-sign]"),
      marked: document.querySelector(".sign.marked:not(.refused)") !== null,
      keys: [...document.querySelectorAll("[data-action][aria-keyshortcuts]")].map((choice) => [
        choice.getAttribute("aria-keyshortcuts"),
        choice.dataset.action,
      ]),
      alert: document.querySelector("[role=alert]")?.textContent ?? null,
    };`);

/** Opens the log, and every turn in it. */
export const openLog = async (window) => {
  await window.click("[data-leaf=log]");
  await window.sees("[role=tabpanel] [data-turn]");
  await window.run(
    "for (const row of document.querySelectorAll('[role=tabpanel] [data-turn][aria-expanded=false]')) row.click();",
  );
};

/** Two looks so far apart that are the same see a board that stands still. */
const STILL_MS = 60;

/** What a player sees once the board stands still: what moves under the pointer is not pressed. */
export const lookStill = async (window) => {
  await window.settle();
  let last = null;
  return window.until("a board that stands still", async () => {
    const now = await look(window);
    const [before, seen] = [last, JSON.stringify(now)];
    last = seen;
    if (before === seen) return now;
    await new Promise((rested) => setTimeout(rested, STILL_MS));
    return false;
  });
};

/** The same numbers in every run. */
export const dice = (seed) => {
  let state = seed;
  return (sides) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
};

/** Plays until the game is over, or so many decisions are taken; `decide` takes one from what is seen. */
export const playOut = async (window, decide, most = Infinity) => {
  let seen = await look(window);
  for (let decisions = 0; seen.phase !== "over" && decisions < most; decisions++) {
    if (decisions > 1500) throw new Error("this game does not end");
    const before = seen.step;
    await decide(seen);
    seen = await window.until(`the step after ${before} (${seen.phase})`, async () => {
      const now = await look(window);
      if (now.alert) throw new Error(now.alert);
      const asked = now.mine && (now.places.length > 0 || now.keys.length > 0);
      const offscreen = now.mine && now.phase === "tile";
      return now.step !== before && (now.phase === "over" || asked || offscreen) && now;
    });
  }
  return seen;
};

/** The end is told, and nothing went wrong on the way. */
export const seesTheEnd = async (window) => {
  await window.sees(".end h2");
  assert.equal(await window.text("[role=alert]"), "");
};
