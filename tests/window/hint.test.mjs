// Hints, the reasons of bots, the question before a blunder and the locked table: by mouse, by keys and in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { flip } from "./screens.mjs";
import { beginGame, openGame, playOn } from "./table-of-two.mjs";
import { call, windowOfFile } from "./window.mjs";
import { said, saying } from "./words.mjs";

const openedWindow = windowOfFile();

const change = (window, given) => call(window, "change_settings", { change: given });
const current = (window) => call(window, "current_game");

/** Thinking takes as long as the machine lets it. */
const PATIENCE_MS = 30_000;

const inTheMiddle = async (decisions = 60, bot) => {
  const window = await openedWindow();
  await beginGame(window, { mix: "base", bot });
  await playOn(window, decisions);
  return window;
};

const advised = (window) =>
  window.run(
    "return [...document.querySelectorAll('[data-advice]')].map(({ textContent }) => textContent);",
  );
const ghosts = (window) =>
  window.run(
    "return [...document.querySelectorAll('[data-ghost]')].map(({ dataset }) => dataset.ghost);",
  );

/** Decides until a tile is to be laid. */
const untilTile = async (window) => {
  for (let tries = 0; tries < 4 && (await current(window)).phase !== "tile"; tries++) {
    const { revision, choices } = await current(window);
    await call(window, "decide", { revision, action: choices.at(-1).action });
  }
  const { game } = await current(window);
  await window.run("location.hash = '#/play';");
  await window.isOn("play");
  await openGame(window, game.id);
};

test("by keys, a hint shows its decisions beside the board and on it, is kept with the game, and is put away", async () => {
  const window = await inTheMiddle();
  await untilTile(window);
  await window.press("h");
  await window.sees("[data-advice]", "", PATIENCE_MS);
  const first = await advised(window);
  assert.ok(first.length >= 1 && first.length <= 3, `${first.length} decisions`);
  const { revision } = await current(window);
  const [{ action, leads }] = (await call(window, "hint", { revision })).advice;
  assert.ok(first[0].includes(said("advice.tile", action, action.rotation)), first[0]);
  assert.ok(first[0].includes(said("advice.hint.leads", leads)), first[0]);
  assert.ok((await ghosts(window)).length >= 1);
  const { step, game } = await current(window);
  await window.press("h");
  await window.until("no ghost", async () => (await ghosts(window)).length === 0);
  // Played on and looked back at: what was shown there is shown again, and nothing where none was.
  await playOn(window, 2);
  await change(window, { aids: { hints: true } });
  await call(window, "look_at", { step });
  await window.run("location.hash = '#/play';");
  await window.isOn("play");
  await openGame(window, game.id);
  await window.sees("[data-advice]", "", PATIENCE_MS);
  assert.deepEqual(await advised(window), first);
});

test("by mouse, hints are switched on beside the board, and each decision brings its own", async () => {
  const window = await inTheMiddle();
  await untilTile(window);
  await window.click("[role=toolbar] button");
  await window.clickLabel(said("settings.aid.hints"));
  await window.sees("[data-advice]", "", PATIENCE_MS);
  const before = await ghosts(window);
  const first = await advised(window);
  await window.run(
    "document.querySelector('[data-advice] button').dispatchEvent(new PointerEvent('pointerenter'));",
  );
  await window.until("one ghost alone", async () => (await ghosts(window)).length === 1);
  assert.equal((await ghosts(window))[0], before[0]);
  const { revision, places } = await current(window);
  const [{ x, y, rotations }] = places;
  const action = { type: "tile", x, y, rotation: rotations[0] };
  await call(window, "decide", { revision, action });
  const { game } = await current(window);
  await window.run("location.hash = '#/play';");
  await window.isOn("play");
  await openGame(window, game.id);
  await window.until(
    "another hint",
    async () => {
      const now = await advised(window);
      return now.length > 0 && now.join() !== first.join();
    },
    PATIENCE_MS,
  );
});

test("beside a bot's move in the log stands why it did that", async () => {
  const window = await openedWindow();
  await beginGame(window, { mix: "base", bot: "steady" });
  for (let turns = 0; turns < 2; turns++) {
    const asked = await window.until("a person's decision", async () => {
      const view = await current(window);
      return view.thinking === null && view.toMove === 0 && view;
    });
    const [place] = asked.places;
    const action = place
      ? { type: "tile", x: place.x, y: place.y, rotation: place.rotations[0] }
      : asked.choices.at(-1).action;
    await call(window, "decide", { revision: asked.revision, action });
  }
  await window.until("the bot's turn played", async () => {
    const view = await current(window);
    return view.turn >= 3 && view.thinking === null;
  });
  const { game } = await current(window);
  await window.run("location.hash = '#/play';");
  await window.isOn("play");
  await openGame(window, game.id);
  await window.click("[data-leaf=log]");
  await window.sees("[role=tabpanel] [data-turn]");
  await window.run(
    "for (const row of document.querySelectorAll('[role=tabpanel] [data-turn][aria-expanded=false]')) row.click();",
  );
  const why = await window.until("somebody to ask why", async () => {
    const labels = await window.run(
      "return [...document.querySelectorAll('[role=tabpanel] button[aria-label]')].map((each) => each.ariaLabel);",
    );
    return labels.find((label) => saying("advice.reasons.label", 5).test(label));
  });
  await window.click(`[aria-label="${why}"]`);
  await window.sees("[data-reasons] li", "", PATIENCE_MS);
  const reasons = await window.run(
    "return [...document.querySelectorAll('[data-reasons] li')].map(({ textContent }) => textContent);",
  );
  assert.ok(reasons.length >= 2, reasons.join(" "));
});

/** The decision of the moment that loses most, among those that are doubted. */
const blunder = (window) =>
  window.run(`
    const call = window.__TAURI_INTERNALS__.invoke;
    const { revision, places } = await call("current_game");
    let worst = null;
    for (const { x, y, rotations } of places)
      for (const rotation of rotations) {
        const action = { type: "tile", x, y, rotation };
        const doubt = await call("doubt", { revision, action });
        if (doubt && doubt.lost > (worst?.lost ?? 0)) worst = { action, lost: doubt.lost };
      }
    return worst;`);

test("whoever wishes is asked before a blunder, thinks again, and may do it all the same", async () => {
  const window = await inTheMiddle(70);
  let worst = null;
  for (let tries = 0; tries < 8 && !worst; tries++) {
    await untilTile(window);
    worst = await blunder(window);
    if (!worst) await playOn(window, 1);
  }
  assert.ok(worst, "a decision that is doubted");
  await change(window, { aids: { blunders: true }, inWords: true });
  await window.sees("[data-commands]");
  const { step } = await current(window);
  const { x, y, rotation } = worst.action;
  const place = said("spoken.place", x, y, rotation, []);
  const lay = async () => {
    await window.run("document.querySelector('[data-commands] input').focus();");
    for (const letter of `lay ${place}`) await window.press(letter === " " ? "Space" : letter);
    await window.press("Enter");
  };
  await lay();
  await window.sees("[data-doubt]", "", PATIENCE_MS);
  await window.lacks("dialog[open], [data-better]");
  await window.click("[data-doubt] button:nth-of-type(2)");
  await window.sees("[data-doubt] [data-better] b");
  await window.click("[data-doubt] button:nth-of-type(1)");
  await window.lacks("[data-doubt]");
  assert.equal((await current(window)).step, step);
  // Asked once: now it is meant.
  await lay();
  await window.until("the decision taken", async () => (await current(window)).step > step);
});

test("in words a hint is a command, and said by whole sentences", async () => {
  const window = await inTheMiddle();
  await change(window, { inWords: true });
  await window.sees("[data-commands]");
  await window.run("document.querySelector('[data-commands] input').focus();");
  await window.type(..."hint", "Enter");
  await window.sees(".reply", said("advice.hint.best"), PATIENCE_MS);
  const { revision } = await current(window);
  const [{ leads }] = (await call(window, "hint", { revision })).advice;
  const reply = await window.text(".reply");
  assert.ok(reply.includes(said("advice.hint.leads", leads)), reply);
});

test("a locked table is begun by mouse, tells nothing, and takes nothing back until the game is over", async () => {
  const window = await openedWindow();
  await window.run("location.hash = '#/play/new';");
  await window.isOn("new-game");
  await window.sees(".outcome", said("play.fresh.table.tiles", 72));
  await flip(window, said("play.fresh.locked"));
  await window.clickButton(said("play.fresh.start"));
  await window.sees("aside", said("advice.locked.here"));
  await window.until("a tile laid", async () => {
    const { revision, places, step } = await current(window);
    if (step > 0) return true;
    const [{ x, y, rotations }] = places;
    const action = { type: "tile", x, y, rotation: rotations[0] };
    return call(window, "decide", { revision, action });
  });
  const view = await current(window);
  assert.ok(view.game.locked && !view.canUndo);
  for (const [command, given] of [
    ["hint", { revision: view.revision }],
    ["odds", {}],
    ["undo", {}],
    ["reasons", { step: 1 }],
  ]) {
    const refused = await window.run(
      `return window.__TAURI_INTERNALS__.invoke(given[0], given[1]).then(() => null, (fault) => fault.kind);`,
      command,
      given,
    );
    assert.equal(refused, "locked", command);
  }
  await window.press("o");
  await window.press("h");
  await window.settle();
  assert.equal(
    await window.run("return document.querySelector('dialog[open], [data-advice]');"),
    null,
  );
});
