// Figures that are reported rest on seeds that nothing was tuned or tested with.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import test from "node:test";

const root = new URL("../../", import.meta.url);
const read = (file) => readFileSync(new URL(file, root), "utf8");
/** `lab::REPORTED_SEEDS`. */
const FIRST = 1_000_000;

test("the border of the seeds is the one that tuning goes by", () => {
  assert.match(read("src-tauri/crates/lab/src/plan.rs"), /REPORTED_SEEDS: u64 = 1_000_000;/);
  assert.match(read("src-tauri/crates/cli/src/tune.rs"), /range\(\.\.lab::REPORTED_SEEDS\)/);
});

test("each figure of bots, reviews and luck has a seed of its own from there on", () => {
  const text = read("docs/measurements.md");
  const [, bots] = /\n## Bots\n(.*?)\n## Review\n/s.exec(text);
  const [, reviews] = /\n## Review\n(.*?)(?:\n## |$)/s.exec(text);
  const rows = `${bots}${reviews}`
    .split("\n")
    .filter((line) => /^\| .*`.*\b(duel|fit|marks|estimate)\b|^\| .*`… /.test(line));
  assert(rows.length > 7, `${rows.length} rows`);
  const seeds = rows.map((row) => {
    const [, seed] =
      /`[^`]*?(?:--seed |--example (?:fit|marks) -- [^`]* )(\d+)[^`]*`\s*\|?$/.exec(row) ??
      assert.fail(row);
    return Number(seed);
  });
  for (const seed of seeds) assert(seed >= FIRST, `${seed} is for tuning and tests`);
  assert.equal(new Set(seeds).size, seeds.length, "each row has a seed of its own");
});

test("no test and no tuning names such a seed", () => {
  const found = execFileSync(
    "git",
    [
      "grep",
      "-nE",
      "seed[^0-9]{0,24}[0-9][0-9_]{6,}",
      "--",
      "*.rs",
      "*.mjs",
      "*.ts",
      "*numbers.txt",
    ],
    { cwd: root, encoding: "utf8" },
  );
  const named = found
    .split("\n")
    .filter(
      (line) => line && !/4_?294_?967_?29|wrapping_mul|seeds\.test|REPORTED_SEEDS/.test(line),
    );
  assert.deepEqual(named, []);
});
