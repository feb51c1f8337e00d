// A newcomer draws tiles, puts them into a set, mixes it with the base game, plays, weighs the mix, prints, shares, deletes
// and brings all of it back: with the mouse, and with keys alone.
import assert from "node:assert/strict";
import { join } from "node:path";
import test from "node:test";
import { described, drag, land, press, roadsTo, shows } from "./drawn-tile.mjs";
import { readPdf } from "./printed.mjs";
import { playUntil } from "./table-of-two.mjs";
import { LAB_PATIENCE_MS, answered, changed, count, texts } from "./workbench.mjs";
import { call } from "./window.mjs";
import { said } from "./words.mjs";

const GAMES = 200;

/** Begins a game of a mix, and plays two turns from where a tile of the own set is drawn. */
const mixed = async (window, begun) => {
  await call(window, "change_settings", { change: { botPace: "at-once" } });
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
  await window.isOn("build");
};

const tilesInPdf = (file) => readPdf(file, 45).pages.reduce((sum, { tiles }) => sum + tiles, 0);

/** What is done with a set and a mix that stand: weighed, printed, shared, deleted, and brought back as they were. */
const handled = async (window, does, desk) => {
  const { folder, answer } = desk;
  const before = await texts(desk);
  const idOf = Object.fromEntries(
    (await call(window, "documents")).map(({ id, key }) => [key, id]),
  );
  const [set, mix] = [idOf.bridges, idOf["with-bridges"]];

  await toBuild(window);
  await does.at(`[data-document="${mix}"] .doing a`);
  await window.sees("h1", "With bridges");
  await does.called(said("lab.weigh"));
  await window.isOn("lab");
  await window.tabTo("form input[type=number]");
  await window.press("Control", "a");
  await window.type(...String(GAMES), "Tab");
  await does.called(said("lab.begin.go"));
  await window.sees("[data-run]", said("lab.run.finished", GAMES), LAB_PATIENCE_MS);

  await toBuild(window);
  await does.at(`[data-document="${set}"] .doing a`);
  await window.sees("h1", "Bridges");
  await does.called(said("print.print"));
  await window.sees("h1", said("print.title", "Bridges"));
  const pdf = join(folder, "bridges.pdf");
  answer(pdf);
  await does.called(said("print.save"));
  await window.until("the pages to be saved", () =>
    window.run("return document.body.textContent.includes(given[0]);", said("files.saved", pdf)),
  );
  assert.equal(tilesInPdf(pdf), 3);

  await toBuild(window);
  await does.at(`[data-document="${mix}"] .doing button:nth-of-type(3)`);
  await window.sees("dialog[open]", said("share.along", ["With bridges"]));
  answer(folder);
  await does.at("dialog[open] .doing button");
  const file = join(folder, "with-bridges.bastide");
  await window.sees(".file-note", said("files.saved", file));

  await window.lacks("dialog[open]");
  for (const id of [mix, set]) {
    await does.at(`[data-document="${id}"] .doing button:last-of-type`);
    await window.sees(`[data-document="${id}"] .undoable`);
  }
  assert.deepEqual(await call(window, "documents"), []);
  answer(file);
  await does.called(said("build.open"));
  await window.sees("dialog[open] [data-arriving=bridges]", said("share.fresh"));
  await does.called(said("share.takeAll", 2));
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
  await window.clickButton(said("build.begin.begin"));
};

test("three tiles are drawn with the mouse, played with, weighed, printed, shared, deleted and brought back", async (t) => {
  const desk = await answered(t);
  const { window } = desk;
  await window.press("Alt", "3");
  await window.isOn("build");
  await begin(window, said("build.newSet"), "Bridges");
  await window.sees("h1", "Bridges");

  // A bridge: two roads that cross, and the fault mended.
  await window.click('[data-tile="A"] a');
  await window.sees("h1", said("build.draw.title", "A"));
  await press(window, "N");
  await drag(window, "N", "S");
  await shows(window, land("road", "N", "S"));
  await press(window, "E");
  await drag(window, "E", "W");
  await window.sees("li.error", said("build.fault", { what: { says: "crossing" } }));
  await window.clickButton(said("build.fixes.bridge"));
  await shows(window, said("tiles.named", "bridge"));

  // Wine in a city.
  await window.clickButton(said("build.set.add"));
  await window.sees("h1", said("build.draw.title", "B"));
  await press(window, "W");
  await press(window, "W");
  await shows(window, land("city", "W"));
  await window.clickButton(said("build.label", "wine"));
  await shows(window, said("tiles.named", "wine"));

  // A village where three roads end.
  await window.clickButton(said("build.set.add"));
  await window.sees("h1", said("build.draw.title", "C"));
  for (const side of ["N", "E", "S"]) await press(window, side);
  await window.clickButton(said("build.label", "village"));
  await shows(window, said("tiles.named", "village"));
  await window.press("Control", "z");
  await window.until(
    "the village to go",
    async () => !(await described(window)).includes(said("tiles.named", "village")),
  );
  await window.press("Control", "y");
  await shows(window, said("tiles.named", "village"));

  await mixed(window, async () => {
    await window.press("Alt", "3");
    await window.isOn("build");
    await begin(window, said("build.newMix"), "With bridges");
    await window.sees('[data-set="bridges"] b', "Bridges");
    await count(window, '[data-set="bridges"] input', "9");
    await window.sees(".length", said("totals.turns", 99));
    await window.clickButton(said("build.mix.play"));
    await window.isOn("new-game");
    await window.click("form .accent");
  });
  await handled(window, withMouse(window), desk);
});

test("the same by keys alone", async (t) => {
  const desk = await answered(t);
  const { window } = desk;
  const keys = withKeys(window);
  await window.press("Alt", "3");
  await window.isOn("build");
  await window.tabTo(".doing .accent");
  await window.press("Enter");
  await window.sees("dialog[open] input");
  await window.type(..."Bridges", "Enter");
  await window.sees("h1", "Bridges");
  await window.tabTo('[data-tile="A"] a');
  await window.press("Enter");
  await window.sees("h1", said("build.draw.title", "A"));

  await window.tabTo('[data-spot="N"]');
  await window.press("Enter");
  await shows(window, land("road", "N"));
  await window.type("f", "ArrowDown", "ArrowDown", "f");
  await shows(window, land("road", "N", "S"));
  await window.press("ArrowRight");
  await window.press("Enter");
  await shows(window, land("road", "E"));
  await window.type("f", "ArrowLeft", "ArrowLeft", "f");
  await window.sees("li.error", said("build.fault", { what: { says: "crossing" } }));
  await window.tabTo("li.error button");
  await window.press("Enter");
  await shows(window, said("tiles.named", "bridge"));

  await keys.called(said("build.set.add"));
  await window.sees("h1", said("build.draw.title", "B"));
  await window.tabTo('[data-spot="W"]');
  await window.press("Enter");
  await shows(window, land("road", "W"));
  await window.press("Enter");
  await shows(window, land("city", "W"));
  await keys.called(said("build.label", "wine"));
  await shows(window, said("tiles.named", "wine"));

  await keys.called(said("build.set.add"));
  await window.sees("h1", said("build.draw.title", "C"));
  for (const [at, side] of ["N", "E", "S"].entries()) {
    await window.tabTo(`[data-spot="${side}"]`);
    await window.press("Enter");
    await shows(window, roadsTo(["N", "E", "S"].slice(0, at + 1)));
  }
  await keys.called(said("build.label", "village"));
  await shows(window, said("tiles.named", "village"));

  await mixed(window, async () => {
    await window.press("Alt", "3");
    await window.isOn("build");
    await window.tabTo(".doing button:nth-child(2)");
    await window.press("Enter");
    await window.sees("dialog[open] input");
    await window.type(..."With bridges", "Enter");
    await window.sees('[data-set="bridges"] b', "Bridges");
    await window.tabTo('[data-set="bridges"] input');
    await window.press("Control", "a");
    await window.type("2", "0", "Tab");
    await window.sees(".length", said("totals.turns", 132));
    await window.tabTo(".desk .accent");
    await window.press("Enter");
    await window.isOn("new-game");
    await window.tabTo("form .accent");
    await window.press("Enter");
  });
  await handled(window, keys, desk);
});

test("a set is played at once: the base game with it, by the rules it needs, against a bot", async (t) => {
  const { window } = await answered(t);
  const begin = { kind: "tile-set", name: "Towers", from: null };
  const set = await call(window, "begin_document", { begin });
  const tile = `${set.key}/A`;
  const mark = { do: "mark", mark: "foundation", on: true };
  await changed(window, set, [{ of: "tile", tile, change: mark }]);
  await window.run("location.hash = given[0];", `#/build/${set.id}`);
  await window.clickButton(said("build.mix.play"));
  await window.sees(".own", said("play.fresh.table.ownLies", "Towers"));
  await window.sees(".own", said("play.fresh.table.ownRules", ["The Tower"]));
  await window.clickButton(said("play.fresh.start"));
  await window.sees(".board image");
  const { seats } = await call(window, "current_game");
  assert.equal(seats.filter(({ bot }) => bot).length, 1);
});
