// What no style says, as it costs too much in the web view wherever it stands. It must not know how anything looks.
//
// What an element holds (`:has`): each change of a page, wherever it is, then costs a look at all of the page.
// How a bar to scroll by looks (`scrollbar-width`, `scrollbar-color`): the web view then draws its own, which comes and goes
// under the pointer, and the whole window is drawn anew sixty times a second meanwhile. `base.css` draws ours.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const UI = new URL("../../ui/src/", import.meta.url);
const said = (source) => source.replace(/\/\*[\s\S]*?\*\//g, "");
const asks = (source) => /:has\(/.test(said(source));
const fades = (source) => /scrollbar-(width|color)\s*:/.test(said(source));

const found = (wrong) => {
  const files = readdirSync(UI, { recursive: true }).filter((name) => /\.(svelte|css)$/.test(name));
  assert(files.length > 100);
  return files.filter((name) => wrong(readFileSync(new URL(name, UI), "utf8")));
};

test("no style asks what an element holds", () => {
  assert.deepEqual(found(asks), []);
});

test("no bar to scroll by is the web view’s own", () => {
  assert.deepEqual(found(fades), []);
  assert.match(readFileSync(new URL("style/base.css", UI), "utf8"), /^::-webkit-scrollbar \{/m);
});

test("one that asks is found, and one that is only spoken of is not", () => {
  assert(asks("label:has(:checked) { color: red; }"));
  assert(!asks("/* not label:has(:checked) */ label { color: red; }"));
  assert(fades("main { scrollbar-width: thin; }"));
  assert(!fades("/* not scrollbar-width: thin */ main { overflow: auto; }"));
});
