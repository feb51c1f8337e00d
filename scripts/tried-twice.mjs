// Runs files of tests ("$1" and on) with Node's test runner, one more side by side than there are
// processors, each on a display of its own and all in one folder that is gone afterwards. A file
// that fails is run once more, with nothing beside it, and named: on a busy machine a web view may
// answer too late once, and a fault of ours fails again.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { endsWithUs, isStopped } from "./children.mjs";
import { openDisplay, LARGE_SCREEN } from "./display.mjs";
import { longestFirst } from "./longest-first.mjs";

/** Where more files fail than this, it is no matter of luck. */
const MOST_AGAIN = 4;
/** More windows than these wait for each other's memory. */
const MOST_LANES = 4;
/** What a file is called in every folder that the project is copied to. */
const nameOf = (file) => relative(process.cwd(), file);
const times = longestFirst("windows");

// A test that hangs, or leaves a program running, must not stop the run.
const OPTIONS = ["--test", "--test-reporter=spec", "--test-timeout=600000", "--test-force-exit"];

/** Runs one file, shows what it says when it is over, and answers with how many of its tests passed and failed. */
async function runFile(file, env) {
  const begun = performance.now();
  const child = endsWithUs(
    spawn(process.execPath, [...OPTIONS, file], { env, stdio: ["ignore", "pipe", "inherit"] }),
  );
  let said = "";
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (text) => (said += text));
  const code = await new Promise((resolve) => child.once("close", resolve));
  times.took(nameOf(file), (performance.now() - begun) / 1000);
  const plain = stripVTControlCharacters(said);
  const count = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)`, "m").exec(plain)?.[1] ?? 0);
  // How many there are is added up once, for all files.
  const told = said.split("\n").filter((line) => !stripVTControlCharacters(line).startsWith("ℹ "));
  process.stdout.write(told.join("\n"));
  // One that breaks before its first test has failed, too.
  const failures = Math.max(count("fail") + count("cancelled"), code === 0 ? 0 : 1);
  return { file, passes: count("pass"), failures };
}

/** What a web view writes into the folder of a test that is over, and has removed it, is gone with this one. */
const folder = mkdtempSync(join(tmpdir(), "bastide-windows-"));

/** Nobody looks at the displays: a test that does says so where it opens its window. */
const AROUND = { ...process.env, TMPDIR: folder, BASTIDE_UNSEEN: "1" };

/** Runs the files, on each display one at a time. */
async function run(files, displays) {
  const left = times.order(files, nameOf);
  const outcomes = [];
  const lane = async (display) => {
    while (left.length > 0 && !isStopped())
      outcomes.push(await runFile(left.shift(), { ...AROUND, DISPLAY: display }));
  };
  await Promise.all(displays.map(lane));
  const failed = outcomes.filter(({ failures }) => failures > 0).map(({ file }) => file);
  const sum = (what) => outcomes.reduce((all, outcome) => all + outcome[what], 0);
  return { failed, passes: sum("passes"), failures: sum("failures") };
}

const files = process.argv.slice(2);
// A window waits now and then, for its own clock or for the disk: one more than there are processors leaves none of them idle.
const lanes = Math.min(files.length, availableParallelism() + 1, MOST_LANES);
const more = await Promise.all(
  Array.from({ length: lanes - 1 }, () => openDisplay(...LARGE_SCREEN)),
);
const own = process.env.DISPLAY;
const first = await run(files, [own, ...more.map(({ name }) => name)]);
let { passes, failures } = first;
if (first.failed.length > 0 && first.failed.length <= MOST_AGAIN && !isStopped()) {
  const names = first.failed.map(nameOf).join(", ");
  console.log(`\nA second try, by itself, of ${names}\n`);
  const second = await run(first.failed, [own]);
  // What failed at first counts by how it ended; what had passed in those files is counted once.
  passes += Math.max(0, failures - second.failures);
  ({ failures } = second);
  if (failures === 0) console.log(`\nonly at the second try: ${names}`);
}
await Promise.all(more.map((display) => display.close()));
rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
if (!isStopped()) times.keep();
process.exitCode = failures === 0 && !isStopped() ? 0 : 1;
console.log(`\n${passes} passed and ${failures} failed, the second try counted`);
