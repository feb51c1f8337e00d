// Every problem that a file can have is met in a test, and what the rules call impossible has its words. It must not
// know what a problem means.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

const ROOT = new URL("../../", import.meta.url).pathname;
const read = (path) => readFileSync(join(ROOT, path), "utf8");

const words = JSON.parse(read("ui/src/words/en/problems.json"));

/** Problems that no test meets, and why none can. */
const UNMET = {
  "bots-out-of-range": "one line of an argument of the terminal",
  "too-many-ways": "a guard of the checker: it would take minutes to get there",
  "solution-errs": "a guard of the checker: what it finds first is told first",
  "hint-errs": "a guard of the checker: what it finds first is told first",
  "solution-stuck": "a guard of the checker: what it finds first is told first",
  "still-scored": "no step asks between the scores of one tile",
  "never-scored": "everything that a file can name as a feature is scored",
  "wrong-length": "the reading library tells it of lists of one length, and no format has one",
  unexpected: "a text of the reading library, for values that no format reads that way",
  unlistable: "a folder that even the owner of the tests cannot list",
  "setup/part": "reading a file lets only 1 and 2 through",
  "setup/unknown-tile": "whoever opens a file numbers the tiles that it has looked up",
  "setup/rotation": "reading a file lets only 0 to 3 through",
  "setup/score": "reading a file lets only 0 to 9999 through",
  "catalog/word-twice": "two expansions of ours would have to use one word",
  "catalog/no-place": "our expansions would have to have too many words",
  "tile/unknown-mark": "reading a file lets only the marks of our expansions through",
  "tile/unknown-word": "reading a file lets only the words of our expansions through",
  "tile/segments": "reading a file lets only 1 to 12 segments through",
  "tile/id-twice": "reading a file finds it first",
};

const files = (folder, name) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"));

const crates = readdirSync(join(ROOT, "src-tauri/crates"));
const tests = [
  ...files("tests/golden", /\.json$/),
  ...files("tests/rules", /\.rs$/),
  ...crates
    .map((crate) => `src-tauri/crates/${crate}/tests`)
    .filter((folder) => {
      try {
        return readdirSync(join(ROOT, folder)).length > 0;
      } catch {
        return false;
      }
    })
    .flatMap((folder) => files(folder, /\.(rs|txt)$/)),
  ...files("src-tauri/crates/app/src", /^tests?\.rs$/),
  ...files("src-tauri/crates/app/src/session/tests", /\.rs$/),
  // What stands at the end of a file is its own tests.
  ...["json", "action"].map((name) =>
    read(`src-tauri/crates/content/src/${name}.rs`).replace(/^[^]*#\[cfg\(test\)\]/, ""),
  ),
]
  .join("\n")
  .replaceAll('\\"', '"');

/** The code of each sentence, as Rust lists them. */
const codes = new Map();
const alone = new Map();
{
  const [, list] = /\nwhats! \{([^]*?)\n\}/.exec(
    read("src-tauri/crates/content/src/problem/what.rs"),
  );
  let code;
  for (const [, is, name] of list
    .replace(/\/\/.*/g, "")
    .matchAll(/"([a-z-]+)" \{|\b([A-Z]\w+)(?: \{[^}]*\})?/g)) {
    if (is) code = is;
    else {
      const says = name.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase();
      codes.set(says, code);
      alone.set(code, (alone.get(code) ?? 0) + 1);
    }
  }
}

const escaped = (text) => text.replace(/[.*+?^$()|[\]\\/{}]/g, "\\$&");
/** The rules say a few of these things of an action too, and name the rule behind it. */
const NOT_REFUSED = "(?! \\[[A-Z]{2}-\\d)";
const pattern = (text) =>
  new RegExp(
    text
      .split(/\{[a-z]+(?::[a-z]+)?(?:\|[a-z]+)?\}/)
      .map(escaped)
      .join("[^\\n]+?") + NOT_REFUSED,
  );
const texts = (sentence) =>
  typeof sentence === "string"
    ? [sentence]
    : Array.isArray(sentence)
      ? sentence
      : Object.values(sentence);

/** A sentence that a test writes out; one of facts alone is none. */
const isTold = (text) => text.replace(/\{[^}]*\}/g, "").length > 9 && pattern(text).test(tests);

/** By its sentence, its name, or its code where that has one sentence only. */
const isMet = (says) => {
  const names = [says, ...(alone.get(codes.get(says)) === 1 ? [codes.get(says)] : [])];
  return (
    names.some((name) => new RegExp(`[" ]${name}["\\]]`).test(tests)) ||
    texts(words.sentences[says]).some(isTold)
  );
};

test("every sentence is met by a test that breaks a file, or is named with the reason", () => {
  assert.deepEqual([...codes.keys()].toSorted(), Object.keys(words.sentences).toSorted());
  const unmet = [
    ...Object.keys(words.sentences).filter((says) => !isMet(says)),
    ...Object.keys(words.impossible).filter(
      (code) => !tests.includes(code) && !pattern(texts(words.impossible[code])[0]).test(tests),
    ),
  ];
  assert.deepEqual(
    unmet.filter((says) => !(says in UNMET)),
    [],
    "met by no test",
  );
  assert.deepEqual(
    Object.keys(UNMET).filter((says) => !unmet.includes(says)),
    [],
    "met after all",
  );
});

test("what the rules find impossible has its words", () => {
  const found = files("src-tauri/crates/rules/src", /\.rs$/).flatMap((source) =>
    [...source.matchAll(/"((?:setup|catalog|tile)\/[a-z-]+)"/g)].map(([, code]) => code),
  );
  assert.deepEqual([...new Set(found)].toSorted(), Object.keys(words.impossible).toSorted());
});
