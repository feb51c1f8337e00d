// What every package says of this version; each fact is read from the one place where it stands. Started by itself, it prints a
// fact ("$1"), or a file of src-tauri/packaging with its facts filled in, and more of them from the command line (NAME=VALUE).
import { readFileSync } from "node:fs";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const found = (pattern, path) => {
  const [, ...parts] = pattern.exec(read(path)) ?? [];
  if (parts.length === 0) throw new Error(`${path} has nothing like ${pattern}`);
  return parts;
};

const [version] = found(/^version = "(.+)"$/m, "Cargo.toml");
const [maintainer, maker] = found(/^authors = \["((.+) <.+@.+>)"\]$/m, "Cargo.toml");
const [homepage] = found(/^homepage = "(.+)"$/m, "Cargo.toml");
const [released, date, chapter] = found(
  /^## (\S+) \((\d{4}-\d\d-\d\d)\)\n\n([^]+?)\n*(?=^## |$(?![^]))/m,
  "CHANGELOG.md",
);
if (released !== version)
  throw new Error(`Cargo.toml says version ${version}, the CHANGELOG ${released}`);

const noon = new Date(`${date}T12:00:00Z`);
const indented = (text) => text.trim().replaceAll(/^/gm, " ").replaceAll(/^ $/gm, " .");

/** By the names that the files of src-tauri/packaging use. */
export const facts = {
  VERSION: version,
  DATE: date,
  /** In seconds since 1970: the time that everything in a package bears. */
  EPOCH: noon.getTime() / 1000,
  MAIL_DATE: noon.toUTCString().replace("GMT", "+0000"),
  RPM_DATE: noon.toUTCString().replace(/^(\w+), (\d+) (\w+) (\d+) .+$/, "$1 $3 $2 $4"),
  MAINTAINER: maintainer,
  MAKER: maker,
  HOMEPAGE: homepage,
  /** What is new, in one sentence. */
  NEWS: chapter.split("\n", 1)[0],
  NOTES: chapter,
  MIT: indented(read("LICENSE-MIT").replace(/^MIT License\n/, "")),
};

/** A file of src-tauri/packaging with its facts filled in. */
export const filled = (name, more = {}) =>
  read(`src-tauri/packaging/${name}`).replaceAll(/@([A-Z_]+)@/g, (_, fact) => {
    const known = { ...facts, ...more };
    if (!(fact in known)) throw new Error(`${name} asks for ${fact}, which nothing says`);
    return known[fact];
  });

const [, program, what, ...more] = process.argv;
if (program === new URL(import.meta.url).pathname) {
  const given = Object.fromEntries(more.map((pair) => pair.split(/=(.*)/s, 2)));
  process.stdout.write(what in facts ? `${facts[what]}\n` : filled(what, given));
}
