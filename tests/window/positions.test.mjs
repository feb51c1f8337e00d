// A position from nothing with two boxes and a tile of one's own, with an aim: laid out, kept as a scenario, played and
// counted; handed on in one file, taken in where nothing was, and played there; with the mouse, and with keys alone.
import assert from "node:assert/strict";
import path from "node:path";
import test from "node:test";
import { album } from "./album.mjs";
import { pressCell } from "./board-cells.mjs";
import { openLesson, skipThrough } from "./lessons.mjs";
import { open, screens } from "./screens.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { named, said } from "./words.mjs";

const campaigns = screens[4];

const picture = album("positions");

/** A set with one tile of field all around, and a position with it, the base game and Traders & Builders in the bag. */
const begun = async (window) => {
  const set = await call(window, "begin_document", {
    begin: { kind: "tile-set", name: "Meadow", from: null },
  });
  let view = await call(window, "begin_document", {
    begin: { kind: "position", name: "By the city", from: null },
  });
  for (const change of [
    { do: "mix", change: { do: "times", set: "traders", times: 1 } },
    { do: "mix", change: { do: "times", set: set.key, times: 1 } },
    { do: "mix", change: { do: "rules", expansion: "traders", on: true } },
    // One bag for everybody: through another each time nobody could show the way.
    { do: "draw", draw: { from: "seed", seed: 7 } },
  ])
    view = await call(window, "change_document", {
      id: view.id,
      revision: view.revision,
      op: { of: "position", change },
    });
  await window.run(`location.hash = "#/build/" + given[0];`, view.id);
  await window.sees(".maker h1", "By the city");
  await window.sees("[data-part=faults]", said("position.empty"));
  return { set: set.key, id: view.id };
};

const stands = (window, id) => call(window, "open_document", { id });

const mouse = (window) => ({
  called: (words) => window.clickButton(words),
  at: (css) => window.click(css),
  cell: (x, y) => pressCell(window, x, y),
  leaf: (name) => window.click(`[data-leaf="${name}"]`),
});

const keys = (window) => ({
  called: async (words) => {
    const there = () =>
      window.run(
        `const on = document.activeElement;
         return on.matches("a, button") && on.textContent.includes(given[0]);`,
        words,
      );
    for (let steps = 0; !(await there()); steps++) {
      assert(steps < 260, `the Tab key never reaches “${words}”`);
      await window.press("Tab");
    }
    await window.press("Enter");
  },
  at: async (css) => {
    await window.tabTo(css);
    await window.press("Enter");
  },
  leaf: async (_, steps) => {
    await window.tabTo("[role=tab][aria-selected=true]");
    for (let n = 0; n < steps; n++) await window.press("ArrowRight");
  },
  /** From where the board is pointed at, with the arrows. */
  cell: async (x, y, from) => {
    await window.tabTo(".board .hand");
    const across = x > from[0] ? "ArrowRight" : "ArrowLeft";
    const along = y > from[1] ? "ArrowDown" : "ArrowUp";
    for (let n = 0; n < Math.abs(x - from[0]); n++) await window.press(across);
    for (let n = 0; n < Math.abs(y - from[1]); n++) await window.press(along);
  },
});

for (const [name, hands] of [
  ["the mouse", mouse],
  ["keys alone", keys],
])
  test(`a position is made from nothing, aimed at, kept and played with ${name}`, async (t) => {
    const folder = temporaryFolder(t);
    const window = await openWindow(t);
    await window.resize(1280, 800);
    const { set, id } = await begun(window);
    const does = hands(window);
    await does.at('[data-design="base/D"] button, button[data-design="base/D"]');
    await window.until(
      "a tile",
      async () => (await stands(window, id)).position.tiles.length === 1,
    );
    await does.cell(0, 1, [0, 0]);
    await does.at(`[data-design="${set}/A"] button, button[data-design="${set}/A"]`);
    await window.until(
      "two tiles",
      async () => (await stands(window, id)).position.tiles.length === 2,
    );
    await does.cell(0, 0, [0, 1]);
    await does.called(said("position.put", "city", "N"));
    await window.until(
      "a knight",
      async () => (await stands(window, id)).position.figures.length === 1,
    );
    if (name === "the mouse") await picture(window, "place");
    await does.leaf("aims", 3);
    await window.sees('[data-aims="goals"]');
    await does.called(said("position.aims.add"));
    await window.until(
      "an aim",
      async () => (await stands(window, id)).position.goals.length === 1,
    );
    await window.sees("[data-aim=score]", said("position.aims.holdsNot"));
    if (name === "the mouse") await picture(window, "aims");
    await does.called(said("position.saveAs"));
    await window.sees(".side", said("position.saved", "By the city"), 60_000);
    const own = await call(window, "own_scenarios");
    assert.equal(own.length, 1);
    assert.equal(own[0].proven, true);
    await does.called(said("position.play"));
    // The desk has a board of its own.
    const game = await window.until("the game", () => call(window, "current_game"));
    assert.deepEqual(
      game.tiles.map(({ tile }) => tile),
      ["base/D", `${set}/A`],
    );
    assert.equal(game.figures.length, 1);
    // Only the end of it: a knight in an open city of one tile brings a point.
    const counted = await call(window, "play_position", { id, countOnly: true });
    assert.equal(counted.phase, "over");
    assert.equal(counted.seats[0].score, 1);
    // Its page comes up by itself: whoever left before would be brought back to it.
    await window.until("the page of the game", () =>
      window.run("return location.hash.startsWith('#/play/');"),
    );
    // The rail is narrow beside a game.
    await window.sees(".board[data-phase=tile][data-mine=true]");
    window.answer(folder);
    await open(window, campaigns);
    await window.sees("[data-own] h3", "By the city");
    await does.called(said("share.share"));
    await window.sees("dialog[open]", said("share.along", ["By the city"]));
    if (name === "the mouse") await picture(window, "share");
    await does.called(said("share.write"));
    const file = path.join(folder, "by-the-city.bastide");
    await window.sees(".file-note", said("files.saved", file));
    // Another data folder: nothing of it is there but what the file brings.
    const there = await openWindow(t);
    there.answer(file);
    await there.resize(1280, 800);
    const hand = hands(there);
    await open(there, campaigns);
    await there.press("Control", "o");
    await there.sees(`dialog[open] [data-arriving="${set}"]`, said("share.fresh"));
    await there.sees(`dialog[open] [data-arriving^="own-"]`, said("share.kind.scenario"));
    if (name === "the mouse") await picture(there, "arriving");
    assert.deepEqual(await call(there, "documents"), []);
    await hand.called(said("share.takeAll", 2));
    await there.sees("[data-own] h3", "By the city");
    const [taken] = await call(there, "own_scenarios");
    assert.equal(taken.scenario.id, own[0].scenario.id);
    await there.sees("[data-own] .doing", said("campaigns.begin"));
    await hand.at("[data-own] .doing a");
    await there.sees(".lesson .board image");
    await skipThrough(there);
    await there.sees(".end .above", said("own.end.title"));
    assert.equal(await there.text("[role=alert]"), "");
  });

test("a lesson is changed as a position, and stays as it is", async (t) => {
  const window = await openWindow(t);
  await openLesson(window, "base-02-claiming");
  await window.click(`.lesson header .way button${named("position.fromScenario")}`);
  await window.sees(".maker h1");
  const [made] = await call(window, "documents");
  assert.equal(made.kind, "position");
  const { position } = await stands(window, made.id);
  assert.ok(position.tiles.length > 0);
  assert.equal(await window.text("[role=alert]"), "");
});

test("the desk of a position is seen in both lights, in the smallest window, with what is wrong lit", async (t) => {
  const window = await openWindow(t);
  const { id } = await begun(window);
  const change = async (of) => {
    const { revision } = await stands(window, id);
    await call(window, "change_document", {
      id,
      revision,
      op: { of: "position", change: of },
    });
  };
  const lay = (tile, x, y) => change({ do: "lay", laid: { tile, x, y, rotation: 0 }, by: null });
  await lay("base/D", 0, 0);
  await lay("base/C", 1, 0);
  await window.reload();
  await window.sees("[data-part=faults]", said("position.problems", 1));
  for (const [width, height] of [
    [1024, 640],
    [1440, 900],
  ])
    for (const theme of ["paper", "candle"]) {
      await window.resize(width, height);
      await call(window, "change_settings", { change: { theme } });
      await window.reload();
      await window.sees(".board image");
      await picture(window, `${theme}-${width}`);
    }
});
