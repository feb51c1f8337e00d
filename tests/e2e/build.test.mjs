// A newcomer draws tiles, puts them into a set, mixes it with the base game and plays: with the mouse, and with keys alone.
import assert from "node:assert/strict";
import test from "node:test";
import { drag, press, shows, told } from "./drawn-tile.mjs";
import { playUntil } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

const count = (window, css, number) =>
  window.run(
    `const field = document.querySelector(given[0]);
     field.value = given[1];
     field.dispatchEvent(new Event("change", { bubbles: true }));`,
    css,
    number,
  );

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

test("three tiles are drawn with the mouse, mixed with the base game, and played with", async (t) => {
  const window = await openWindow(t);
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
  await window.until("the village to go", async () => !(await told(window)).includes("village"));
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
});

test("a tile is drawn, mixed and played with by keys alone", async (t) => {
  const window = await openWindow(t);
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
    await window.sees(".length", "About 92 turns");
    await window.tabTo(".side .accent");
    await window.press("Enter");
    await window.sees("h1", "New game");
    await window.tabTo("form .accent");
    await window.press("Enter");
  });
});
