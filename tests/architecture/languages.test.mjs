// The files of every language are sound, and what is missing, stale or wrong in one is named.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { LANGUAGES, languages } from "../../scripts/language-files.mjs";
import { report, types } from "../../scripts/words.mjs";

const TYPES = new URL("../../ui/src/words/messages.d.ts", import.meta.url);

for (const language of languages())
  test(`nothing is wrong with the files of ${language}`, () => {
    const { faults, unknown, unused } = report(language);
    assert.deepEqual({ faults, unknown, unused }, { faults: [], unknown: [], unused: [] });
  });

test("the window has no message that Dutch lacks, and none is stale", () => {
  const { missing, stale } = report("nl");
  const isContent = (id) => /^(lessons|rules|table|paths|mixes|set|set-\d+|campaigns)\//.test(id);
  assert.deepEqual([missing.filter((id) => !isContent(id)), stale], [[], []]);
});

test("the types of the messages are those of the English files", async () => {
  assert.equal(readFileSync(TYPES, "utf8"), await types(), "npm run words -- --types");
});

/** What is named after a change in a copy of all languages. */
const named = (t, file, change) => {
  const folder = mkdtempSync(join(tmpdir(), "bastide-languages-"));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(LANGUAGES, folder, { recursive: true });
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = change(before);
  assert.notEqual(after, before, `${file} is as it was`);
  if (after === null) rmSync(path);
  else writeFileSync(path, after);
  return report("nl", folder);
};

test("a file that is gone is named by its messages", (t) => {
  const { missing } = named(t, "nl/bots.ftl", () => null);
  assert(missing.some((id) => id.startsWith("bots/")));
});

test("a sentence whose English has changed is stale", (t) => {
  const { stale } = named(t, "en/base.ftl", (text) =>
    text.replace("event-passed = {", "event-passed = Now { "),
  );
  assert.deepEqual(stale, ["base/event-passed"]);
});

test("a fact that there is not is named", (t) => {
  const { faults } = named(t, "nl/base.ftl", (text) => text.replace("{ $cause }", "{ $casue }"));
  assert.deepEqual(faults, ["base/event-score: $casue is no fact of this message"]);
});

test("a plural that is left out is named", (t) => {
  const { faults } = named(t, "nl/shared.ftl", (text) =>
    text.replace(/(count-tiles = \{ \$n ->\n) +\[one\] [^\n]*\n/, "$1"),
  );
  assert.deepEqual(faults, ["shared/count-tiles: [one] is missing"]);
});

test("a selector on one line, which the window would drop, is a fault", (t) => {
  const { faults } = named(t, "nl/base.ftl", (text) =>
    text.replace(/action-pass = .*/, "action-pass = { 1 -> [one] x *[other] y }"),
  );
  assert(faults.some((fault) => fault.startsWith("base: ")));
});

test("a word that the glossary forbids is named", (t) => {
  const { faults } = named(t, "nl/base.ftl", (text) =>
    text.replace(/action-pass = .*/, "action-pass = Horige"),
  );
  assert.deepEqual(faults, ["base/action-pass: “horige” is called “meeple”"]);
});

const ROOT = new URL("../../", import.meta.url);

const filesBelow = (folder, isWanted) =>
  readdirSync(new URL(folder, ROOT), { recursive: true })
    .filter((file) => isWanted(file))
    .map((file) => [`${folder}${file}`, readFileSync(new URL(`${folder}${file}`, ROOT), "utf8")])
    .toSorted();

const SENTENCE = /^[A-Z“][^\s]* [^\s]+ .*[.?!]$/s;
/** What no player reads: the log, what a bug says, reasons of lints, and descriptions of fields for authors. */
const UNREAD =
  /^(expect|unreachable!|panic!|(debug_)?assert(_eq|_ne)?!|trace!|debug!|info!|warn!|error!)\($|^reason = /;

/** The sentences in Rust that somebody may read. */
const sentencesOf = (source) =>
  [
    ...source
      .split("#[cfg(test)]\nmod ")[0]
      .replaceAll(/^\s*\/\/.*$|"description":\s*"[^"]*"/gm, "")
      .matchAll(/(\w+!?\(|reason = )?\s*"((?:[^"\\]|\\.)*)"/gs),
  ]
    .filter(([, before = ""]) => !UNREAD.test(before))
    .map(([, , text]) => text.replaceAll(/\\\n\s*/g, "").replaceAll(/\s+/g, " "))
    .filter((text) => SENTENCE.test(text));

test("no English sentence is written in Rust where a player can meet it", () => {
  const isPlayers = (file) =>
    file.endsWith(".rs") &&
    !/(^|\/)(tests?|benches|target|cli|dev)\/|(^|\/)(tests|build)\.rs$/.test(file);
  const found = filesBelow("src-tauri/", isPlayers).flatMap(([file, source]) =>
    sentencesOf(source).map((sentence) => `${file}: ${sentence}`),
  );
  assert.deepEqual(found, []);
});

test("a sentence planted in Rust is found, and what nobody reads is none", () => {
  const planted = (code) => sentencesOf(`fn say() {\n    ${code}\n}\n`);
  assert.deepEqual(planted('tell("You can’t go there now.");'), ["You can’t go there now."]);
  assert.deepEqual(planted('let text = "The game is \\\n        over.";'), ["The game is over."]);
  assert.deepEqual(planted('format!("Player {n} is next. Why not?")').length, 1);
  for (const unread of [
    'name.expect("It is there by now.")',
    'log::warn!("The file is not kept.")',
    '#[expect(clippy::panic, reason = "It is a bug then.")]',
    "// Says “It is over now.”",
    'let word = "road";',
  ])
    assert.deepEqual(planted(unread), [], unread);
});

/** English that a language cannot say otherwise. */
const GRAMMAR = [
  /\bplural\(/,
  /\bcapital\(/,
  /\.join\(\s*["'`],? (and|or) ["'`]/,
  /["'`](an?|the|An?|The) \$\{/,
  /[=!]==? *["'`]You["'`]|["'`]You["'`] *[=!]==?/,
];
const grammarIn = (source) => GRAMMAR.filter((pattern) => pattern.test(source)).map(String);

test("the window makes no plural, no capital, no article and no list, and compares no name", () => {
  const isSource = (file) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$|^bindings/.test(file);
  const found = filesBelow("ui/src/", isSource)
    .map(([file, source]) => [file, grammarIn(source)])
    .filter(([, patterns]) => patterns.length > 0);
  assert.deepEqual(found, []);
});

test("English grammar that is planted in the window is found", () => {
  for (const planted of [
    'plural(count, "tile")',
    "capital(name)",
    'names.join(" and ")',
    "names.join(', or ')",
    "`the ${kind}`",
    'seat.name === "You"',
    '"You" !== name',
  ])
    assert.equal(grammarIn(`const said = ${planted};`).length, 1, planted);
  assert.deepEqual(grammarIn('const said = t().table.place(kind, names.join(", "));'), []);
});
