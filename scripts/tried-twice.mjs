// Runs files of tests ("$1" and on) with Node's test runner. A file that fails is run once more by itself, and named:
// on a busy machine a web view may answer too late once, and a fault of ours fails again. It must not know what is tested.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";

const REPORTER = fileURLToPath(new URL("failed-files.mjs", import.meta.url));

/** Where more files fail than this, it is no matter of luck. */
const MOST_AGAIN = 4;

/** Runs the files, shows what they say, and answers with how many tests passed and failed, and in which files. */
async function run(files) {
  const folder = mkdtempSync(join(tmpdir(), "bastide-failed-"));
  const list = join(folder, "files");
  const reporters = [
    ...["--test-reporter=spec", "--test-reporter-destination=stdout"],
    ...[`--test-reporter=${REPORTER}`, `--test-reporter-destination=${list}`],
  ];
  // A test that hangs, or leaves a program running, must not stop the run.
  const options = ["--test", ...reporters, "--test-timeout=600000", "--test-force-exit"];
  const child = spawn(process.execPath, [...options, ...files], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  let said = "";
  child.stdout.setEncoding("utf8");
  child.stdout.on("data", (text) => {
    said += text;
    process.stdout.write(text);
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  const failed = readFileSync(list, "utf8").split("\n").filter(Boolean);
  rmSync(folder, { recursive: true, force: true });
  const plain = stripVTControlCharacters(said);
  const count = (word) =>
    [...plain.matchAll(new RegExp(`^ℹ ${word} (\\d+)`, "gm"))].reduce(
      (sum, [, number]) => sum + Number(number),
      0,
    );
  return { code, failed, passes: count("pass"), failures: count("fail") + count("cancelled") };
}

const first = await run(process.argv.slice(2));
let { passes, failures } = first;
if (first.failed.length > 0 && first.failed.length <= MOST_AGAIN) {
  const names = first.failed.map((file) => relative(process.cwd(), file)).join(", ");
  console.log(`\nA second try, by itself, of ${names}\n`);
  const second = await run(first.failed);
  // What failed at first counts by how it ended; what had passed in those files is counted once.
  passes += Math.max(0, failures - second.failures);
  ({ failures } = second);
  if (second.code === 0) console.log(`\nonly at the second try: ${names}`);
  process.exitCode = second.code === 0 ? 0 : 1;
} else {
  process.exitCode = first.code;
}
console.log(`\n${passes} passed and ${failures} failed, the second try counted`);
