// A name has one meaning: no two files of the window and no two things that it exports are called alike. Where two are,
// the reason stands here. It must not know what a name means.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import test from "node:test";

const ROOT = new URL("../../", import.meta.url).pathname;
const read = (path) => readFileSync(ROOT + path, "utf8");
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: ROOT,
  encoding: "utf8",
  maxBuffer: 1 << 26,
})
  .split("\n")
  .filter((path) => path && existsSync(ROOT + path));
const written = files.filter(
  (path) => /^ui\/src\/(?!bindings\/).*\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path),
);

/** Written once for each expansion or language, in a folder of its own: the folder says which. */
const FORM = /^ui\/src\/expansions\/[^/]+\/|^ui\/src\/words\/en\//;

/** Files of the window of one name. */
const FILES = {
  "index.ts": "what a folder hands out",
};

/** What the window exports under one name. */
const EXPORTS = {};

/** What stands under each name in more than one place. */
const shared = (named) => {
  const places = new Map();
  for (const [name, place] of named) places.set(name, (places.get(name) ?? new Set()).add(place));
  return [...places]
    .filter(([, all]) => all.size > 1)
    .map(([name, all]) => `${name}: ${[...all].join(", ")}`);
};
const unknown = (found, exceptions) =>
  found.filter((line) => !Object.hasOwn(exceptions, line.slice(0, line.indexOf(":"))));
const idle = (found, exceptions) =>
  Object.keys(exceptions).filter((name) => !found.some((line) => line.startsWith(`${name}:`)));

const holds = (what, found, exceptions) =>
  test(what, () => {
    assert.deepEqual(unknown(found, exceptions), []);
    assert.deepEqual(idle(found, exceptions), [], "exceptions that none needs");
  });

holds(
  "no two files of the window have one name",
  shared(written.filter((path) => !FORM.test(path)).map((path) => [basename(path), path])),
  FILES,
);

const EXPORT =
  /^\s*export (?:abstract |async )*(?:class|interface|type|function|const|let|enum) (\w+)/gm;
holds(
  "the window exports no name twice",
  shared(
    written
      .filter((path) => !FORM.test(path))
      .flatMap((path) => [...read(path).matchAll(EXPORT)].map(([, name]) => [name, path])),
  ),
  EXPORTS,
);

test("nothing in the window is named after being told: it is described, answered, noted or logged", () => {
  const declared =
    /\b(?:const|let|function|class|interface|type|readonly|export let)\s+#?(\w*(?:[tT]old|[tT]elling)\w*)\b/g;
  const found = written.flatMap((path) =>
    [...read(path).matchAll(declared)].map(([, name]) => `${path}: ${name}`),
  );
  assert.deepEqual(found, []);
});
