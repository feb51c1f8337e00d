// A newcomer draws tiles, puts them into a set, mixes it with the base game, plays, weighs the mix, prints, shares, deletes
// and brings all of it back: with the mouse, and with keys alone.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { drag, press, shows, described } from "./drawn-tile.mjs";
import { readPdf } from "./printed.mjs";
import { playUntil } from "./table-of-two.mjs";
import { LAB_PATIENCE_MS, answered, count, texts } from "./workbench.mjs";
import { call } from "./window.mjs";

const GAMES = 200;

/** Begins a game of a mix, and plays two turns from where a tile of the own set is drawn. */
const mixed = async (window, begun) => {
  await begun();
  await window.sees(".board image");
  const own = (view) => view.phase === "tile" && view.drawn?.startsWith("bridges/");
  await playUntil(window, own);
  await playUntil(window, (view, taken) => taken >= 4);
  const laid = await window.run(
    `const { tiles } = await window.__TAURI_INTERNALS__.invoke("current_game");
     return tiles.filter(({ tile }) => tile.startsWith("bridges/")).length;`,
  );
  assert(laid > 0, "a tile of the own set lies on the table");
  await window.sees(".board image");
};

/** How somebody presses what is called so, or what stands there. */
const withMouse = (window) => ({
  called: (words) => window.clickButton(words),
  at: (css) => window.click(css),
});
const withKeys = (window) => ({
  called: async (words) => {
    const there = () =>
      window.run(
        `const on = document.activeElement;
         return on.matches("a, button") && on.textContent.includes(given[0]);`,
        words,
      );
    for (let steps = 0; !(await there()); steps++) {
      assert(steps < 120, `the Tab key never reaches “${words}”`);
      await window.press("Tab");
    }
    await window.press("Enter");
  },
  at: async (css) => {
    await window.tabTo(css);
    await window.press("Enter");
  },
});

const toBuild = async (window) => {
  await window.press("Alt", "3");
  await window.sees("h1", "Build");
};

const tilesInPdf = (file) => readPdf(file, 45).pages.reduce((sum, { tiles }) => sum + tiles, 0);

/** What is done with a set and a mix that stand: weighed, printed, shared, deleted, and brought back as they were. */
const handled = async (window, does, desk) => {
  const { folder, answer } = desk;
  const before = await texts(desk);
  const idOf = Object.fromEntries(
    (await call(window, "documents", { language: "en" })).map(({ id, key }) => [key, id]),
  );
  const [set, mix] = [idOf.bridges, idOf["with-bridges"]];

  await toBuild(window);
  await does.at(`[data-document="${mix}"] .doing a`);
  await window.sees("h1", "With bridges");
  await does.called("Weigh it in the lab");
  await window.sees("h1", "The balance lab");
  await window.tabTo("form input[type=number]");
  await window.press("Control", "a");
  await window.type(...String(GAMES), "Tab");
  await does.called("Begin");
  await window.sees("[data-run]", `Finished: ${GAMES} games`, LAB_PATIENCE_MS);

  await toBuild(window);
  await does.at(`[data-document="${set}"] .doing a`);
  await window.sees("h1", "Bridges");
  await does.called("Print");
  await window.sees("h1", "Print “Bridges”");
  const pdf = join(folder, "bridges.pdf");
  answer(pdf);
  await does.called("Save as PDF");
  await window.until("the pages to be saved", () =>
    window.run("return document.body.textContent.includes(given[0]);", `Saved in ${pdf}.`),
  );
  assert.equal(tilesInPdf(pdf), 3);

  await toBuild(window);
  await does.at(`[data-document="${mix}"] .doing button:nth-of-type(3)`);
  await window.sees("dialog[open]", "goes along: “With bridges” needs it");
  answer(folder);
  await does.at("dialog[open] .doing button");
  const file = join(folder, "with-bridges.bastide");
  await window.sees(".file-note", `Saved in ${file}.`);

  await window.lacks("dialog[open]");
  for (const id of [mix, set]) {
    await does.at(`[data-document="${id}"] .doing button:last-of-type`);
    await window.sees(`[data-document="${id}"] .gone`);
  }
  assert.deepEqual(await call(window, "documents", { language: "en" }), []);
  answer(file);
  await does.called("Open a file");
  await window.sees("dialog[open] [data-arriving=bridges]", "New: it will be kept.");
  await does.called("Keep all 2");
  await window.sees("article h3", "With bridges");
  assert.deepEqual(await texts(desk), before);
};

const begin = async (window, button, name) => {
  await window.clickButton(button);
  await window.sees("dialog[open] input");
  await window.run(
    `const field = document.querySelector("dialog[open] input");
     field.value = given[0];
     field.dispatchEvent(new Event("input", { bubbles: true }));`,
    name,
  );
  await window.clickButton("Begin");
};

test("three tiles are drawn with the mouse, played with, weighed, printed, shared, deleted and brought back", async (t) => {
  const desk = await answered(t);
  const { window } = desk;
  await window.press("Alt", "3");
  await window.sees("h1", "Build");
  await begin(window, "New tile set", "Bridges");
  await window.sees("h1", "Bridges");

  // A bridge: two roads that cross, and the fault mended.
  await window.click('[data-tile="A"] a');
  await window.sees("h1", "Tile A");
  await press(window, "N");
  await drag(window, "N", "S");
  await shows(window, "road from north to south");
  await press(window, "E");
  await drag(window, "E", "W");
  await window.sees("li.error", "cross");
  await window.clickButton("Make it a bridge");
  await shows(window, "a bridge");

  // Wine in a city.
  await window.clickButton("Blank tile");
  await window.sees("h1", "Tile B");
  await press(window, "W");
  await press(window, "W");
  await shows(window, "city in the west");
  await window.clickButton("wine");
  await shows(window, "wine");

  // A village where three roads end.
  await window.clickButton("Blank tile");
  await window.sees("h1", "Tile C");
  for (const side of ["N", "E", "S"]) await press(window, side);
  await window.clickButton("village");
  await shows(window, "village");
  await window.press("Control", "z");
  await window.until(
    "the village to go",
    async () => !(await described(window)).includes("village"),
  );
  await window.press("Control", "y");
  await shows(window, "village");

  await mixed(window, async () => {
    await window.press("Alt", "3");
    await window.sees("h1", "Build");
    await begin(window, "New mix", "With bridges");
    await window.sees('[data-set="bridges"] b', "Bridges");
    await count(window, '[data-set="bridges"] input', "9");
    await window.sees(".length", "About 99 turns");
    await window.clickButton("Play with it");
    await window.sees("h1", "New game");
    await window.click("form .accent");
  });
  await handled(window, withMouse(window), desk);
});

test("the same by keys alone", async (t) => {
  const desk = await answered(t);
  const { window } = desk;
  const keys = withKeys(window);
  await window.press("Alt", "3");
  await window.sees("h1", "Build");
  await window.tabTo(".doing .accent");
  await window.press("Enter");
  await window.sees("dialog[open] input");
  await window.type(..."Bridges", "Enter");
  await window.sees("h1", "Bridges");
  await window.tabTo('[data-tile="A"] a');
  await window.press("Enter");
  await window.sees("h1", "Tile A");

  await window.tabTo('[data-spot="N"]');
  await window.press("Enter");
  await shows(window, "road to the north");
  await window.type("f", "ArrowDown", "ArrowDown", "f");
  await shows(window, "road from north to south");
  await window.press("ArrowRight");
  await window.press("Enter");
  await shows(window, "to the east");
  await window.type("f", "ArrowLeft", "ArrowLeft", "f");
  await window.sees("li.error", "cross");
  await window.tabTo("li.error button");
  await window.press("Enter");
  await shows(window, "a bridge");

  await keys.called("Blank tile");
  await window.sees("h1", "Tile B");
  await window.tabTo('[data-spot="W"]');
  await window.press("Enter");
  await shows(window, "road to the west");
  await window.press("Enter");
  await shows(window, "city in the west");
  await keys.called("wine");
  await shows(window, "wine");

  await keys.called("Blank tile");
  await window.sees("h1", "Tile C");
  for (const [side, name] of [
    ["N", "north"],
    ["E", "east"],
    ["S", "south"],
  ]) {
    await window.tabTo(`[data-spot="${side}"]`);
    await window.press("Enter");
    await shows(window, name);
  }
  await keys.called("village");
  await shows(window, "village");

  await mixed(window, async () => {
    await window.press("Alt", "3");
    await window.sees("h1", "Build");
    await window.tabTo(".doing button:nth-child(2)");
    await window.press("Enter");
    await window.sees("dialog[open] input");
    await window.type(..."With bridges", "Enter");
    await window.sees('[data-set="bridges"] b', "Bridges");
    await window.tabTo('[data-set="bridges"] input');
    await window.press("Control", "a");
    await window.type("2", "0", "Tab");
    await window.sees(".length", "About 132 turns");
    await window.tabTo(".desk .accent");
    await window.press("Enter");
    await window.sees("h1", "New game");
    await window.tabTo("form .accent");
    await window.press("Enter");
  });
  await handled(window, keys, desk);
});
