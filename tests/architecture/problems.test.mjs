// Every problem that a file can have has its words and is met in a test, and so has what the rules call impossible.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

const ROOT = new URL("../../", import.meta.url).pathname;
const CRATES = "src-tauri/crates";
const { sentences, impossible } = JSON.parse(
  readFileSync(join(ROOT, "ui/src/words/en/problems.json"), "utf8"),
);

const texts = (folder, name) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .filter((file) => name.test(file))
    .map((file) => readFileSync(join(ROOT, folder, file), "utf8"));

const tests = [
  ...texts("tests", /^(golden|rules)\/.*\.(json|rs)$/),
  ...texts(CRATES, /^\w+\/tests\/.*\.(rs|txt)$|(^|\/)tests?(\/\w+)?\.rs$/),
  // What stands at the end of a file is its own tests.
  ...texts(CRATES, /^content\/src\/.*\.rs$/).map((text) => text.split("#[cfg(test)]")[1] ?? ""),
]
  .join("\n")
  .replaceAll('\\"', '"');

/** How a test writes a sentence out, whatever its facts; the rules say a few of these of an action too, and name their rule. */
const told = (sentence) =>
  (typeof sentence === "string" ? [sentence] : Object.values(sentence))
    .filter((text) => text.replace(/\{[^}]*\}/g, "").length > 9)
    .map((text) => text.replace(/[.*+?^$()|[\]\\/]/g, "\\$&").replace(/\{[^}]*\}/g, "[^\\n]+?"))
    .map((pattern) => new RegExp(`${pattern}(?! \\[[A-Z]{2}-\\d)`));

/** Problems that no test meets, as none can. */
const UNMET = [
  // Our expansions would have to have too many words, or two of them one word.
  ...["catalog/no-place", "catalog/word-twice"],
  // Reading a file finds it first, or lets no such value through.
  ...["setup/part", "setup/rotation", "setup/score", "setup/unknown-tile"],
  ...["tile/id-twice", "tile/segments", "tile/unknown-mark", "tile/unknown-word"],
  // Guards of the checker: what it finds first is told first.
  ...["hint-errs", "never-scored", "solution-errs", "solution-stuck", "still-scored"],
  // Texts of the reading library for what no format has.
  ...["unexpected", "wrong-length"],
  // A folder that even the owner of the tests cannot list, and an argument of the terminal.
  ...["unlistable", "bots-out-of-range"],
];

test("every sentence is met by a test that breaks a file, or is named with the reason", () => {
  const isNamed = (says) =>
    says.includes("/") ? tests.includes(says) : new RegExp(`[" ]${says}["\\]]`).test(tests);
  const unmet = Object.entries({ ...sentences, ...impossible })
    .filter(
      ([says, sentence]) => !isNamed(says) && !told(sentence).some((each) => each.test(tests)),
    )
    .map(([says]) => says);
  assert.deepEqual(unmet.toSorted(), UNMET.toSorted());
});

test("what the rules find impossible has its words", () => {
  const found = texts(CRATES, /^rules\/src\/.*\.rs$/).flatMap((source) =>
    [...source.matchAll(/"((?:setup|catalog|tile)\/[a-z-]+)"/g)].map(([, code]) => code),
  );
  assert.deepEqual([...new Set(found)].toSorted(), Object.keys(impossible).toSorted());
});
