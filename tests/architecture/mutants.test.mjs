// What is named as equivalent in tests/mutants.md still stands in the source, with a reason. It must not judge mutants.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const RULES = new URL("../../src-tauri/crates/rules/src/", import.meta.url);
const listed = readFileSync(new URL("../mutants.md", import.meta.url), "utf8");
const entries = listed.split("\n").filter((line) => line.startsWith("- "));

test("every mutant that is named as equivalent quotes a line of the rules and says why", () => {
  assert.ok(entries.length > 0);
  for (const entry of entries) {
    const [, file, line] = /^- (\S+\.rs): .+, at `(.+?)`: \S.+\.$/.exec(entry) ?? [];
    assert.ok(file, entry);
    const source = readFileSync(new URL(file, RULES), "utf8");
    const lines = source.split("\n").map((text) => text.trim());
    assert.ok(lines.includes(line), entry);
  }
});
