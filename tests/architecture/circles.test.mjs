// Modules of a crate that import each other in a circle can only be read, changed and tested together. No circle is larger than
// ARCHITECTURE says.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { test } from "node:test";

const CRATES = "src-tauri/crates";

const USES = /^\s*(?:pub(?:\([^)]*\))?\s+)?use\s+([^;]+);/gm;

const withoutComments = (text) => text.replace(/\/\/[^\n]*/g, "");

/** Every path of a `use` tree, as a list of names. */
function paths(tree, before = []) {
  const [, head, inner] = /^((?:\w+::)*)\{(.*)\}$/s.exec(tree.trim()) ?? [];
  if (inner === undefined)
    return [
      [
        ...before,
        ...tree
          .replace(/\s+as\s+\w+/g, "")
          .trim()
          .split("::"),
      ],
    ];
  const parts = [];
  let [depth, part] = [0, ""];
  for (const letter of `${inner},`) {
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
    if (letter !== "," || depth > 0) part += letter;
    else if (part.trim()) parts.push(part);
    if (letter === "," && depth === 0) part = "";
  }
  const all = [...before, ...head.split("::").filter(Boolean)];
  return parts.flatMap((each) => paths(each, all));
}

/** Which modules of a crate import which others. */
function imports(source) {
  const files = readdirSync(source, { recursive: true, withFileTypes: true })
    .map((file) => join(file.parentPath, file.name))
    .filter((file) => file.endsWith(".rs") && !/[/]tests([/]|[.]rs)/.test(relative(source, file)))
    .filter((file) => !["lib.rs", "main.rs"].includes(basename(file)));
  const nameOf = (file) =>
    relative(source, file)
      .replace(/([/]mod)?[.]rs$/, "")
      .split("/");
  const modules = new Map(files.map((file) => [nameOf(file).join("::"), new Set()]));
  // What lib.rs gives another name is followed to where it stands.
  const top = withoutComments(
    existsSync(join(source, "lib.rs")) ? readFileSync(join(source, "lib.rs"), "utf8") : "",
  );
  const renamed = new Map(
    [...top.matchAll(USES)]
      .flatMap(([, tree]) => paths(tree))
      .map((path) => [path.at(-1), path[0] === "crate" ? path.slice(1) : path]),
  );
  for (const file of files) {
    const me = nameOf(file);
    const text = withoutComments(readFileSync(file, "utf8")).replace(
      /#\[cfg\(test\)\]\s*mod \w+ \{.*/s,
      "",
    );
    const used = [...text.matchAll(USES)];
    const named = [...text.matchAll(/\b((?:crate|super)(?:::\w+)+)/g)];
    for (const path of [
      ...used.flatMap(([, tree]) => paths(tree)),
      ...named.map(([, path]) => path.split("::")),
    ]) {
      const up = path.findIndex((name) => name !== "super");
      const whole =
        path[0] === "crate"
          ? [
              ...(!modules.has(path[1]) && renamed.has(path[1]) ? renamed.get(path[1]) : [path[1]]),
              ...path.slice(2),
            ]
          : up > 0
            ? [...me.slice(0, me.length - up), ...path.slice(up)]
            : [...me, ...(path[0] === "self" ? path.slice(1) : path)];
      for (let length = whole.length; length > 0; length -= 1) {
        const to = whole.slice(0, length).join("::");
        if (!modules.has(to)) continue;
        if (to !== me.join("::") && (path[0] === "crate" || up > 0 || length > me.length))
          modules.get(me.join("::")).add(to);
        break;
      }
    }
  }
  return modules;
}

/** The largest set of modules that all lead to each other. */
function largestCircle(modules) {
  const reached = (from) => {
    const seen = new Set();
    const next = [...modules.get(from)];
    while (next.length > 0) {
      const each = next.pop();
      if (seen.has(each)) continue;
      seen.add(each);
      next.push(...modules.get(each));
    }
    return seen;
  };
  const all = new Map([...modules.keys()].map((name) => [name, reached(name)]));
  const sizes = [...all].map(
    ([name, to]) => [...to].filter((each) => all.get(each).has(name)).length,
  );
  return Math.max(0, ...sizes.filter((size) => size > 1));
}

test("no circle of modules is larger than ARCHITECTURE says", () => {
  const text = readFileSync("ARCHITECTURE.md", "utf8");
  const [, most] = /No circle of modules is above (\d+)/.exec(text) ?? assert.fail("not said");
  for (const crate of readdirSync(CRATES)) {
    const size = largestCircle(imports(join(CRATES, crate, "src")));
    assert(size <= Number(most), `${crate}: a circle of ${size} modules`);
  }
});
