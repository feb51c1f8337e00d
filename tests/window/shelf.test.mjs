// A long list of games stays quick, and several that are deleted can each be brought back, in the real window.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpen, screens } from "./screens.mjs";
import { openWindow } from "./window.mjs";
import { said } from "./words.mjs";

const play = screens[2];

const cards = (window) => window.run("return document.querySelectorAll('[data-game]').length;");

/** Keeps so many games of which each has some tiles on the table. */
const keep = (window, games) =>
  window.run(
    `const call = window.__TAURI_INTERNALS__.invoke;
     for (let seed = 0; seed < given[0]; seed++) {
       const seats = [
         { name: "Anna", colour: 0, pattern: "plain" },
         { name: "Ben", colour: 1, pattern: "stripes" },
       ];
       let view = await call("new_game", { game: { seats, mix: "base", options: {}, seed } });
       for (let n = 0; n < 12; n++) {
         const place = view.phase === "tile" ? view.places[0] : null;
         const action = place
           ? { type: "tile", x: place.x, y: place.y, rotation: place.rotations[0] }
           : view.choices.at(-1).action;
         view = await call("decide", { revision: view.revision, action });
       }
     }`,
    games,
  );

test("of sixty games the newest are shown at once, some more in sight, and the rest when asked", async (t) => {
  const window = await openWindow(t);
  await keep(window, 60);
  await window.press("Alt", "2");
  await isOpen(window, play);
  await window.until("the newest games", async () => (await cards(window)) >= 5);
  await window.run("document.querySelector('.more').scrollIntoView();");
  await window.until("those after them", async () => (await cards(window)) === 25);
  await window.run("document.querySelector('[data-game]').scrollIntoView();");
  await window.until("the picture of the first", () =>
    window.run(
      `const images = [...document.querySelectorAll("[data-game] svg image[href]")];
       return images.length > 0 && images.every((image) => image.getAttribute("href"));`,
    ),
  );
  const drawn = await window.run(
    "return document.querySelectorAll('[data-game] svg image').length;",
  );
  assert.ok(drawn < 25 * 7, `only what is in sight is drawn, not ${drawn} tiles`);
  await window.clickButton(said("play.earlier", 60 - 25));
  await window.until("older games too", async () => (await cards(window)) > 25);
});

test("two games deleted at a double click can both be brought back", async (t) => {
  const window = await openWindow(t);
  await keep(window, 3);
  await window.press("Alt", "2");
  await isOpen(window, play);
  await window.until("three games", async () => (await cards(window)) === 3);
  await window.run(
    `for (const button of [...document.querySelectorAll("[data-game] button")].filter((each) => each.textContent.includes(given[0])).slice(0, 2))
       button.click();`,
    said("play.remove"),
  );
  await window.until("one game left", async () => (await cards(window)) === 1);
  const undoable = () => window.run("return document.querySelectorAll('.undoable').length;");
  await window.until("a way back for each", async () => (await undoable()) === 2);
  for (let left = 2; left > 0; left--) {
    await window.click(".undoable button");
    await window.until("one more game", async () => (await cards(window)) === 4 - left);
  }
});
