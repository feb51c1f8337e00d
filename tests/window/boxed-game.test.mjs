// The game as it lies in today's box, base, river and abbot: by mouse, by keys, and by what is read and heard alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playByEar, WON } from "./access/by-ear.mjs";
import { openForReader } from "./access/reader.mjs";
import { byKeyboard, byMouse } from "./players.mjs";
import { dice, importGame, playOut, seesTheEnd } from "./table-of-two.mjs";
import { call, openWindow } from "./window.mjs";
import { any, player, said, saying } from "./words.mjs";

const BOXED = { sets: { base: 1, river: 1 }, expansions: ["river", "abbot"] };

/** The whole river, and a few tiles with gardens and monasteries. */
const SHORT = {
  sets: { river: 1 },
  tiles: {
    "base/B": 1,
    "base/U-garden": 1,
    "base/V-garden": 2,
    "base/N-garden": 1,
    "base/H-garden": 1,
    "base/E-garden": 1,
  },
  expansions: ["river", "abbot"],
};

const record = (mix, more) => ({
  format: "bastide/game@1",
  rules: 1,
  setup: { players: [{ name: "Anna" }, { name: "Ben" }], mix, ...more },
  actions: [],
});

/** What became of a whole game: who laid the river, and what the abbots were paid for. */
const course = async (window) => {
  const { tiles, log, game } = await call(window, "current_game");
  assert.deepEqual(game.expansions, ["river", "abbot"]);
  return { tiles, told: JSON.stringify(log) };
};

/** Ticks a box where it is in sight, and not behind the bar at the foot of the page, which may grow while one aims. */
const tick = (window, box) => {
  const css = `[data-box=${box}]`;
  return window.until(`${box} ticked`, async () => {
    const ticked = await window.run(
      `const box = document.querySelector(given[0]);
       const input = box.matches("input") ? box : box.querySelector("input");
       if (!input.checked) box.scrollIntoView({ block: "center" });
       return input.checked;`,
      css,
    );
    if (!ticked) await window.click(css);
    return ticked;
  });
};

test("today's box is ticked, says where its first tile goes, and is played to the end by mouse", async (t) => {
  const window = await openWindow(t);
  await window.run("location.hash = '#/play/new';");
  await window.sees(".outcome", said("play.fresh.table.tiles", 72));
  assert.ok(!(await window.text(".outcome")).includes(said("play.fresh.table.begins.river.text")));
  await tick(window, "river");
  await window.sees(".outcome", said("play.fresh.table.begins.river.text"));
  await tick(window, "abbot");
  await window.sees(".outcome", said("play.fresh.table.tiles", 84));
  await window.sees(".outcome", said("play.fresh.table.begins.river.rule"));
  await window.sees(
    ".outcome",
    said("play.fresh.table.pieces", [
      { piece: "follower", count: 7 },
      { piece: "abbot", count: 1 },
    ]),
  );
  // Every game begun here is the same one: a bag of its own would be another test each time.
  await window.run(
    `const seed = document.querySelector(".seed input");
     seed.value = "4";
     seed.dispatchEvent(new Event("input", { bubbles: true }));`,
  );
  await window.run("document.querySelector('form').requestSubmit();");
  await window.sees(".board[data-phase=tile][data-mine=true]");
  // The first turns are played with all that moves, the many others without.
  const decide = byMouse(window, dice(4));
  await playOut(window, decide, 12);
  await call(window, "change_settings", { change: { reducedMotion: "on" } });
  const { step } = await playOut(window, decide);
  // Whoever plays by lot may place few figures, but each of the 83 tiles to draw asks where it goes, unless it fits nowhere.
  assert.ok(step >= 75, `${step} decisions`);
  await seesTheEnd(window);
  const { tiles, told } = await course(window);
  assert.deepEqual(
    tiles.slice(0, 12).map(({ tile }) => tile.split("/")[0]),
    Array(12).fill("river"),
  );
  assert.equal(tiles[11].tile, "river/L");
  assert.ok(
    tiles.some(({ tile }) => tile === "base/D"),
    "the usual first tile came from the bag",
  );
  assert.match(told, /garden/);
});

test("it is played to the end by keyboard alone", async (t) => {
  const window = await openWindow(t);
  await importGame(window, record(SHORT, { seed: 5 }));
  const { step } = await playOut(window, byKeyboard(window, dice(6)));
  assert.ok(step >= 18, `${step} decisions`);
  await seesTheEnd(window);
});

test("a river that would turn back is refused, and the bend that stands against it is lit", async (t) => {
  const window = await openWindow(t);
  await importGame(
    window,
    record(BOXED, {
      deck: ["river/J", "river/L", "base/A"],
      start: [
        { tile: "river/A", x: 0, y: 0, rotation: 0 },
        { tile: "river/G", x: 1, y: 0, rotation: 0 },
      ],
    }),
  );
  const { places } = await call(window, "current_game");
  assert.deepEqual(
    places.map(({ x, y, rotations }) => [x, y, rotations]),
    [[1, 1, [2]]],
  );
  await window.press("ArrowUp");
  await window.press("i");
  await window.sees(".board section.cell", said("reason", { code: "river/u-turn" }));
  await window.sees(".board section.cell", "RV-07");
  await window.until("the bend lit", () =>
    window.run("return document.querySelector('[data-against=\"1,0\"] path')?.getAttribute('d');"),
  );
});

test("a river and the gardens behind it are played to the end by what is read and heard alone", async (t) => {
  const { window, reader } = await openForReader(t);
  await reader.press("push button", said("screens.home.inWords"));
  await reader.hears(saying("screens.home.wordsOn"));
  const { id } = await call(window, "import_game", {
    text: JSON.stringify({
      ...record(SHORT, { seed: 3 }),
      setup: {
        players: [{ name: "Anna" }, { name: "Ben", bot: "greedy" }],
        mix: SHORT,
        seed: 3,
      },
    }),
  });
  await call(window, "change_settings", { change: { botPace: "at-once" } });
  await window.run("location.hash = `#/play/${given[0]}`;", id);
  await reader.hears(any(said("events.phase", "tile", player("Anna"))));
  await playByEar({ window, reader }, dice(2));
  const heard = reader.said.join("\n");
  t.diagnostic(heard);
  assert.match(heard, any(said("tiles.label", "river")));
  assert.match(heard, any(said("events.role", "abbot", "monastery")));
  assert.match(heard, WON);
});
