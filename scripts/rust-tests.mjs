// Builds all tests written in Rust and runs their programs, several side by side. Cargo runs one
// program after the other, and the last long test of each leaves the other processors idle.
import { execFileSync, spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { basename, dirname } from "node:path";
import { endsWithUs, isStopped } from "./children.mjs";
import { longestFirst } from "./longest-first.mjs";

const BUILD = ["test", "--workspace", "--locked", "--no-run"];
const IN_LINES = "--message-format=json-render-diagnostics";

/** Each program runs as many tests at once as there are processors. */
const MOST_LANES = 4;

/** Runs a command to its end; answers with whether it succeeded, and with all that it wrote and that is not shown at once. */
function run(command, given, options) {
  return new Promise((resolve) => {
    const child = endsWithUs(spawn(command, given, options));
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text) => (output += text));
    const end = (ok, more = "") => resolve({ ok, output: output + more });
    child.once("error", ({ message }) => end(false, message));
    child.once("close", (code) => end(code === 0));
  });
}

/** Where each program of tests lies, and the folder of its crate. */
async function build() {
  const { ok, output } = await run("cargo", [...BUILD, IN_LINES], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!ok) return [];
  return output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter(({ executable, profile }) => executable && profile?.test)
    .map(({ executable, manifest_path }) => ({ executable, folder: dirname(manifest_path) }));
}

const nameOf = ({ executable, folder }) =>
  `${basename(folder)}/${basename(executable).replace(/-[0-9a-f]+$/, "")}`;

const programs = await build();
const times = longestFirst("tests");
const left = times.order(programs, nameOf);
// Those of macros are linked with what the compiler itself is linked with.
const linked = execFileSync("rustc", ["--print", "target-libdir"], { encoding: "utf8" }).trim();
const libraries = [linked, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
let failures = 0;
const lane = async () => {
  for (let program = left.shift(); program && !isStopped(); program = left.shift()) {
    const begun = performance.now();
    const { ok, output } = await run(program.executable, ["--quiet"], {
      cwd: program.folder,
      env: { ...process.env, CARGO_MANIFEST_DIR: program.folder, LD_LIBRARY_PATH: libraries },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const took = (performance.now() - begun) / 1000;
    times.took(nameOf(program), took);
    if (!ok) failures += 1;
    console.log(`\n${nameOf(program)}, ${took.toFixed(1)} s\n${output.trim()}`);
  }
};
const lanes = Math.min(availableParallelism(), MOST_LANES);
await Promise.all(Array.from({ length: lanes }, lane));
if (!isStopped()) times.keep();
process.exitCode = failures === 0 && programs.length > 0 && !isStopped() ? 0 : 1;
