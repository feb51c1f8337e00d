// Proves that the tests of the real window leave a page only by the way that waits for the next. It knows no test.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../window/", import.meta.url);
const LEAVES = /location\.(?:reload|replace|assign)\(/;

test("only the window itself loads a page anew: the old one still answers for a moment", () => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".mjs"));
  const leaving = files.filter((name) => {
    const lines = readFileSync(new URL(name, folder), "utf8").split("\n");
    return lines.some((line) => LEAVES.test(line) && !line.includes('window.reload("'));
  });
  assert.deepEqual(leaving, ["window.mjs"]);
});
