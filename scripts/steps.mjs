// Runs every check, shows its output as it comes, and adds up what passed and what failed. It must not know
// what a check is about.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

const cargo = (...rest) => ["cargo", ...rest];
const npx = (...rest) => ["npx", "--no-install", ...rest];
// A test that hangs, or leaves a program running, must not stop the run.
const NODE_TEST = ["--test-reporter=spec", "--test-timeout=120000", "--test-force-exit"];
const nodeTests = (folder) => {
  const files = readdirSync(folder).filter((name) => name.endsWith(".test.mjs"));
  return ["node", "--test", ...NODE_TEST, ...files.map((name) => join(folder, name))];
};

/** How each runner says what it counted; a check without one counts as one. */
const RUST = {
  passed: /^test result: .*? (\d+) passed/gm,
  failed: /^test result: .*? (\d+) failed/gm,
};
const VITEST = { passed: /^ +Tests .*?(\d+) passed/gm, failed: /^ +Tests .*?(\d+) failed/gm };
const NODE = { passed: /^ℹ pass (\d+)/gm, failed: /^ℹ (?:fail|cancelled) (\d+)/gm };

const QUICK = [
  { name: "Rust format", run: cargo("fmt", "--all", "--check") },
  { name: "format", run: npx("prettier", "--check", "--log-level=warn", ".") },
  { name: "lint", run: npx("eslint", ".", "--max-warnings=0") },
  { name: "types", run: ["npm", "run", "--silent", "ui:check"] },
  { name: "screens", run: ["sh", "scripts/screens.sh"] },
  {
    name: "Rust lint",
    needs: "screens",
    run: cargo("clippy", "--workspace", "--all-targets", "--locked", "--", "-D", "warnings"),
  },
];

const TESTS = [
  {
    name: "Rust tests",
    needs: "screens",
    counts: RUST,
    run: cargo("test", "--workspace", "--locked", "--no-fail-fast", "--", "--quiet"),
  },
  { name: "UI tests", counts: VITEST, run: ["npm", "run", "--silent", "ui:test"] },
  { name: "house rules", counts: NODE, run: nodeTests("tests/house") },
  { name: "window", needs: "screens", run: ["sh", "scripts/window.sh"] },
  {
    name: "content",
    needs: "window",
    run: [
      join(process.env.CARGO_TARGET_DIR, "debug/bastide"),
      "check",
      ...["tile-sets", "tutorials"].filter((folder) => existsSync(folder)),
    ],
  },
  {
    name: "real window",
    needs: "window",
    counts: NODE,
    run: ["sh", "scripts/real-window.sh", ...nodeTests("tests/e2e")],
  },
];

const outcomes = [];
for (const step of process.argv[2] === "quick" ? QUICK : [...QUICK, ...TESTS]) {
  const needed = outcomes.find((outcome) => outcome.name === step.needs);
  if (needed?.failed > 0) {
    outcomes.push({
      name: step.name,
      passed: 0,
      failed: 1,
      note: `not run: ${needed.name} failed`,
    });
    continue;
  }
  console.log(`\n\x1b[1m${step.name}\x1b[0m`);
  const started = performance.now();
  const { ok, output } = await run(step.run);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  outcomes.push({ name: step.name, ...count(step, ok, output), note: `${seconds} s` });
}

const sum = (what) => outcomes.reduce((total, outcome) => total + outcome[what], 0);
console.log("");
for (const { name, passed, failed, note } of outcomes) {
  const mark = failed === 0 ? "✔" : "✖";
  console.log(
    `${mark} ${name.padEnd(14)}${String(passed).padStart(6)} passed${String(failed).padStart(5)} failed   ${note}`,
  );
}
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;

/** Shows what the command writes and keeps it for counting. */
function run([command, ...rest]) {
  return new Promise((resolve) => {
    const child = spawn(command, rest, { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const [stream, shown] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => {
        output += text;
        shown.write(text);
      });
    }
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}

function count({ counts }, ok, output) {
  if (!counts) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const plain = stripVTControlCharacters(output);
  const total = (pattern) =>
    [...plain.matchAll(pattern)].reduce((all, match) => all + Number(match[1]), 0);
  const passed = total(counts.passed);
  const failed = total(counts.failed);
  // A runner that broke, or that found nothing to run, has not passed.
  const sound = ok ? passed > 0 : failed > 0;
  return { passed, failed: sound ? failed : failed + 1 };
}
