// No style asks what an element holds (`:has`): in the web view each change of a page, wherever it is, then costs a look at
// all of the page. It must not know how anything looks.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const UI = new URL("../../ui/src/", import.meta.url);
const asks = (source) => /:has\(/.test(source.replace(/\/\*[\s\S]*?\*\//g, ""));

test("no style asks what an element holds", () => {
  const files = readdirSync(UI, { recursive: true }).filter((name) => /\.(svelte|css)$/.test(name));
  assert(files.length > 100);
  const found = files.filter((name) => asks(readFileSync(new URL(name, UI), "utf8")));
  assert.deepEqual(found, []);
});

test("one that asks is found, and one that is only spoken of is not", () => {
  assert(asks("label:has(:checked) { color: red; }"));
  assert(!asks("/* not label:has(:checked) */ label { color: red; }"));
});
