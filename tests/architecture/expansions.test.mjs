// Nobody but an expansion names its pieces, in the UI too: not the board, not the table, not the words of the base game.
// It must not know what a piece does.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import test from "node:test";

const UI = new URL("../../ui/src/", import.meta.url).pathname;

/** What only an expansion speaks of, wherever it stands in a name. */
const NOUNS = [
  "tower",
  "(?<!Math\\.)floor",
  "prison",
  "ransom",
  "(?<!Pointer|onkeydown)captur",
  "foundation",
  "robber",
  "tollhouse",
  "crossroad",
  "goods",
  "\\bwine",
  "wheat",
  "cloth",
  "builder",
  "\\bpig",
  "big-?follower",
  "\\babbot",
  "crop",
  "\\binns?\\b",
  "cathedral",
];

/** Pictures of the art and of the plates show many things, and the bindings list every word of the bridge. */
const ELSEWHERE = /^(expansions|art|plates|bindings)\//;

/** Lists that must name every expansion's own, and what they name. */
const LISTS = {
  // The words for figures and for kinds of places, of which the base game speaks too.
  "words/en/nouns.ts": ["abbot", "big-follower", "builder", "pig", "tower"],
  // The expansions, each by its folder.
  "words/en/expansions.ts": ["abbot", "crop", "inns", "robber", "tower"],
  // What was done to a tile or a mix, told in a line, and what is chosen there; the things themselves are named by their words.
  "words/en/build.ts": ["crop"],
  "words/en/document-steps.ts": ["cathedral", "goods"],
  "words/en/mix-desk.ts": ["floor"],
  "words/en/tile-desk.ts": ["crop", "goods"],
  // What can be asked in practice, a line a kind.
  "words/en/practice.ts": [
    "abbot",
    "builder",
    "captur",
    "cathedral",
    "floor",
    "goods",
    "inns",
    "pig",
    "robber",
    "tollhouse",
  ],
  // What can be seen on a tile, told in a breath.
  "words/en/tiles.ts": [
    "cathedral",
    "cloth",
    "crop",
    "foundation",
    "goods",
    "inn",
    "pig",
    "tower",
    "wheat",
    "wine",
  ],
  // What a search could look for.
  "words/en/rulebook.ts": ["builder", "tower"],
  // A game as Rust would tell it, all of its words included.
  "screens/examples/scenes.ts": ["floor", "tollhouse", "tower"],
  // What an editor puts on a tile, by the names that files have for it.
  "screens/build/Palette.svelte": ["cathedral", "goods"],
  // A position as its desk lays it out: what lies before every seat, and what stands on every tile.
  "screens/build/position/PlaceBuilt.svelte": ["floor", "foundation", "tollhouse", "tower"],
  "screens/build/position/PositionBoard.svelte": ["tollhouse", "tower"],
  "screens/build/position/PositionSeats.svelte": [
    "abbot",
    "big-follower",
    "captur",
    "floor",
    "goods",
    "prison",
    "robber",
    "tower",
  ],
  "screens/build/position/PositionTrack.svelte": ["robber"],
  // What an aim can be about: everything that points are for, that stands somewhere, or lies before a player.
  "screens/build/position/AimBlanks.svelte": ["goods", "ransom", "tower"],
  "screens/build/position/aim-kinds.ts": [
    "abbot",
    "big-follower",
    "builder",
    "captur",
    "cloth",
    "floor",
    "goods",
    "inns",
    "pig",
    "prison",
    "ransom",
    "robber",
    "tollhouse",
    "tower",
    "wheat",
    "wine",
  ],
  "screens/build/position/place.svelte.ts": ["foundation", "tower"],
  "words/en/position-steps.ts": [
    "floor",
    "goods",
    "prison",
    "ransom",
    "robber",
    "tollhouse",
    "tower",
  ],
  "words/en/position.ts": [
    "abbot",
    "big-follower",
    "builder",
    "captur",
    "cloth",
    "floor",
    "goods",
    "pig",
    "prison",
    "ransom",
    "robber",
    "tollhouse",
    "tower",
    "wheat",
    "wine",
  ],
  // What goes along from chapter to chapter, of whatever expansion it is.
  "screens/build/campaign/carry-kinds.ts": ["goods", "prison", "robber"],
  "words/en/carried.ts": [
    "cloth",
    "floor",
    "goods",
    "prison",
    "robber",
    "tollhouse",
    "tower",
    "wheat",
    "wine",
  ],
  // The top of a tower is no land of a tile.
  "state/catalog.svelte.ts": ["tower"],
  // How a page listens, not who is taken.
  "parts/barred.ts": ["captur"],
  "state/gesture.ts": ["captur"],
};

const sources = readdirSync(UI, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|svelte)$/.test(entry.name))
  .map((entry) => relative(UI, join(entry.parentPath, entry.name)))
  .filter((file) => !ELSEWHERE.test(file));

const code = (file) =>
  readFileSync(join(UI, file), "utf8")
    .replaceAll(/<!--.*?-->|\/\*.*?\*\//gs, "")
    .replaceAll(/^\s*\/\/.*$/gm, "");

const named = (file) => [
  ...new Set(
    [...code(file).matchAll(new RegExp(NOUNS.join("|"), "gi"))].map(([noun]) => noun.toLowerCase()),
  ),
];

test("no file outside the expansions names an expansion's piece", () => {
  const found = sources.flatMap((file) =>
    named(file)
      .filter((noun) => !(LISTS[file] ?? []).includes(noun))
      .map((noun) => `${file}: ${noun}`),
  );
  assert.deepEqual(found, []);
});

test("no list is excused for what it does not name any more", () => {
  for (const [file, nouns] of Object.entries(LISTS))
    assert.deepEqual(named(file).toSorted(), nouns.toSorted(), file);
});

test("the search would find a piece", () => {
  assert(named("words/en/nouns.ts").length > 0);
  assert(sources.includes("board/Board.svelte") && sources.includes("table/Seat.svelte"));
});

test("an expansion names no other expansion, and only the roster and the words list them", () => {
  const expansions = readdirSync(join(UI, "expansions"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert(expansions.length > 5);
  const all = readdirSync(UI, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => relative(UI, join(entry.parentPath, entry.name)));
  for (const file of all) {
    if (["expansions/roster.ts", "words/en/expansions.ts"].includes(file)) continue;
    const own = /^expansions\/([^/]+)\//.exec(file)?.[1];
    const imports = [...readFileSync(join(UI, file), "utf8").matchAll(/from "([^"]+)"/g)];
    for (const [, source] of imports)
      for (const expansion of expansions)
        if (expansion !== own)
          assert(
            !new RegExp(`(^|/)(expansions|\\.\\.)/${expansion}/`).test(source),
            `${file} imports ${source}`,
          );
  }
});
