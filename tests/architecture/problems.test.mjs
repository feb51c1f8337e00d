// Every problem that a file can have has its words and is met in a test, and so has what the rules call impossible.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { readLanguage } from "../../scripts/language-files.mjs";

const ROOT = new URL("../../", import.meta.url).pathname;
const CRATES = "src-tauri/crates";
const { problems } = readLanguage("en");

/** What each message says, by its id: one text, or one for each variant of it. */
const messages = problems.split(/\n\n+/).flatMap((block) => {
  const lines = block.split("\n").filter((line) => !line.startsWith("#"));
  const [, id, text] = /^([\w-]+) = (.*)$/.exec(lines[0] ?? "") ?? [];
  const variants = lines.slice(1, -1).map((line) => line.replace(/^\s*\*?\[\w+\] /, ""));
  return id ? [{ id, texts: variants.length > 0 ? variants : [text] }] : [];
});

/** A fact that is not always known has a message of its own: `near-no_tile`. */
const textsOf = (id) =>
  messages
    .filter((each) => each.id === id || each.id.endsWith(`-${id}`))
    .flatMap((each) => each.texts);

/** Messages that others are made of have capitals in their name, or belong to a dictionary. */
const codes = messages.flatMap(({ id }) =>
  /[A-Z]|-|^(listed|sentences|refusal)$/.test(id) ? [] : [id],
);
const IMPOSSIBLE = "impossible-";
const impossible = messages.flatMap(({ id }) =>
  id.startsWith(IMPOSSIBLE) ? [id.slice(IMPOSSIBLE.length)] : [],
);

const WORDED_BY_A_FACT = /^(near|known|number|more|stays|n|figure)-(?!impossible)/;
for (const { id } of messages) {
  const base = id.replace(WORDED_BY_A_FACT, "");
  if (base !== id && !codes.includes(base)) codes.push(base);
}

/** The code of a message: `setup_no_start` is `setup/no-start`. */
const codeOf = (id) => id.replace(/^(setup|catalog|tile)_/, "$1/").replaceAll("_", "-");

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

const PLACEABLE = /\{ [^"}]*(?:"\w*"[^"}]*)*\}/g;

/** How a test writes a sentence out, whatever its facts; the rules say a few of these of an action too, and name their rule. */
const told = (texts) =>
  texts
    .map((text) => text.replaceAll(/\{"([{}])"\}/g, "$1"))
    .filter((text) => text.replace(PLACEABLE, "").length > 9)
    .map((text) => text.replace(/[.*+?^()|[\]\\/]/g, "\\$&").replace(PLACEABLE, "[^\\n]+?"))
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
  // A text of the reading library for what no format has.
  ...["unexpected"],
  // A folder that even the owner of the tests cannot list, and an argument of the terminal.
  ...["unlistable", "bots-out-of-range"],
];

test("every sentence is met by a test that breaks a file, or is named with the reason", () => {
  const isNamed = (says) =>
    says.includes("/") ? tests.includes(says) : new RegExp(`[" ]${says}["\\]]`).test(tests);
  const unmet = [...codes, ...impossible.map((id) => `${IMPOSSIBLE}${id}`)]
    .filter((id) => !isNamed(codeOf(id.replace(IMPOSSIBLE, ""))))
    .filter((id) => !told(textsOf(id)).some((each) => each.test(tests)))
    .map((id) => codeOf(id.replace(IMPOSSIBLE, "")));
  assert.deepEqual(unmet.toSorted(), UNMET.toSorted());
});

test("what the rules find impossible has its words", () => {
  const found = texts(CRATES, /^rules\/src\/.*\.rs$/).flatMap((source) =>
    [...source.matchAll(/"((?:setup|catalog|tile)\/[a-z-]+)"/g)].map(([, code]) => code),
  );
  assert.deepEqual([...new Set(found)].toSorted(), impossible.map(codeOf).toSorted());
});
