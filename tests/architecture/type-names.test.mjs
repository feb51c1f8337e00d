// A public type of Rust has one name, and no other crate has one of that name: whoever reads a name alone knows which is
// meant. Where two are called alike, the reason stands here. It must not know what a name means.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import test from "node:test";

const ROOT = new URL("../../", import.meta.url).pathname;

/** Types of two crates under one name. */
const EXCEPTIONS = {};

const crateOf = (path) =>
  /^src-tauri\/crates\/([^/]+)\/src\//.exec(path)?.[1] ??
  (path.startsWith("src-tauri/src/") ? "the shell" : null);

const DECLARED = /^\s*pub (?:unsafe )?(?:struct|enum|union|trait|type) (\w+)/gm;
/** A macro that makes types, and in its braces the name of each, alone or before what it is made of. */
const MADE = /^\w+! \{\n(.*?)^\}/gms;
const NAMED = /^ {4}([A-Z]\w+)(?= \{|$|:| of|\()/gm;

/** The names of the types that a file makes public. */
const publicTypes = (text) => [
  ...[...text.matchAll(DECLARED)].map(([, name]) => name),
  ...[...text.matchAll(MADE)].flatMap(([, inside]) =>
    [...inside.matchAll(NAMED)].map(([, name]) => name),
  ),
];

/** What two crates call alike, with the files. */
const shared = (files) => {
  const places = new Map();
  for (const { path, text } of files) {
    for (const name of publicTypes(text)) {
      places.set(name, [...(places.get(name) ?? []), path]);
    }
  }
  return [...places]
    .filter(([, paths]) => new Set(paths.map(crateOf)).size > 1)
    .map(([name, paths]) => `${name}: ${[...new Set(paths)].join(", ")}`);
};

const files = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "src-tauri"],
  { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 },
)
  .split("\n")
  .filter((path) => path.endsWith(".rs") && crateOf(path) && existsSync(ROOT + path))
  .filter((path) => !/(^|\/)tests(\/|\.rs$)/.test(path))
  .map((path) => ({ path, text: readFileSync(ROOT + path, "utf8") }));

test("no two crates have a public type of one name", () => {
  const found = shared(files);
  const named = (line) => line.slice(0, line.indexOf(":"));
  assert.deepEqual(
    found.filter((line) => !Object.hasOwn(EXCEPTIONS, named(line))),
    [],
  );
  assert.deepEqual(
    Object.keys(EXCEPTIONS).filter((name) => !found.some((line) => named(line) === name)),
    [],
    "exceptions that none needs",
  );
});

test("types are seen however they are made, and in one crate two may be called alike", () => {
  const crate = (name, text) => ({ path: `src-tauri/crates/${name}/src/lib.rs`, text });
  const twice = (one, other) => shared([crate("one", one), crate("two", other)]).length;
  assert.equal(twice("pub struct Seat;\n", "    pub enum Seat {}\n"), 1);
  assert.equal(twice("pub trait Seat {}\n", "pub type Seat = u8;\n"), 1);
  assert.equal(
    twice('words! {\n    /// A seat.\n    Seat { A = "a" }\n}\n', "pub struct Seat;\n"),
    1,
  );
  assert.equal(
    twice("written! {\n    Seat\n    needs {}\n}\n", "numbered! {\n    Seat(u8)\n}\n"),
    1,
  );
  assert.equal(twice("pub(crate) struct Seat;\n", "pub struct Seat;\n"), 0);
  assert.equal(twice("pub mod a { pub struct Seat; }\nstruct Seat;\n", "pub struct Bag;\n"), 0);
  assert.equal(shared([crate("one", "pub struct Seat;\npub struct Seat;\n")]).length, 0);
});
