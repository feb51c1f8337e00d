// What the application and the shell around it may know of each other, and that no command stands before the wall. It
// must not know what any of them does.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import test from "node:test";

const ROOT = new URL("../../src-tauri/", import.meta.url).pathname;

const sources = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".rs"))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }));

const naming = (files, pattern) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test("the application knows no window", () => {
  const manifest = readFileSync(join(ROOT, "crates/app/Cargo.toml"), "utf8");
  assert.doesNotMatch(manifest, /tauri|rfd/);
  assert.deepEqual(naming(sources("crates/app/src"), /\btauri\b/), []);
});

test("a view knows nobody who shows it", () => {
  const uses = /crate::(session|lesson|workshop|laboratory|current|application|damaged)\b/;
  assert.deepEqual(naming(sources("crates/app/src/view"), uses), []);
});

test("what is open knows nothing of who changes it", () => {
  const holder = readFileSync(join(ROOT, "crates/app/src/current.rs"), "utf8");
  assert.doesNotMatch(holder, /crate::(session|lesson|workshop|view)\b/);
});

test("every command is declared behind the wall", () => {
  assert.deepEqual(naming(sources("src"), /#\[(::)?tauri::command/), []);
  for (const { path, text } of sources("src/commands")) {
    const functions = text.match(/^pub\(crate\) (async )?fn \w+/gm) ?? [];
    const declared = text.match(/^#\[command\]\npub\(crate\) async fn \w+/gm) ?? [];
    assert.equal(declared.length, functions.length, path);
  }
});

test("the shell stays small enough to be read in one sitting, whatever else can be asked through it", () => {
  const own = sources("src").filter(({ path }) => !/(^|\/)tests?(\.rs|\/)/.test(path));
  const lines = ({ text }) => text.replace(/#\[cfg\(test\)\][\s\S]*$/, "").split("\n").length;
  // A command only hands on: their number grows, and none of their files does.
  const isDoor = ({ path }) => /^src\/(commands\/|bindings\.rs$)/.test(path);
  const behind = own.filter((file) => !isDoor(file)).reduce((sum, file) => sum + lines(file), 0);
  assert.ok(behind > 500 && behind < 1_500, `${behind} lines`);
  const large = own.filter((file) => lines(file) > 240).map(({ path }) => path);
  assert.deepEqual(large, []);
});
