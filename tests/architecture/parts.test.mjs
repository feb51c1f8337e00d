// Every part of the window is used, and stands among the examples.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const UI = new URL("../../ui/src/", import.meta.url);
const files = readdirSync(UI, { recursive: true })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .map((name) => ({ name, text: readFileSync(new URL(name, UI), "utf8") }));
const parts = files
  .map(({ name }) => /^parts\/(\w+(\.svelte)?)(\.ts)?$/.exec(name)?.[1])
  .filter(Boolean);

/** Where a part is imported from another file. */
const users = (part) => {
  const named = new RegExp(`(parts|\\.)/${part.replace(".", "\\.")}["']`);
  return files.filter(({ text }) => named.test(text)).map(({ name }) => name);
};
const isExample = (name) => name.startsWith("screens/examples/");

test("every part is used", () => {
  assert(parts.length > 20);
  for (const part of parts) assert(!users(part).every(isExample), `nobody uses ${part}`);
});

/** Pieces of other parts, seen where those are; a plate and a sheet stand on whole pages, and are pictured there. */
const WITHIN = /^(ChartFills|ChartKeys|Field|Icon|LiveRegion|Plate|Radio|Sheet|Tooltip)\.svelte$/;

test("every other part stands among the examples", () => {
  for (const part of parts)
    if (part.endsWith(".svelte") && !WITHIN.test(part))
      assert(users(part).some(isExample), `no example shows ${part}`);
});
