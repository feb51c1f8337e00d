// The documents are short, and what they name is there: every link, path, command and crate.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import test from "node:test";

const root = new URL("../../", import.meta.url);
const read = (file) => readFileSync(new URL(file, root), "utf8");
const run = (command, ...rest) =>
  execFileSync(command, rest, { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 });

/** The most words of each document, as `wc -w` counts them. */
const MOST_WORDS = {
  "README.md": 900,
  "ARCHITECTURE.md": 3000,
  "CONTRIBUTING.md": 1500,
  "CHANGELOG.md": 1500,
};

/** Every file, and every folder that holds one. */
const files = run("git", "ls-files", "--cached", "--others", "--exclude-standard")
  .split("\n")
  .filter((file) => file && existsSync(new URL(file, root)));
const foldersOf = (file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index));
const places = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));

const BOOKS = [
  ...Object.keys(MOST_WORDS),
  ...files.filter((file) =>
    /^(docs\/[^/]+|tutorials\/README|tests\/[^/]+\/README)\.md$/.test(file),
  ),
];
const words = (text) => text.split(/\s+/).filter(Boolean).length;

/** True for a place that is there; `<name>`, `NAME`, `N`, `NN` and `X` stand for any name. */
const isThere = (path) => {
  const any = path.replaceAll(/[.+]/g, "\\$&").replaceAll(/<\w+>|\*|\b(NAME|N+|X)\b/g, "[^/]+");
  return places.has(path) || [...places].some((place) => new RegExp(`^${any}$`).test(place));
};

/** The names by which a heading is led to. */
const anchors = (book) =>
  [...read(book).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

const LINK = /\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g;
const CODE = /```.*?```|`[^`\n]+`|^ {4}.+$/gms;
/** Not in what Cargo and npm write. */
const PATH =
  /(?<![^\s`=])(?!target|shots|node_modules)([\w.<>*-]+(?:\/[\w.<>*-]+)+)\/?(?=[\s`,:]|$)/g;

test("every link of the documents leads to something", () => {
  for (const book of BOOKS)
    for (const [link, path, anchor] of read(book).matchAll(LINK)) {
      const target = path ? posix.join(posix.dirname(book), path).replace(/\/$/, "") : book;
      assert(isThere(target), `${book}: ${link}`);
      if (anchor) assert(anchors(target).includes(anchor), `${book}: ${link}`);
    }
});

test("every path and command that the documents name is there", () => {
  const tops = new Set([...places].map((place) => place.split("/")[0]));
  const { scripts } = JSON.parse(read("package.json"));
  for (const book of BOOKS) {
    const code = [...read(book).matchAll(CODE)].join(" ");
    for (const [, path] of code.matchAll(PATH))
      if (tops.has(path.split("/")[0])) assert(isThere(path), `${book}: ${path}`);
    for (const [, command] of code.matchAll(/npm run ([a-z:]+)/g))
      assert(command in scripts, `${book}: ${command}`);
  }
});

const isIn = (page, file) =>
  ["", "../../", "../"].some((up) => places.has(posix.join(up && page, up, file)));

test("every file that the page of a crate names is there", () => {
  for (const page of files.filter((file) => /^src-tauri\/.+\/src\/(lib|main)\.rs$/.test(file))) {
    const [said] = read(page).split(/^(?!\/\/!)/m);
    for (const [, file] of said.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g))
      assert(isIn(page, file), `${page}: ${file}`);
  }
});

test("the documents are short, and so are their paragraphs", () => {
  for (const [book, most] of Object.entries(MOST_WORDS))
    assert(words(read(book)) <= most, `${book} has ${words(read(book))} words`);
  for (const book of BOOKS)
    for (const paragraph of read(book)
      .replaceAll(/^```.*?^```$|^ {4}\S.*$/gms, "")
      .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=\|)/))
      if (!paragraph.trimStart().startsWith("|"))
        assert(words(paragraph) <= 80, `${book}: ${paragraph.slice(0, 60)}…`);
});

test("ARCHITECTURE draws the crates as their manifests say, and has a heading for each", () => {
  const metadata = ["metadata", "--format-version=1", "--no-deps", "--offline", "--locked"];
  const { packages } = JSON.parse(run("cargo", ...metadata));
  const short = ({ name }) => name.replace("bastide-", "");
  /** Which crates each crate uses, but in its tests and for its build. */
  const uses = new Map(
    packages.map((each) => [
      short(each),
      each.dependencies
        .filter(({ kind, name }) => kind === null && packages.some((other) => other.name === name))
        .map(short),
    ]),
  );
  const reached = (name) => uses.get(name).flatMap((used) => [used, ...reached(used)]);
  const arrows = [...uses].flatMap(([name, used]) =>
    used
      .filter((each) => !used.some((other) => reached(other).includes(each)))
      .map((each) => `  ${name}-->${each}`),
  );
  const picture = `\`\`\`mermaid\ngraph TD\n${arrows.toSorted().join("\n")}\n\`\`\``;
  const text = read("ARCHITECTURE.md");
  assert.equal(/```mermaid.*?```/s.exec(text)?.[0], picture);
  const headings = [...text.matchAll(/^### (.+)$/gm)].flatMap(([, line]) => line.split(" "));
  for (const name of uses.keys()) assert(headings.includes(name), name);
});
