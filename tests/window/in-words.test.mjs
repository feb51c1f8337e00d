// A whole game with two expansions, played by somebody who sees nothing: by roles, by names, and by what is heard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FITS_NOT, nameOf, playByEar, WON } from "./access/by-ear.mjs";
import { openForReader } from "./access/reader.mjs";
import { beginGame, dice } from "./table-of-two.mjs";
import { any, beginning, player, said, saying } from "./words.mjs";

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

const told = (type, player, facts) => said("events.describe", { type, player, ...facts }, nameOf);
/** How it is told of either player, whatever comes after it. */
const ofEither = (type, one, other) =>
  [0, 1].map((player) => beginning(told(type, player, one), told(type, player, other)));

const LAID = ofEither("tile-laid", { x: 1, y: 0, rotation: 0 }, { x: -2, y: 0, rotation: 0 });
const DRAWN = [0, 1].map((player) => {
  const drawn = (land) =>
    said("events.describe", { type: "tile-drawn", player }, nameOf, () => land);
  return beginning(drawn("a"), drawn("b"));
});
const TAKEN = said("reason", { code: "base/cell-taken" });
const KINDS = ["field", "road", "city", "river"];
/** That two sides do not match, for any two. */
const MISMATCH = any(
  ...["N", "E", "S", "W"].flatMap((side) =>
    KINDS.flatMap((own) =>
      KINDS.map((other) => said("reason", { code: "base/edge-mismatch", side, own, other })),
    ),
  ),
);

/** What is said of a place where no tile lies. */
const place = (x, y, turns) => said("land.cell", { x, y, tile: null, free: true, turns }, nameOf);
const OPEN = { complete: false, open: 1, owners: [], now: [], cities: [] };
const OPEN_CITY = said(
  "land.whose",
  { kind: "city", at: ["N"], things: [], village: false },
  { kind: "city", ...OPEN },
  nameOf,
);

const inOrder = (...ways) => new RegExp(`^${ways.map((way) => any(way).source).join(".*")}`);

/** What a player's points come to, as they were said. */
const pointsSaid = (heard, player) => {
  const sum = (points) => {
    const score = (source) => told("score", player, { points, source });
    const [before] = beginning(score("road"), score("field")).split("5");
    const said = heard.matchAll(new RegExp(`${any(before).source}(\\d+)`, "g"));
    return [...said].reduce((all, [, number]) => all + Number(number), 0);
  };
  return sum(5) - sum(-5);
};

const count = (heard, ...ways) => [...heard.matchAll(new RegExp(any(...ways).source, "g"))].length;

test("a game with two expansions is played to its end by what is read and heard alone", async (t) => {
  const { window, reader } = await openForReader(t);
  await reader.press("push button", said("screens.home.inWords"));
  await reader.hears(saying("screens.home.wordsOn"));
  const call = "return await window.__TAURI_INTERNALS__.invoke(given[0], given[1]);";
  await window.run(call, "change_settings", { change: { botPace: "at-once" } });
  const { id } = await window.run(call, "import_game", { text: JSON.stringify(RECORD) });
  await window.run("location.hash = `#/play/${given[0]}`;", id);

  const [as, drawn] = ["a", "b"].map((land) => said("spoken.turned", 0, land));
  await reader.hears(
    any(`${said("events.phase", "tile", player("Anna"))} ${beginning(as, drawn)}`),
  );
  await reader.focus("table cell", any(FITS_NOT).source);
  await window.press("i");
  await reader.hears(MISMATCH);
  await reader.focus("table cell", place(0, 0, null).split(":")[0]);
  await window.press("Enter");
  await reader.hears(any(said("spoken.laidHere", [OPEN_CITY]).slice(0, -1)));

  await playByEar({ window, reader }, dice(5));

  const heard = reader.said.join("\n");
  t.diagnostic(heard);
  assert.equal(count(heard, ...DRAWN), 19, "all but the tile that was in hand at the beginning");
  assert.equal(count(heard, ...LAID, told("tile-put-aside")), 20);
  assert.match(heard, WON);
  for (const player of [0, 1]) {
    const seat = saying("spoken.seat", nameOf(player).name, said("table.seats.score", 5), []);
    const [ending] = await reader.names("list item", `^${seat.source.replace(/\\\.$/, "")}`);
    assert.equal(pointsSaid(heard, player), Number(/\d+/.exec(ending)[0]), ending);
  }
});

test("the board that is seen is heard as well: where one goes, what is laid, and what is refused", async (t) => {
  const { window, reader } = await openForReader(t);
  await beginGame(window, { mix: "base" });
  await reader.names("document frame|panel|image", said("board.label", 1));
  await window.press("Control", "ArrowUp");
  const north = beginning(place(0, -1, [0]), place(0, -1, []));
  await reader.hears(inOrder(north, saying("board.cell.fits", 5, 9)));
  await window.press("Escape");
  await window.press("ArrowRight");
  const aims = [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ].flatMap(([x, y]) => [0, 1, 2, 3].map((turn) => saying("board.aimed", x, y, turn, true)));
  await reader.hears(any(...aims));
  await window.press("Enter");
  await reader.hears(inOrder(LAID[0], said("events.phase", "figure", player("Anna"))));
  await window.press("Space");
  const passed = [told("passed", 0), DRAWN[1], said("events.phase", "tile", player("Ben"))];
  await reader.hears(inOrder(...passed));
  const { x, y } = await window.middleOf("image[data-tile='0,0']");
  await window.clickAt(x, y);
  await reader.hears(inOrder(TAKEN));
  assert.equal(count(reader.said.join("\n"), TAKEN), 1);
});
