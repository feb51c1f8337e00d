// Files that a test in Rust makes for the window: the same ones, told in both.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const target = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, "../../target");

/** What the files of a folder are called, and where they are; made where no test has laid them out yet. */
export const laidOut = (called, crate, test) => {
  const folder = join(target, "tmp", called);
  const list = join(folder, "files.json");
  if (!existsSync(list)) {
    const asked = ["test", "--locked", "-p", crate, "--test", test, "laid_out"];
    const made = spawnSync("cargo", asked, { encoding: "utf8" });
    assert.equal(made.status, 0, made.stderr);
  }
  const all = JSON.parse(readFileSync(list, "utf8"));
  return Object.entries(all).map(([name, file]) => ({ name, file: join(folder, file) }));
};
