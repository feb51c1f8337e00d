// A check is left out only while what it reads is as it was when it passed.
import assert from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { runChanged } from "../../scripts/unchanged.mjs";

const SCRIPTS = new URL("../../scripts/", import.meta.url).pathname;

test("a check that failed, or of which a file changed, is run again, and one without files always", async (t) => {
  const root = mkdtempSync(join(tmpdir(), "bastide-unchanged-"));
  const back = process.cwd();
  t.after(() => {
    process.chdir(back);
    rmSync(root, { recursive: true });
  });
  mkdirSync(join(root, "scripts"));
  for (const script of ["env.sh", "changes.sh"])
    cpSync(join(SCRIPTS, script), join(root, "scripts", script));
  writeFileSync(join(root, ".gitignore"), "node_modules\n");
  process.chdir(root);
  const steps = [{ name: "lint", but: ["*.rs"] }, { name: "types", but: [] }, { name: "tests" }];
  const runs = async (failing) => {
    let names;
    const outcomes = await runChanged(steps, (changed) => {
      names = changed.map(({ name }) => name);
      return names.map((name) => ({ name, passed: 1, failed: name === failing ? 1 : 0, note: "" }));
    });
    assert.deepEqual(
      outcomes.map(({ name }) => name),
      ["lint", "types", "tests"],
    );
    return names;
  };
  assert.deepEqual(await runs("lint"), ["lint", "types", "tests"]);
  assert.deepEqual(await runs(), ["lint", "tests"]);
  assert.deepEqual(await runs(), ["tests"]);
  writeFileSync("a.rs", "new");
  assert.deepEqual(await runs("types"), ["types", "tests"]);
  writeFileSync("a.ts", "new");
  assert.deepEqual(await runs(), ["lint", "types", "tests"]);
  assert.deepEqual(await runs(), ["tests"]);
  writeFileSync("node_modules/.cache/bastide/passed.json", '{"lint": "cut o');
  assert.deepEqual(await runs(), ["lint", "types", "tests"]);
});
