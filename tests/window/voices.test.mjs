// Two voices over the accessibility bus: now says where quick keys end, a mouse that wanders says nothing, and no move of a
// bot is lost. Each can be said again, and lists are lists.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { openForReader } from "./access/reader.mjs";
import { beginGame } from "./table-of-two.mjs";
import { any, beginning, player, said, saying } from "./words.mjs";

const PLAYERS = ["Anna", "Ben", "Cleo", "Dora"];
const nameOf = (seat) => player(PLAYERS[seat]);
const WALK = ["Left", "Left", "Up", "Right", "Right", "Down", "Left", "Left", "Down", "Right"];
/** Where that leads from the place east of the first tile: once around it. */
const TENTH = { x: 0, y: 1 };

const started = (cell, free = true) =>
  any(said("land.cell", { ...cell, tile: null, free, turns: null }, nameOf).split(":")[0]);

test("of ten keys within a second at most two cells are said, and the last is the tenth", async (t) => {
  const { window, reader } = await openForReader(t);
  await beginGame(window, { mix: "base" });
  await window.run(
    "window.pressed = []; addEventListener('keydown', ({ timeStamp }) => pressed.push(timeStamp));",
  );
  let since = 0;
  let [took, widest] = [Infinity, Infinity];
  // Hands walk evenly; a busy machine may hold a key back, or take more than a second: then they walk again.
  for (let tries = 0; tries < 12 && (took > 1000 || widest > 180); tries++) {
    await window.press("Escape");
    await window.press("Control", "ArrowRight");
    await reader.hears(started({ x: 1, y: 0 }), since);
    await pause(1000);
    await window.run("pressed.length = 0;");
    since = reader.heard.length;
    await window.type(...WALK.map((way) => `Arrow${way}`));
    await reader.hears(started(TENTH), since);
    await pause(600);
    const pressed = await window.run("return pressed;");
    took = pressed.at(-1) - pressed[0];
    widest = Math.max(...pressed.slice(1).map((at, nth) => at - pressed[nth]));
    t.diagnostic(
      `ten keys in ${Math.round(took)} ms, ${Math.round(widest)} ms apart at most: ${reader.by("now", since).length} heard`,
    );
  }
  assert.ok(took <= 1000 && widest <= 180, "no ten keys within a second");
  const now = reader.by("now", since);
  assert.ok(now.length <= 2, now.join("\n"));
  assert.match(now.at(-1), started(TENTH));
  assert.deepEqual(reader.by("story", since), []);
});

test("a mouse that wanders over the board says nothing", async (t) => {
  const { window, reader } = await openForReader(t);
  await beginGame(window, { mix: "base" });
  const { x, y } = await window.middleOf("image[data-tile='0,0']");
  // What the game began with has been said.
  let since = -1;
  while (since !== reader.heard.length) {
    since = reader.heard.length;
    await pause(1000);
  }
  for (let step = 0; step < 12; step++)
    await window.pointAt(x - 240 + step * 40, y - 90 + step * 15);
  await pause(600);
  assert.deepEqual(reader.heard.slice(since), []);
});

const BOTS = [1, 2, 3];
const RECORD = {
  format: "bastide/game@1",
  setup: {
    players: [{ name: "Anna" }, ...BOTS.map((seat) => ({ name: PLAYERS[seat], bot: "greedy" }))],
    mix: "base",
    seed: 5,
  },
  actions: [],
};
const laidBy = (seat) => {
  const laid = (x, rotation) =>
    said("events.describe", { type: "tile-laid", player: seat, x, y: 0, rotation }, nameOf);
  return any(beginning(laid(1, 0), laid(-2, 0)));
};

const openInWords = async (t) => {
  const { window, reader } = await openForReader(t);
  const call = "return await window.__TAURI_INTERNALS__.invoke(given[0], given[1]);";
  await window.run(call, "change_settings", {
    change: { botPace: "at-once", inWords: true, firstCards: false },
  });
  const { id } = await window.run(call, "import_game", { text: JSON.stringify(RECORD) });
  await window.run("location.hash = `#/play/${given[0]}`;", id);
  await reader.hears(any(said("events.phase", "tile", nameOf(0))));
  return { window, reader };
};

test("the moves of three bots are all heard, and what was said can be heard again", async (t) => {
  const { window, reader } = await openInWords(t);
  await window.sees("article ul button");
  const since = reader.heard.length;
  await window.click("article ul button");
  await reader.hears(laidBy(0), since);
  await window.until("a question or the next turn", () =>
    window.run(
      "return document.querySelector('article').dataset.phase !== 'tile' || document.querySelector('article').dataset.step > 3;",
    ),
  );
  if ((await window.run("return document.querySelector('article').dataset.phase;")) === "figure")
    await window.press(" ");
  for (const seat of BOTS) await reader.hears(laidBy(seat), since);
  const story = reader.by("story", since).join("\n");
  const places = BOTS.map((seat) => story.search(laidBy(seat)));
  assert.deepEqual(
    places,
    places.toSorted((a, b) => a - b),
  );

  const asks = async (key, heard) => {
    await pause(800);
    const before = reader.heard.length;
    await window.press("Alt", key);
    await reader.hears(heard, before);
    assert.equal(reader.by("now", before).length, 1, key);
  };
  await asks("h", any(said("events.phase", "tile", nameOf(0))));
  await asks("t", laidBy(3));
  await asks("r", laidBy(3));
  await asks("w", saying("settings.amountNow", said("settings.amounts.many")));
});

test("a walk over the board in words ends with the focus on the tenth cell, and adds nothing to it", async (t) => {
  const { window, reader } = await openInWords(t);
  const before = reader.heard.length;
  await reader.focus("table cell", started({ x: 1, y: 0 }).source);
  await window.type(...WALK.map((way) => `Arrow${way}`));
  await window.until("the tenth cell", async () =>
    started(TENTH).test(await window.run("return document.activeElement.ariaLabel ?? '';")),
  );
  assert.deepEqual(reader.by("now", before), []);
});

test("whatever a list looks like, it is a list", async (t) => {
  const { window, reader } = await openForReader(t);
  for (const address of ["#/", "#/play", "#/learn", "#/settings"]) {
    await window.run("location.hash = given[0];", address);
    await window.settle();
    await reader.until(`the lists of ${address}`, async () => {
      const shown = await window.run(
        `return [...document.querySelectorAll("ul, ol")].filter((list) =>
           list.checkVisibility() && list.querySelector(":scope > li") && !list.closest("[aria-hidden=true]")).length;`,
      );
      const read = await reader.ask("names", { role: "list", pattern: "" });
      return shown > 0 && read?.length === shown;
    });
  }
});
