// Outside its own folders an expansion is named only in the file that lists all expansions: one a crate. It must not know what
// an expansion does.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import test from "node:test";

const RUST = new URL("../../src-tauri/", import.meta.url).pathname;
const LIST = "crates/rules/src/words/mod.rs";

const read = (file) => readFileSync(join(RUST, file), "utf8");

/** Every expansion: its key in the code, the word for it in files. */
const EXPANSIONS = [...read(LIST).matchAll(/^ {4}([A-Z]\w+) "([a-z-]+)"$/gm)].map(
  ([, key, word]) => ({
    key,
    word,
    module: word.replaceAll("-", "_"),
  }),
);

/** The file of each crate that lists all expansions. */
const LISTS = [
  LIST,
  "crates/rules/src/expansions/mod.rs",
  "crates/content/src/expansions/mod.rs",
  "crates/app/src/view/expansions/mod.rs",
  "crates/lab/src/expansions.rs",
  "crates/practice/src/kinds/mod.rs",
  "crates/tutor/src/expansions/mod.rs",
];

/** What a version said that has passed: it never changes, and no new expansion comes in. */
const PASSED = ["crates/content/src/passed.rs", "crates/lab/src/counts.rs"];

/** Kinds of land and of figures, each by its word, which some of them share with an expansion. */
const WORDS = [
  "crates/rules/src/nature.rs",
  "crates/rules/src/ground.rs",
  "crates/content/src/words.rs",
  // Figures, of which one is called as its expansion is.
  "crates/rules/src/figure.rs",
  "crates/content/src/pieces.rs",
  "crates/content/src/position.rs",
  "crates/content/src/scenario/written.rs",
  "crates/workshop/src/fix.rs",
  "crates/workshop/src/mix.rs",
  "crates/workshop/src/seat.rs",
  "crates/app/src/view/draft.rs",
  // Who stands on a space of the score track, beside the markers.
  "crates/app/src/view/land.rs",
];

/** How another program calls what stands on a tile: its words for a foundation and for water are those of expansions here. */
const THEIRS = ["piles", "tile", "write"].map((name) => `crates/jcloisterzone/src/${name}.rs`);

/**
 * What still names an expansion outside its folders, and where it would go. Who takes a name away takes its line away, and
 * none comes in.
 */
const OPEN = [
  // Files that are carried within the program: a list in the folder of each expansion.
  "crates/content/src/built_in.rs",
  // What a screen is shown of a game: parts under the key of their expansion.
  "crates/app/src/view/expansions/decision_rules.rs",
];

/** A name of an expansion in the code: of its module, its key, its word, its part of something. */
const named = ({ key, word, module }) =>
  new RegExp(
    [
      `\\b${module}::`,
      `::${module}\\b`,
      `\\.${module}\\b`,
      `\\buse .*\\b${module}\\b`,
      `\\bmod ${module};`,
      `\\b(ExpansionKey|Expansion|Home|Expansion(Action|Event|Left|Phase|Source|Step))::${key}\\b`,
      `"(\\d+/|mixes/)?${word}(["/.]|-1")`,
    ].join("|"),
  );

const code = (file) =>
  read(file)
    .split("#[cfg(test)]\nmod tests")[0]
    .replaceAll(/^\s*\/\/.*$/gm, "");

const files = readdirSync(RUST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".rs"))
  .map((entry) => relative(RUST, join(entry.parentPath, entry.name)))
  .filter((file) => /(^|\/)src\//.test(file) && !/(^|\/)tests(\.rs$|\/)/.test(file));

/** Whose folder or file below `expansions/` or `words/` it is. */
const owner = (file) => {
  const below = /\/(?:expansions|words)\/([a-z_]+)(\/|\.rs$)/.exec(file)?.[1];
  return EXPANSIONS.find(({ module }) => module === below);
};

const names = (file) =>
  EXPANSIONS.filter((expansion) => expansion !== owner(file) && named(expansion).test(code(file)));

test("there are expansions, and each is found where it is listed", () => {
  assert(EXPANSIONS.length > 5 && files.length > 200);
  for (const expansion of EXPANSIONS) {
    assert(named(expansion).test(code(LIST)), expansion.word);
    assert(
      existsSync(join(RUST, `crates/rules/src/expansions/${expansion.module}/mod.rs`)),
      expansion.word,
    );
  }
});

test("outside its folders an expansion is named only where all are listed", () => {
  const listed = [...LISTS, ...PASSED, ...WORDS, ...THEIRS];
  const found = files.filter((file) => !listed.includes(file) && names(file).length > 0);
  assert.deepEqual(
    found.filter((file) => !OPEN.includes(file)),
    [],
    "these name an expansion",
  );
  assert.deepEqual(
    OPEN.filter((file) => !found.includes(file)),
    [],
    "these name none any more: take them off the list",
  );
});
