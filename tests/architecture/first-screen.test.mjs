// What the window reads before its first picture: no more than it must.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import test, { before } from "node:test";
import { fileURLToPath } from "node:url";
import { readAtStart, sumOf } from "../../scripts/first-picture.mjs";

const root = new URL("../../", import.meta.url);

/** Scripts, words and styles, a tenth more than today; what a page needs for itself is loaded with it. */
const MOST_BYTES = 246_000;
const page = new URL("ui/dist/index.html", root);

before(() => {
  if (!existsSync(page))
    execFileSync("sh", ["scripts/screens.sh"], { cwd: fileURLToPath(root), stdio: "inherit" });
});

test("the upright letters are asked for with the page", () => {
  const fonts = readFileSync(page, "utf8").matchAll(/rel="preload" as="font".*?href="\/([^"]+)"/g);
  const files = [...fonts].map(([, file]) => file);
  assert.equal(files.length, 2, "one for headings, one for text");
  for (const file of files) assert(existsSync(new URL(file, page)), file);
});

test("what is read before the first picture is one script and one style sheet, and small", (t) => {
  const files = readAtStart();
  const kinds = files.map(({ file }) => file.slice(file.lastIndexOf(".")));
  assert.deepEqual(kinds, [".js", ".css"], "each file more is a request more");
  const sum = sumOf(files);
  t.diagnostic(`${sum} bytes`);
  assert(sum <= MOST_BYTES, `${sum} bytes of scripts, words and styles`);
});
