// The first minutes: a game against a bot at one press, the way back to it, the words people know, the usual keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { search } from "./passages.mjs";
import { isOpen, open, screens } from "./screens.mjs";
import { beginGame, lookStill } from "./table-of-two.mjs";
import { call, openWindow } from "./window.mjs";
import { said } from "./words.mjs";

const [home, , play, build, , rulebook] = screens;

const steps = (window) =>
  window.run("return (await window.__TAURI_INTERNALS__.invoke('current_game')).steps;");

/** How wide the chosen bot’s name and strength are on Home, and the room for them. */
const opponent = (window) =>
  window.run(
    `const field = document.querySelector("main form select");
     const pen = document.createElement("canvas").getContext("2d");
     pen.font = getComputedStyle(field).font;
     const { width } = pen.measureText(field.selectedOptions[0].textContent.trim());
     return { width, room: field.clientWidth - 40 };`,
  );

test("on a first start the first tile lies after two presses", async (t) => {
  const window = await openWindow(t, { moves: true });
  await window.resize(1024, 640);
  // The bot is named in full, with what it is good for.
  const named = await opponent(window);
  assert.ok(named.width <= named.room, JSON.stringify(named));
  await window.clickButton(said("screens.home.now.play"));
  await window.sees(".board image");
  const { places } = await lookStill(window);
  await window.clickAt(places[0].x, places[0].y);
  await window.until("the tile on the table", async () => (await steps(window)) > 0);
  const { seats, game } = await window.run(
    "return await window.__TAURI_INTERNALS__.invoke('current_game');",
  );
  assert.equal(game.mix, "base");
  assert.deepEqual(
    seats.map(({ name, bot }) => [name, bot]),
    [
      ["Anna", null],
      ["Odo", "gentle"],
    ],
  );
});

test("Build shows what can be made, and what is opened there is one's own", async (t) => {
  const window = await openWindow(t, { moves: true });
  await open(window, build);
  await window.sees("main a[href^='#/learn/build']");
  await window.clickButton(said("build.examples.open", "Traders & Builders"));
  await window.sees(".maker h1", said("build.examples.named", "Traders & Builders"));
  await open(window, build);
  await window.sees("main article h3", said("build.examples.named", "Traders & Builders"));
});

test("one plays under one's own name, and is asked by it the next time", async (t) => {
  const window = await openWindow(t, { moves: true });
  await window.click("main form input");
  await window.press("Control", "a");
  await window.type(..."Zoe", "Enter");
  await window.sees(".board image");
  await window.sees("aside", "Zoe");
  await open(window, home);
  await window.sees("main article", "Zoe");
  assert.equal(await window.run("return document.querySelector('main form input').value;"), "Zoe");
});

test("a name that is given on Home is kept, whatever is pressed next", async (t) => {
  const window = await openWindow(t, { moves: true });
  await window.click("main form input");
  await window.press("Control", "a");
  await window.type(..."Marta");
  await open(window, build);
  await window.reload();
  await open(window, home);
  await window.sees("main form input");
  const name = "return document.querySelector('main form input').value;";
  assert.equal(await window.run(name), "Marta");
});

test("whoever knows the game says which expansions they have before they are examined", async (t) => {
  const window = await openWindow(t, { moves: true });
  // In the smallest window too, what comes next is in sight.
  await window.resize(1024, 640);
  await window.clickButton(said("screens.home.learn.know"));
  await window.sees("dialog[open] [role=switch]");
  await window.settle();
  const [next, sheet] = await window.run(
    "return ['dialog[open] .ways a', 'dialog[open]'].map((css) => document.querySelector(css).getBoundingClientRect().bottom);",
  );
  assert.ok(next < sheet, `it ends at ${next}, the sheet at ${sheet}`);
  await window.resize(1280, 800);
  await window.click("dialog[open] [role=switch]");
  await window.until("the shelf", async () => {
    const { boxes } = await call(window, "read_settings");
    return boxes.length === 1;
  });
  await window.click("dialog[open] a[href='#/learn/placement']");
  await window.sees("[data-lesson=placement]");
  // Somebody new finds the course of the base game without scrolling.
  await window.run("location.hash = '#/learn';");
  await window.sees(".courses section");
  await window.settle();
  const seen = await window.run(`
    const course = document.querySelector(".courses section").getBoundingClientRect();
    return { bottom: course.bottom, height: innerHeight };`);
  assert.ok(seen.bottom <= seen.height, JSON.stringify(seen));
});

test("Home offers the game played last, by its name and with its picture, and leads back to it", async (t) => {
  const window = await openWindow(t, { moves: true });
  const id = await beginGame(window, { mix: "traders" });
  await window.run(
    "await window.__TAURI_INTERNALS__.invoke('rename_game', { id: given[0], name: 'Rainy day' });",
    id,
  );
  await open(window, home);
  await window.sees("main article h2", "Rainy day");
  await window.resize(1024, 640);
  const named = await opponent(window);
  assert.ok(named.width <= named.room, JSON.stringify(named));
  await window.until("its picture", () =>
    window.run("return document.querySelectorAll('main article svg image').length > 0;"),
  );
  // A game that waits keeps nobody from the rest.
  for (const way of ["#/learn/", "#/campaigns", "#/practice"])
    await window.sees(`main a[href^="${way}"]`);
  await window.clickButton(said("play.resume"));
  await window.sees(".board image");
  assert.equal(await window.run("return location.hash;"), `#/play/${id}`);
});

test("Home leads to learning, a new game, building and the rules", async (t) => {
  const window = await openWindow(t, { moves: true });
  for (const [way, title] of [
    ["Learn", "Learn"],
    ["New game", "New game"],
    ["Build", "Build"],
    ["Look up a rule", "Rulebook"],
  ]) {
    await open(window, home);
    await window.run(
      `[...document.querySelectorAll("main nav a")]
         .find((link) => link.querySelector("b").textContent === given[0]).click();`,
      way,
    );
    await window.sees("h1", title);
  }
});

for (const [name, keys] of [
  ["Ctrl and F", ["Control", "f"]],
  ["a slash", ["/"]],
]) {
  test(`${name} leads to the search from anywhere, and people's names are found`, async (t) => {
    const window = await openWindow(t, { moves: true });
    // A sign alone acts outside of tables only where somebody chose so.
    if (keys.length === 1)
      await call(window, "change_settings", { change: { characterKeys: "everywhere" } });
    await open(window, play);
    await window.press(...keys);
    await isOpen(window, rulebook);
    const writing = () =>
      window.until("the search under the keyboard", () =>
        window.run("return document.activeElement.matches('main input[type=search]');"),
      );
    await writing();
    await window.type(..."cloister");
    await window.sees("main .found", said("rulebook.also", ["monastery"]));
    await window.sees("#BG-20");
    await window.press("Escape");
    await window.run("document.activeElement.blur();");
    await window.press(...keys);
    await writing();
  });
}

test("the names that people use are found in the real book", async (t) => {
  const window = await openWindow(t, { moves: true });
  await open(window, rulebook);
  await window.sees("main article");
  for (const [words, rule] of [
    ["meeple", "BG-11"],
    ["farmer", "BG-30"],
    ["knight", "CC-04"],
    ["castle", "BG-17"],
    ["pawn", "BG-02"],
  ]) {
    await search(window, words);
    await window.sees(`#${rule}`);
    await window.until("fewer rules", async () => {
      const count = await window.run("return document.querySelectorAll('main article').length;");
      return count < 100;
    });
  }
});

// Nothing here manages windows, so none grows: what the window was asked for is what it says.
test("F11 fills the screen, and once more goes back to a window", async (t) => {
  const window = await openWindow(t, { moves: true });
  await window.press("F11");
  await window.sees("[role=log]", said("keys.filled"));
  await window.press("F11");
  await window.sees("[role=log]", said("keys.windowed"));
  assert.equal(await window.text("[role=alert]"), "");
});

test("the sheet of keys names them all in plain words", async (t) => {
  const window = await openWindow(t, { moves: true });
  await window.press("F1");
  for (const words of ["Ctrl F", said("keys.does.search"), "F11", "Ctrl O", "Ctrl S", "Ctrl Q"])
    await window.sees("dialog[open]", words);
});

test("no tile left is called by an id", async (t) => {
  const window = await openWindow(t, { moves: true });
  await beginGame(window);
  await window.click("[data-leaf=tiles]");
  await window.sees("[role=tabpanel] li");
  const told = await window.run(
    "return [...document.querySelectorAll('[role=tabpanel] li')].flatMap((tile) => [tile.title, tile.textContent]);",
  );
  assert.ok(told.length > 40);
  assert.deepEqual(
    told.filter((words) => /[a-z-]+\/[A-Za-z0-9]/.test(words)),
    [],
  );
});
