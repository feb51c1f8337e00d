// A start that asks neither Cargo nor npm notices every change of a file, and nothing else.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import test from "node:test";

const SCRIPTS = new URL("../../scripts/", import.meta.url).pathname;

/** A small project: a source, what Git leaves out, and a program with the window beside it. */
function project(t) {
  const root = mkdtempSync(join(tmpdir(), "bastide-changes-"));
  t.after(() => rmSync(root, { recursive: true }));
  const put = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  mkdirSync(join(root, "scripts"));
  for (const script of ["env.sh", "changes.sh"])
    cpSync(join(SCRIPTS, script), join(root, "scripts", script));
  put(".gitignore", "/target\nnode_modules\n/ui/dist\n");
  for (const path of ["ui/app.ts", "ui/dist/app.js", "ui/node_modules/a.js", ".git/index"])
    put(path, "as it was");
  for (const program of ["bastide-desktop", "bastide-window"])
    put(`target/debug/${program}`, "as it was");
  const env = { ...process.env };
  for (const name of ["APP_BIN", "CARGO_TARGET_DIR"]) delete env[name];
  const number = (what, more = {}) =>
    execFileSync("sh", [join(root, "scripts/changes.sh"), ...[what].flat()], {
      env: { ...env, ...more },
      encoding: "utf8",
    });
  return { at: (path) => join(root, path), put, number };
}

test("a file that is changed, added, taken away, renamed or put back as it was long ago is noticed", (t) => {
  const { at, put, number } = project(t);
  let last = number("files");
  assert.equal(number("files"), last);
  const noticed = (what) => {
    const now = number("files");
    assert.notEqual(now, last, what);
    last = now;
  };
  put("ui/app.ts", "as it is!");
  noticed("changed");
  put("tutorials/new.json", "{}");
  noticed("added");
  renameSync(at("tutorials/new.json"), at("tutorials/newer.json"));
  noticed("renamed");
  rmSync(at("tutorials/newer.json"));
  noticed("taken away");
  put("ui/app.ts", "as it was");
  utimesSync(at("ui/app.ts"), 1, 1);
  noticed("put back");
});

test("files of names that do not matter are no change, and no others", (t) => {
  const { put, number } = project(t);
  const but = ["files", "*.rs", "Cargo.lock"];
  put("src/a.rs", "as it was");
  const files = number(but);
  assert.equal(number(but), files);
  put("src/a.rs", "as it is!");
  put("src/b.rs", "new");
  put("Cargo.lock", "new");
  assert.equal(number(but), files);
  put("ui/app.ts", "as it is!");
  assert.notEqual(number(but), files);
});

test("what Git leaves out is no change, and what is built is looked at by itself", (t) => {
  const { put, number } = project(t);
  const [files, around] = [number("files"), number("around")];
  for (const path of ["ui/dist/app.js", "ui/node_modules/a.js", ".git/index"]) put(path, "anew");
  assert.equal(number("files"), files);
  assert.equal(number("around"), around);
  put("target/debug/bastide-window", "anew, by another command");
  assert.equal(number("files"), files);
  assert.notEqual(number("around"), around);
  assert.notEqual(number("around", { RUSTFLAGS: "-Cdebuginfo=2" }), around);
});
