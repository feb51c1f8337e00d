// Modules of a crate that import each other in a circle can only be read, changed and tested together. No circle is larger than
// ARCHITECTURE says.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const CRATES = "src-tauri/crates";
const USES = /^\s*(?:pub(?:\([^)]*\))?\s+)?use\s+([^;]+);/gm;

/** `a::{b, c::{d, e}}` as `a::b, a::c::d, a::c::e`. */
const flat = (text) => {
  const once = text.replace(/((?:\w+::)+)\{([^{}]*)\}/g, (_, head, inner) =>
    inner
      .split(",")
      .map((part) => head + part.trim())
      .join(", "),
  );
  return once === text ? text : flat(once);
};
const read = (file) =>
  flat(
    readFileSync(file, "utf8")
      .replace(/\/\/[^\n]*/g, "")
      .replace(/#\[cfg\(test\)\]\s*mod \w+ \{.*/s, ""),
  );
/** Every path that a text imports or names, as a list of names. */
const paths = (text) =>
  [
    ...[...text.matchAll(USES)].flatMap(([, list]) => list.split(",")),
    ...[...text.matchAll(/\b(?:crate|super)(?:::\w+)+/g)].map(([path]) => path),
  ].map((path) => path.trim().split(/\s/)[0].split("::"));

/** Which modules of a crate import which others. */
function imports(source) {
  const files = readdirSync(source, { recursive: true }).filter(
    (file) => file.endsWith(".rs") && !/(^|\/)tests([/]|\.rs)/.test(file),
  );
  const modules = new Map(
    files
      .filter((file) => !/(^|\/)(lib|main)\.rs$/.test(file))
      .map((file) => [file.replace(/(\/mod)?\.rs$/, "").replaceAll("/", "::"), file]),
  );
  // What lib.rs gives another name is followed to where it stands.
  const top = files.includes("lib.rs") ? paths(read(join(source, "lib.rs"))) : [];
  const renamed = new Map(
    top.map((path) => [path.at(-1), path[0] === "crate" ? path.slice(1) : path]),
  );
  const whole = (me, [first, ...rest]) => {
    if (first === "crate") {
      const [top, ...below] = rest;
      return [...(modules.has(top) ? [top] : (renamed.get(top) ?? [top])), ...below];
    }
    if (first === "super") return whole(me.slice(0, -1), rest);
    return [...me, ...(first === "self" ? [] : [first]), ...rest];
  };
  const used = (name, file) => {
    const me = name.split("::");
    return paths(read(join(source, file))).map((path) => {
      const to = whole(me, path);
      while (to.length > 0 && !modules.has(to.join("::"))) to.pop();
      return to.join("::");
    });
  };
  return new Map(
    [...modules].map(([name, file]) => [name, used(name, file).filter((to) => to && to !== name)]),
  );
}

/** How many modules stand in the largest set in which all lead to each other. */
function largestCircle(modules) {
  const reached = (name, seen = new Set()) => {
    for (const to of modules.get(name)) if (!seen.has(to)) reached(to, seen.add(to));
    return seen;
  };
  const all = new Map([...modules.keys()].map((name) => [name, reached(name)]));
  return Math.max(
    ...[...all].map(([name, to]) => [...to].filter((each) => all.get(each).has(name)).length),
  );
}

test("no circle of modules is larger than ARCHITECTURE says", () => {
  const text = readFileSync("ARCHITECTURE.md", "utf8");
  const [, most] = /No circle of modules is above (\d+)/.exec(text) ?? assert.fail("not said");
  for (const crate of readdirSync(CRATES)) {
    const size = largestCircle(imports(join(CRATES, crate, "src")));
    assert(size <= Number(most), `${crate}: a circle of ${size} modules`);
  }
});
