// A whole game with two expansions, played by somebody who sees nothing: by roles, by names, and by what is heard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playByEar } from "./access/by-ear.mjs";
import { openForReader } from "./access/reader.mjs";
import { beginGame, dice } from "./table-of-two.mjs";

/** Twenty tiles of the base game, of Inns & Cathedrals and of The Tower. */
const MIX = {
  id: "twenty",
  name: { en: "Twenty tiles" },
  tiles: {
    ...{
      "base/E": 2,
      "base/U": 2,
      "base/V": 2,
      "base/K": 1,
      "base/N": 1,
      "base/B": 1,
      "base/L": 1,
    },
    ...{ "inns/B": 1, "inns/C": 1, "inns/E": 1, "inns/L": 1, "inns/N": 1 },
    ...{ "tower/A": 1, "tower/B": 1, "tower/D": 1, "tower/H": 1, "tower/L": 1 },
  },
  expansions: ["inns", "tower"],
};
const RECORD = {
  format: "bastide/game@1",
  setup: {
    players: [{ name: "Anna" }, { name: "Ben", bot: "greedy" }],
    mix: MIX,
    seed: 11,
    start: [{ tile: "base/D", x: 0, y: 0, rotation: 0 }],
  },
  actions: [],
};

/** What each player's points come to, as they were said. */
const pointsSaid = (said) => {
  const sums = { Anna: 0, Ben: 0 };
  for (const [, who, how, points] of said.matchAll(/(Anna|Ben) (scores|pays) (\d+) points?/g))
    sums[who] += how === "pays" ? 0 - Number(points) : Number(points);
  return sums;
};

const count = (said, pattern) => [...said.matchAll(pattern)].length;
test("a game with two expansions is played to its end by what is read and heard alone", async (t) => {
  const { window, reader } = await openForReader(t);
  await reader.press("push button", "Play in words");
  await reader.hears(/Games are told in words now/);
  const call = "return await window.__TAURI_INTERNALS__.invoke(given[0], given[1]);";
  await window.run(call, "change_settings", { change: { botPace: "at-once" } });
  const { id } = await window.run(call, "import_game", { text: JSON.stringify(RECORD) });
  await window.run("location.hash = `#/play/${given[0]}`;", id);

  await reader.hears(/Anna, place the tile. As drawn: /);
  await reader.focus("table cell", "the tile does not fit");
  await window.press("i");
  await reader.hears(/a \w+ would meet a \w+/);
  await reader.focus("table cell", "The first tile");
  await window.press("Enter");
  await reader.hears(/City in the north: 1 side open, nobody’s/);

  await playByEar({ window, reader }, dice(5));

  const said = reader.said.join("\n");
  t.diagnostic(said);
  assert.equal(count(said, /draws: \w/g), 19, "all but the tile that was in hand at the beginning");
  assert.equal(count(said, /lays the tile/g) + count(said, /is put aside/g), 20);
  assert.match(said, /(Anna|Ben) wins|share the win/);
  const ends = await reader.names("list item", "^(Anna|Ben): -?\\d+ points?");
  for (const told of ends) {
    const [, who, points] = /^(\w+): (-?\d+) point/.exec(told);
    assert.equal(pointsSaid(said)[who], Number(points), told);
  }
  assert.equal(ends.length, 2);
});

test("the board that is seen is heard as well: where one goes, what is laid, and what is refused", async (t) => {
  const { window, reader } = await openForReader(t);
  await beginGame(window, { mix: "base" });
  await reader.names("document frame|panel|image", "Board");
  await window.press("Control", "ArrowUp");
  await reader.hears(/^1 north: the tile .*tiles left fit here/);
  await window.press("Escape");
  await window.press("ArrowRight");
  await reader.hears(/^\d (north|east|south|west).*(as drawn|turned|upside)/);
  await window.press("Enter");
  await reader.hears(/^Anna lays the tile at \d \w+.*Anna, place a figure\?/);
  await window.press("Space");
  await reader.hears(/^Anna passes\. Ben draws: \w.*Ben, place the tile\./);
  const { x, y } = await window.middleOf("image[data-tile='0,0']");
  await window.clickAt(x, y);
  await reader.hears(/^A tile lies there already\.$/);
  assert.equal(count(reader.said.join("\n"), /A tile lies there already/g), 1);
});
