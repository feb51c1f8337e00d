// What is made in Build, and a game of cardboard, by somebody who sees nothing: by roles and names, by keys, and by what is
// heard.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { exactly, handsOf, startsWith } from "./access/hands.mjs";
import { openForReader } from "./access/reader.mjs";
import { call, temporaryFolder } from "./window.mjs";
import { any, player, said, written } from "./words.mjs";

const open = async (t) => {
  const desk = await openForReader(t);
  return { ...desk, ...handsOf(desk) };
};

const side = (at, land, joined = []) => said("build.draw.side", at, land, joined);
const did = (change) => any(said("build.did", { of: "tile", tile: "own/A", change }));
const village = { kind: "road", things: [], village: true };
const LOOK = said("tiles.short", {
  parts: [
    { kind: "city", at: ["N"], things: [], village: false },
    { ...village, at: ["E"] },
    { ...village, at: ["S"] },
  ],
  things: [],
});

test("a tile is drawn with a city, two roads and a village", async (t) => {
  const { window, reader, begin, press, pressFirst, hears, choose, reads } = await open(t);
  await begin(said("build.newSet"), "By ear");
  await pressFirst(said("build.set.draw", "A", "").trim());
  await reads("heading", said("build.draw.title", "A"));
  // The north by keys on the drawing: a field becomes a road, and a road a city.
  await reader.focus("push button", exactly(side("N", "field")));
  for (const land of ["road", "city"])
    await hears(did({ do: "side", side: "N", land }), () => window.press("Enter"));
  await reads("push button", side("N", "city"));
  // Beside it lies the east, and the south by its list.
  await window.press("ArrowRight");
  await hears(did({ do: "side", side: "E", land: "road" }), () => window.press("Enter"));
  await press(said("build.draw.sides"));
  await hears(did({ do: "side", side: "S", land: "road" }), () =>
    choose(said("build.draw.sideName", "S"), 1),
  );
  await hears(did({ do: "village", on: true }), () => press(said("build.label", "village")));
  // After its cities and roads come its fields.
  await reader.names("paragraph", startsWith(LOOK));
  // Whoever asks where they are hears the tile by its sides.
  const heard = await hears(any(side("N", "city")), () => window.press("Alt", "h"));
  for (const at of ["E", "S"]) assert.ok(heard.includes(side(at, "road")), heard);
  assert.ok(heard.includes(LOOK), heard);
});

test("sides are joined and parted by two presses, and by one", async (t) => {
  const { window, reader, begin, press, pressFirst, hears, reads } = await open(t);
  await begin(said("build.newSet"), "By ear");
  await pressFirst(said("build.set.draw", "A", "").trim());
  await reader.focus("push button", exactly(side("N", "field")));
  await window.press("Enter");
  await reads("push button", side("N", "road"));
  await press(said("build.draw.join"));
  await hears(any(said("build.draw.heldPressed", side("N", "road"))), () =>
    press(side("N", "road")),
  );
  await hears(did({ do: "join", from: "N", to: "S" }), () => press(side("S", "field")));
  await reads("push button", side("S", "road", ["N"]));
  await press(said("build.draw.sides"));
  const pair = said("build.draw.sidePair", ["N", "S"]);
  await hears(did({ do: "part", side: "S" }), () => press(pair));
  await reads("push button", side("S", "road"));
  await hears(did({ do: "join", from: "N", to: "S" }), () => press(pair));
});

const GAMES = 20;

test("a set and a mix are made, and weighed in the lab", async (t) => {
  const { window, reader, begin, press, pressFirst, hears, write, reads } = await open(t);
  await begin(said("build.newSet"), "By ear");
  await write(said("build.set.copies", "A"), 3);
  await pressFirst(said("build.set.draw", "A", "").trim());
  await reader.focus("push button", exactly(side("N", "field")));
  await hears(did({ do: "side", side: "N", land: "road" }), () => window.press("Enter"));
  await begin(said("build.newMix"), "With my ears");
  await write(said("build.mix.times", "By ear"), 2);
  await press(said("lab.weigh"));
  await reads("heading", said("lab.title"));
  await write(said("lab.begin.games"), GAMES);
  const ended = said("lab.run.told", "With my ears", said("lab.run.finished", GAMES));
  await hears(any(ended), () => press(said("lab.begin.go")));
  // The figures are a table with headers, which a reader goes through.
  await reads("column header", said("lab.columns.mean"));
  const [seat] = await reads("row header", said("lab.seat", 1));
  assert.ok(seat);
  const [first] = await call(window, "lab_runs");
  const { report } = await call(window, "open_run", { id: first.id });
  assert.equal(report.games, GAMES);
  await reads("table cell", report.seats[0].mean.toFixed(1));
});

const CITY = { parts: [{ kind: "city", at: ["N"], things: [], village: false }], things: [] };
const KNIGHT = { part: 0, kind: "city", player: 0, figure: "follower", count: 1 };
const capital = (text) => text[0].toUpperCase() + text.slice(1);
/** How the city is offered, however many of it are left. */
const CITY_LEFT = said("position.tileLeft", capital(said("tiles.short", CITY)), 4).split("4")[0];
const seat = (player) => ({ name: said("table.seats.player", player + 1), you: false });
/** What is said of a place of a position. */
const cell = (x, y, tile = null, standing = []) => {
  const there = { x, y, tile, standing, built: [], lastOf: null, free: tile === null, turns: null };
  return said("land.cell", there, seat);
};
const AIM = said(
  "position.aims.sentence",
  { is: "score", player: null, bound: { least: 4, most: null, exactly: null } },
  seat,
  0,
);
const PASS = said("choices.describe", { type: "pass" }, seat);

test("a position is made with an aim, kept as a scenario, and played", async (t) => {
  const { window, reader, begin, press, pressFirst, hears, write, reads } = await open(t);
  await hears(any(said("screens.home.wordsOn")), () => press(said("screens.home.inWords")));
  await begin(said("build.newPosition"), "A wall to close");
  await reader.focus("table cell", startsWith(cell(0, 0)));
  await window.press("Enter");
  await reads("heading", said("position.here", said("build.place", 0, 0)));
  // The place is answered by what is there now: a tile, and whoever stands on it.
  await hears(any(cell(0, 0, CITY)), () => pressFirst(CITY_LEFT));
  await hears(any(cell(0, 0, CITY, [KNIGHT])), () => press(said("position.put", "city", "N")));
  // The tile that comes closes the city.
  await press(said("position.tab.draw"));
  await press(said("position.draw.order"));
  await press(said("position.draw.add"));
  await press(capital(said("tiles.short", CITY)));
  await reads("push button", said("position.draw.remove", 1));
  await press(said("position.tab.aims"));
  await write(said("position.aims.turns"), 1);
  await press(said("position.aims.add"));
  await hears(any(AIM), () => write(said("position.aims.number"), 4));
  const saved = said("position.saved", "A wall to close");
  await hears(any(saved), () => press(said("position.saveAs")));

  await hears(any(AIM), () => press(said("position.toScenario")));
  await pressFirst(said("spoken.place", 0, -1, 2, []));
  await hears(any(written("aims", "made-good")), () => press(PASS));
});

/** The end of a game of two tiles, which whoever lays them wins. */
const scenario = (title) => ({
  format: "bastide/scenario@1",
  id: "mine",
  kind: "scenario",
  title: "title",
  goals: [{ say: "goal", reach: { score: { "at-least": 10 } } }],
  setup: {
    mix: "base",
    players: [
      { by: "learner", score: 10 },
      { name: "Bo", by: "bot:greedy", score: 10 },
    ],
  },
  deck: { draws: ["base/D", "base/U", "base/U"], then: "end" },
  steps: [
    {
      id: "play",
      type: "play",
      say: "goal",
      until: { score: { "at-least": 10 } },
      good: "good",
      feedback: [{ class: "rest", say: "lost" }],
      hints: { nudge: "goal" },
    },
  ],
  text: { en: { title, goal: "Have 10 points.", good: "Reached.", lost: "Not reached." } },
});
const TITLES = ["The ford", "The bridge"];
/** A place of the list where the tile fits. */
const FITS = `, ${any(...[0, 1, 2, 3].map((turn) => said("spoken.place", 1, 0, turn, []).split(", ").at(-1))).source}`;

/** Plays the chapter that is open: the first place of the list, and nobody on it, until one can go on. */
const playChapter = async ({ reader }, title) => {
  await reader.names("heading", exactly(title));
  const ways = [exactly(said("lesson.next")), FITS, exactly(PASS)];
  const first = async (pattern) =>
    (await reader.ask("names", { role: "push button", pattern }))?.[0];
  for (let moves = 0; moves < 12; moves++) {
    const { way, words } = await reader.until("what can be done", async () => {
      for (const way of ways) {
        const words = await first(way);
        if (words) return { way, words };
      }
    });
    await reader.press("push button", exactly(words));
    await reader.until("what comes of it", async () => (await first(way)) !== words);
    if (way === ways[0]) return;
  }
  throw new Error(`“${title}” has no end`);
};

test("a campaign of two chapters is made, and both are played", async (t) => {
  const desk = await open(t);
  const { window, reader, begin, press, hears, reads } = desk;
  const folder = temporaryFolder(t);
  const files = TITLES.map((title, at) => {
    const file = join(folder, `${at}.bastide-scenario.json`);
    writeFileSync(file, JSON.stringify(scenario(title)));
    return file;
  });
  await hears(any(said("screens.home.wordsOn")), () => press(said("screens.home.inWords")));
  window.answer(...files);
  await hears(any(said("own.came", TITLES[1])), () => window.press("Control", "o"));
  await begin(said("build.newCampaign"), "Two walls");
  for (const title of TITLES) {
    await press(said("campaignEditor.add"));
    await hears(any(said("campaignEditor.added")), () =>
      press(said("campaignEditor.takeThis", title)),
    );
  }
  // They are put in the other order, and back.
  const first = (title) => startsWith(said("campaignEditor.chapter", 1, title));
  await reader.names("toggle button", first("The ford"));
  await press(said("campaignEditor.earlier"));
  await reader.names("toggle button", first("The bridge"));
  await press(said("campaignEditor.later"));
  await reads("toggle button", said("campaignEditor.onMap", 1, "The ford", ["The bridge"], []));

  await press(said("campaignEditor.play"), "push button");
  const onMap = (number, title, state, led) =>
    said("campaigns.onMap", number, title, said(`campaigns.states.${state}`), led, []);
  await reads("link", onMap(1, "The ford", "open", ["The bridge"]));
  await reads("list item", onMap(2, "The bridge", "closed", []));
  await press(said("campaigns.beginWith", "The ford"));
  await playChapter(desk, "The ford");
  await press(said("campaigns.nextIs", "The bridge"));
  await playChapter(desk, "The bridge");
  await reader.names("paragraph", said("campaigns.overWon"));
});

const [ANNA, BEN] = ["Anna", "Ben"].map(player);
const phase = (name, who) => said("events.phase", name, who);
/** A tile of the list of those that may have been drawn. */
const DRAWN = `${said("realTable.tile", "", 4).split("4")[0]}\\d`;
const TURNS = 10;
/** Points that the table agrees on. */
const TOLL = { points: 6, note: "Bridge toll" };

/** Enters a turn: the first tile of the list, the first place where it fits, and nobody on it. */
const enterTurn = async ({ reader, press, hears }, who, next) => {
  await hears(any(phase("tile", who)), () => reader.press("push button", DRAWN));
  const asked = any(phase("figure", who), phase("draw", next));
  const heard = await hears(asked, () => reader.press("push button", FITS));
  if (!heard.includes(phase("draw", next)))
    await hears(any(phase("draw", next)), () => press(PASS));
};

test("ten turns of cardboard are entered, an entry and a score are put right", async (t) => {
  const desk = await open(t);
  const { window, reader, press, hears, write } = desk;
  await hears(any(said("screens.home.wordsOn")), () => press(said("screens.home.inWords")));
  await window.press("Control", "n");
  await press(said("realTable.byHand"));
  for (const [at, name] of ["Anna", "Ben"].entries())
    await write(said("play.fresh.nameOf", at + 1), name);
  await hears(any(phase("draw", ANNA)), () => press(said("play.fresh.start")));
  for (let turn = 0; turn < TURNS; turn++)
    await enterTurn(desk, ...(turn % 2 === 0 ? [ANNA, BEN] : [BEN, ANNA]));
  // Back to where Anna placed her last tile, which is heard on the way.
  const laid = { type: "tile-laid", player: 0, x: 1, y: 0, rotation: 0 };
  const [annaPlaces] = said("events.describe", laid, () => ANNA).split("1 ");
  let heard = "";
  for (let steps = 0; steps < 8 && !heard.includes(annaPlaces); steps++)
    heard = await hears(/./, () => press(said("table.time.back")));
  const before = await call(window, "current_game");
  // What is pressed names the turn and the decision that it opens.
  const [how] = said("realTable.correctOf", TURNS - 1, "|").split("|");
  const corrects = startsWith(`${how}${annaPlaces}`);
  await hears(any(said("realTable.correctingText")), () => reader.press("push button", corrects));
  const places = await reader.names("push button", FITS);
  const corrected = any(said("realTable.corrected", TURNS - 1));
  // What no longer fits then is asked about first, and nothing is lost before it is answered.
  await press(places.at(-1));
  await hears(corrected, () => press(said("realTable.keepLosing")));
  const { tiles } = await call(window, "current_game");
  const at = before.tiles.length - 1;
  assert.notDeepEqual(tiles[at], before.tiles[at], "the tile lies elsewhere");

  await press(said("realTable.adjusting.open"));
  await write(said("realTable.adjusting.points"), TOLL.points);
  await write(said("realTable.adjusting.note"), TOLL.note);
  await hears(any(said("realTable.adjusting.said", ANNA, TOLL)), () =>
    press(said("realTable.adjusting.put")),
  );
  const anna = await reader.names("list item", startsWith(said("spoken.choice", "Anna", "")));
  t.diagnostic(anna.join("\n"));
});
