// Judges mutants of the rules with cargo-mutants, and keeps what was judged.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { files, furnish } from "./workshop.mjs";

const USUAL = ["src-tauri/crates/rules/src/base", "src-tauri/crates/rules/src/expansions"];
/** What decides whether a mutant is noticed, beside its own file. */
const JUDGES = [
  "src-tauri/crates/rules/src/tests.rs",
  "src-tauri/crates/content/src",
  "tile-sets",
  "tests/rules",
  "tests/golden",
  "tests/blunders",
  "scripts/judge-mutant.sh",
];
/** The lists that cargo-mutants writes, and what we call what stands in them. */
const LISTS = { caught: "caught", timeout: "caught", unviable: "unviable", missed: "survived" };

/** The rules' own tests, and those that play. */
const TESTED = [
  "--tests",
  "--quiet",
  ...["--package", "bastide-rules"],
  ...["--package", "bastide-tests"],
];

const [home, ...words] = process.argv.slice(2);
const survivorsOnly = words.includes("--survivors");
const given = words.filter((word) => !word.startsWith("--"));
const paths = (given.length ? given : USUAL).map((path) => relative(".", resolve(path)));
const workshop = join(home, "work");
const kept = join(home, "results.json");

const digest = (paths) => {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(files).sort()) hash.update(path).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
};

const tests = digest(JUDGES);
const results = existsSync(kept) ? JSON.parse(readFileSync(kept, "utf8")) : {};
const sources = paths.flatMap(files).filter((path) => path.endsWith(".rs"));

furnish(workshop);
const all = listed();
let sound = false;
for (const file of new Set(all.map((mutant) => mutant.file))) {
  const mutants = all.filter((mutant) => mutant.file === file);
  // A run that was stopped has left its lists.
  absorb(file, mutants);
  const waiting = open(file, mutants);
  if (waiting.length === 0) continue;
  sound ||= unchanged();
  if (!sound) process.exit(1);
  console.log(`\n${file}: ${waiting.length} of ${mutants.length} mutants to judge`);
  writeFileSync(join(home, "now.json"), JSON.stringify({ file, source: digest([file]), tests }));
  const done = mutants.filter((mutant) => !waiting.includes(mutant)).map((mutant) => mutant.name);
  cargoMutants([
    "--in-place",
    "-f",
    file,
    "-o",
    home,
    ...done.flatMap((name) => ["-E", exactly(name)]),
  ]);
  absorb(file, mutants);
}
report();

/** True when the tests pass on the rules as they are; else every mutant would look noticed. */
function unchanged() {
  console.log("The rules as they are");
  return cargo(["test", ...TESTED]).status === 0;
}

function cargoMutants(args, options) {
  const build = [
    ...["--package", "bastide-rules", "--no-shuffle", "--cargo-test-arg=--tests"],
    ...["--test-package", "bastide-rules", "--test-package", "bastide-tests"],
  ];
  // A loop that never ends may be one that the compiler runs.
  const patience = [
    ...["--baseline", "skip", "--timeout", "300", "--build-timeout", "240"],
    ...["--cap-lints", "true"],
  ];
  return cargo(["mutants", ...build, ...patience, ...args], options);
}

function cargo(args, options = { stdio: "inherit" }) {
  const env = { ...process.env, CARGO_TARGET_DIR: join(resolve(workshop), "target") };
  return spawnSync("cargo", args, { cwd: workshop, env, maxBuffer: 1 << 28, ...options });
}

function listed() {
  const wanted = sources.flatMap((file) => ["-f", file]);
  const { stdout } = cargoMutants(["--list", "--json", ...wanted], { encoding: "utf8" });
  return JSON.parse(stdout);
}

function exactly(name) {
  return `^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`;
}

/** Those of a file that nobody has judged as it and the tests are now. */
function open(file, mutants) {
  const known = results[file];
  if (known?.source !== digest([file])) return mutants;
  if (survivorsOnly && known.tests !== tests) {
    return mutants.filter(({ name }) => !["caught", "unviable"].includes(known.judged[name]));
  }
  return known.tests === tests ? mutants.filter(({ name }) => !known.judged[name]) : mutants;
}

/** Takes over what the lists say, if they are of this file and of these tests. */
function absorb(file, mutants) {
  const now = join(home, "now.json");
  const of = existsSync(now) ? JSON.parse(readFileSync(now, "utf8")) : {};
  const source = digest([file]);
  if (of.file !== file || of.source !== source || of.tests !== tests) return;
  const before = results[file];
  const stays = before?.source === source && (before.tests === tests || survivorsOnly);
  const judged = stays ? before.judged : {};
  for (const [list, outcome] of Object.entries(LISTS)) {
    const path = join(home, "mutants.out", `${list}.txt`);
    const names = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
    for (const name of names.filter(Boolean)) judged[name] = outcome;
  }
  results[file] = { source, tests, judged };
  writeFileSync(kept, JSON.stringify(results, null, 1));
  const whole = mutants.every(({ name }) => judged[name]);
  if (!whole) console.log(`${file}: not all of it is judged yet`);
}

/** Says what survived and is not named as equivalent; that is a failure. */
function report() {
  const named = readFileSync("tests/mutants.md", "utf8");
  const counts = { caught: 0, unviable: 0, equivalent: 0, survived: 0, waiting: 0 };
  const survivors = [];
  for (const mutant of all) {
    let outcome = results[mutant.file]?.judged[mutant.name] ?? "waiting";
    if (outcome === "survived" && named.includes(title(mutant))) outcome = "equivalent";
    counts[outcome] += 1;
    if (outcome === "survived") survivors.push(title(mutant));
  }
  const told = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`\n${survivors.join("\n")}\n${all.length} mutants: ${told.join(", ")}`);
  process.exitCode = counts.survived + counts.waiting === 0 ? 0 : 1;
}

/** How a mutant is named where lines may move: its file, what changes, and the line where it does. */
function title({ file, name, span }) {
  const line = readFileSync(file, "utf8").split("\n")[span.start.line - 1].trim();
  return `${file.replace("src-tauri/crates/rules/src/", "")}: ${name.replace(/^\S+: /, "")}, at \`${line}\``;
}
