// A version is pinned once, by a lock file, and what the window is built from is built once for the
// tests too.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import test from "node:test";
import { cargo, manifests, read } from "./manifests.mjs";

/** What fits one version alone; CONTRIBUTING says why. */
const EXACT = ["specta", "specta-typescript", "tauri-specta", "@tauri-apps/cli"];

/** Each dependency on somebody else's crate: where it stands, its name, what it asks for. */
const asked = manifests.flatMap(([path, text]) =>
  [...text.matchAll(/^([\w-]+) = (?:\{.*?\bversion = )?"([=~^<>*]?\d[^"]*|\*)"/gm)]
    .filter(([, name]) => name !== "edition" && name !== "version" && name !== "rust-version")
    .map(([, name, version]) => ({ path, name, version })),
);

test("a manifest asks for a range, and the lock file says which version it is", () => {
  assert(asked.length > 30);
  const exact = asked.filter(({ version }) => !/^\d/.test(version)).map(({ name }) => name);
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    if (!/^[~^]\d/.test(version)) exact.push(name);
  assert.deepEqual(exact.toSorted(), EXACT.toSorted());
  const why = read("CONTRIBUTING.md");
  for (const name of EXACT) assert(why.includes(`\`${name}\``), name);
});

test("a crate is asked for in one place, and others name that place", () => {
  const names = asked.map(({ name }) => name);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  assert.deepEqual(twice, []);
});

test("every script builds what the lock files say", () => {
  const below = readdirSync(new URL("../../scripts", import.meta.url), { recursive: true });
  const scripts = below.filter((name) => /\.(sh|mjs)$/.test(name));
  const lines = scripts.flatMap((name) =>
    read(`scripts/${name}`)
      .replaceAll("\\\n", " ")
      .split("\n")
      .map((line) => `${name}: ${line.trim()}`),
  );
  const builds = lines.filter((line) =>
    /\bcargo(?: |\(")(?:build|test|clippy|run|bench|install)\b/.test(line),
  );
  assert(builds.length > 4);
  assert.deepEqual(
    builds.filter((line) => !/--locked/.test(line)),
    [],
  );
  assert.deepEqual(
    lines.filter((line) => /\bnpm (?:install|i|update)\b/.test(line)),
    [],
  );
});

/** Each crate of somebody else's in such a tree, with what is asked of it. */
const crates = (...of) =>
  cargo("tree", "--prefix=none", "--format={p} {f}", ...of)
    .split("\n")
    .map((line) => line.replace(/ \((?:\/.*?|\*|proc-macro)\)/g, "").trim())
    .filter((line) => line && !line.startsWith("bastide-"));

test("tests ask no crate of the window for more than the window does", () => {
  const tested = new Set(crates("--workspace", "--edges=normal,dev,no-proc-macro"));
  const window = crates("--package=bastide-desktop", "--edges=normal,no-proc-macro");
  assert(window.length > 100);
  assert.deepEqual(
    [...new Set(window)].filter((crate) => !tested.has(crate)),
    [],
  );
});

test("what the window is made with is what it is made of", () => {
  const all = [...new Set(crates("--package=bastide-desktop", "--edges=normal,build"))];
  assert(all.length > 300);
  const crate = (line) => line.split(" ", 2).join(" ");
  const twice = all.map(crate).filter((name, at, names) => names.indexOf(name) !== at);
  // Tauri's own: half of it is for builds alone.
  assert.deepEqual(
    twice.filter((name) => !name.startsWith("tauri-utils ")),
    [],
  );
});
