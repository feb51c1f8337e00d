// The files of every language are sound, and what is missing, stale or wrong in one is named.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
