// Runs every check and adds up what passed and what failed.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { runSteps } from "./lanes.mjs";
import { runChanged } from "./unchanged.mjs";

const cargo = (...rest) => ["cargo", ...rest];
const npx = (...rest) => ["npx", "--no-install", ...rest];
// A test that hangs, or leaves a program running, must not stop the run.
const NODE_TEST = ["--test-reporter=spec", "--test-timeout=600000", "--test-force-exit"];
const testFiles = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".test.mjs"))
    .map((name) => join(folder, name));
const nodeTests = (folder) => ["node", "--test", ...NODE_TEST, ...testFiles(folder)];

/** How each runner says what it counted; a check without one counts as one. */
const RUST = {
  passed: /^test result: .*? (\d+) passed/gm,
  failed: /^test result: .*? (\d+) failed/gm,
};
const VITEST = { passed: /^ +Tests .*?(\d+) passed/gm, failed: /^ +Tests .*?(\d+) failed/gm };
const TRIED_TWICE = {
  passed: /^(\d+) passed and \d+ failed, the second try counted$/gm,
  failed: /^\d+ passed and (\d+) failed, the second try counted$/gm,
};
const NODE = { passed: /^ℹ pass (\d+)/gm, failed: /^ℹ (?:fail|cancelled) (\d+)/gm };

// Two lanes, as Cargo lets only one of its own commands build at a time.
const RUST_LANE = "rust";
const UI_LANE = "ui";

const RUST_FILES = ["*.rs", "Cargo.toml", "Cargo.lock"];
const NO_CODE_OF_THE_UI = [...RUST_FILES, "*.md"];

const QUICK = [
  { name: "Rust format", lane: RUST_LANE, run: cargo("fmt", "--all", "--check") },
  { name: "screens", lane: UI_LANE, run: ["sh", "scripts/screens.sh"] },
  {
    name: "format",
    lane: UI_LANE,
    but: RUST_FILES,
    run: npx("prettier", "--check", "--log-level=warn", "."),
  },
  { name: "upkeep", lane: UI_LANE, counts: NODE, run: nodeTests("tests/dependencies") },
  {
    name: "lint",
    lane: UI_LANE,
    but: NO_CODE_OF_THE_UI,
    run: npx("eslint", ".", "--max-warnings=0"),
  },
  {
    name: "types",
    lane: UI_LANE,
    but: NO_CODE_OF_THE_UI,
    run: ["npm", "run", "--silent", "ui:check"],
  },
];

/** `test.sh` has the tests compiled by Clippy instead. */
const RUST_LINT = {
  name: "Rust lint",
  lane: RUST_LANE,
  needs: "screens",
  run: cargo("clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"),
};

const TESTS = [
  {
    name: "Rust tests",
    lane: RUST_LANE,
    needs: "screens",
    counts: RUST,
    run: ["node", "scripts/rust-tests.mjs"],
  },
  {
    // Built to be linted; `npm run bench` runs them.
    name: "benchmarks",
    lane: RUST_LANE,
    needs: "screens",
    run: cargo("test", "--workspace", "--benches", "--no-run", "--locked"),
  },
  {
    name: "examples",
    lane: RUST_LANE,
    counts: RUST,
    run: cargo("test", "--workspace", "--doc", "--locked"),
  },
  { name: "UI tests", lane: UI_LANE, counts: VITEST, run: ["npm", "run", "--silent", "ui:test"] },
  { name: "house rules", lane: UI_LANE, counts: NODE, run: nodeTests("tests/architecture") },
  { name: "window", lane: RUST_LANE, needs: "screens", run: ["sh", "scripts/window.sh"] },
  {
    // The tests of the command have built it.
    name: "content",
    lane: RUST_LANE,
    run: [
      join(process.env.CARGO_TARGET_DIR, "debug/bastide"),
      "check",
      ...["tile-sets", "tutorials"].filter((folder) => existsSync(folder)),
    ],
  },
  {
    name: "real window",
    lane: RUST_LANE,
    needs: "window",
    counts: TRIED_TWICE,
    run: [
      ...["sh", "scripts/real-window.sh", "node", "scripts/tried-twice.mjs"],
      ...testFiles("tests/window"),
    ],
  },
];

const steps = [...QUICK, ...(process.argv[2] === "quick" ? [RUST_LINT] : TESTS)];
const outcomes = await runChanged(steps, (changed) => runSteps(changed, count));
const sum = (what) => outcomes.reduce((total, outcome) => total + outcome[what], 0);
console.log("");
for (const { name, passed, failed, note, aside = "" } of outcomes) {
  const mark = failed === 0 ? "✔" : "✖";
  console.log(
    `${mark} ${name.padEnd(14)}${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed   ${note}${aside}`,
  );
}
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;

function count({ counts }, ok, output) {
  if (!counts) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const plain = stripVTControlCharacters(output);
  const total = (pattern) =>
    [...plain.matchAll(pattern)].reduce((all, match) => all + Number(match[1]), 0);
  const passed = total(counts.passed);
  const failed = total(counts.failed);
  // A runner that broke, or that found nothing to run, has not passed.
  const sound = ok ? passed > 0 : failed > 0;
  const [, twice] = /^only at the second try: (.+)$/m.exec(plain) ?? [];
  return { passed, failed: sound ? failed : failed + 1, aside: twice && `, twice: ${twice}` };
}
