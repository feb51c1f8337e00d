// A small workspace for judging mutants: the rules, what their tests need, and nothing else, so
// that one mutant costs seconds.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const CRATES = ["rules", "content", "workshop"].map((name) => `src-tauri/crates/${name}`);
/** Beside the crates: what is read by what is built. */
const READ = ["tile-sets", "tests/rules", "tests/golden", "tests/blunders", "ui/languages/en"];
const NEEDED = [...CRATES, ...READ];

/** The members that are built, and how: quickly, as what is built runs for seconds. */
const MEMBERS = 'members = ["src-tauri/crates/*", "tests"]';
const PROFILE = `[profile.dev]
debug = false
[profile.dev.package."*"]
opt-level = 1
[profile.dev.package.bastide-rules]
opt-level = 1
`;
/** What only the other tests need, and these tests. */
const OTHERS =
  /^(bundle|cpu-time|jcloisterzone|rusqlite|store|tempfile|tokio|tutor|zip)\b.*\n|^\[\[test\]\]\nname = "(?!rules").*\n.*\n/gm;

/** Every file below a path, or the path itself. */
export const files = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => files(join(path, name)))
    : [path];

/** Brings the workshop up to date. */
export function furnish(workshop) {
  const text = (path) => readFileSync(path, "utf8");
  const put = (path, content) => write(join(workshop, path), content);
  const isManifest = (path) => path.endsWith("Cargo.toml");
  // The content is built from whatever lessons are there; none of them judges.
  mkdirSync(join(workshop, "tutorials"), { recursive: true });
  for (const path of NEEDED.flatMap(files)) if (!isManifest(path)) put(path, readFileSync(path));
  for (const folder of NEEDED) {
    const there = files(join(workshop, folder)).map((path) => relative(workshop, path));
    for (const path of there) if (!existsSync(path)) rmSync(join(workshop, path));
  }
  for (const crate of CRATES) {
    const manifest = without(text(`${crate}/Cargo.toml`), ["dev-dependencies", "bench"]);
    put(`${crate}/Cargo.toml`, manifest);
  }
  put(
    "tests/Cargo.toml",
    without(text("tests/Cargo.toml").replaceAll(OTHERS, ""), ["bin", "bench"]),
  );
  const workspace = without(text("Cargo.toml"), ["profile"]).replace(/^members = .*/m, MEMBERS);
  put("Cargo.toml", workspace + PROFILE);
  if (!existsSync(join(workshop, "Cargo.lock"))) put("Cargo.lock", readFileSync("Cargo.lock"));
  const runner = JSON.stringify(["sh", resolve("scripts/judge-mutant.sh")]);
  put(".cargo/config.toml", `[target.'cfg(all())']\nrunner = ${runner}\n`);
}

/** Only what differs: Cargo goes by the time of a file, and a run that was stopped leaves a mutant behind. */
function write(path, content) {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** A manifest without some of its tables. */
function without(manifest, names) {
  const table = (part) => /^\[+([\w-]+)/.exec(part)?.[1];
  const parts = manifest.split(/^(?=\[)/m);
  return parts.filter((part) => !names.includes(table(part))).join("");
}
