// The documents are short, and what they name is there: every picture, file, link, command and crate.
// REFRESH_PICTURE=1 draws the picture of the crates anew.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { posix } from "node:path";
import test from "node:test";

const root = new URL("../../", import.meta.url);
const read = (file) => readFileSync(new URL(file, root), "utf8");

const MOST_BYTES = 150_000;

/** The most words of each document, as `wc -w` counts them. */
const MOST_WORDS = {
  "README.md": 900,
  "ARCHITECTURE.md": 3000,
  "CONTRIBUTING.md": 1500,
  "CHANGELOG.md": 1500,
};
const MOST_WORDS_OF_A_PARAGRAPH = 80;

/** Every file, and every folder that holds one. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 1 << 26,
})
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
const README = read("README.md");
const pictures = [...README.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
const words = (text) => text.split(/\s+/).filter(Boolean).length;
const withoutCode = (text) => text.replaceAll(/^```.*?^```$|^ {4}\S.*$/gms, "");

/** True for a place that is there; `<name>`, `NAME`, `N`, `NN` and `X` stand for any name. */
const isThere = (path) => {
  if (!/<\w+>|\*|\b(NAME|N+|X)\b/.test(path)) return places.has(path);
  const any = path.replaceAll(/[.+]/g, "\\$&").replaceAll(/<\w+>|\*|\b(NAME|N+|X)\b/g, "[^/]+");
  return [...places].some((place) => new RegExp(`^${any}$`).test(place));
};

/** The names by which a heading is led to. */
const anchors = (book) =>
  [...read(book).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, "")
      .replaceAll(" ", "-"),
  );

test("every link of the documents leads to something", () => {
  for (const book of BOOKS) {
    const links = [...read(book).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)];
    for (const [link, path, anchor] of links) {
      const target = path ? posix.join(posix.dirname(book), path).replace(/\/$/, "") : book;
      assert(isThere(target), `${book}: ${link}`);
      if (anchor) assert(anchors(target).includes(anchor), `${book}: ${link}`);
    }
  }
});

test("every path that the documents name is there", () => {
  const tops = new Set([...places].map((place) => place.split("/")[0]));
  let named = 0;
  for (const book of BOOKS) {
    const code = [...read(book).matchAll(/```.*?```|`[^`\n]+`|^ {4}.+$/gms)].join(" ");
    const tokens = code.matchAll(/(?<![^\s`=])([\w.<>*-]+(?:\/[\w.<>*-]+)+)\/?(?=[\s`,:]|$)/g);
    for (const [, path] of tokens) {
      if (!tops.has(path.split("/")[0])) continue;
      named += 1;
      // Cargo and npm write their own.
      if (/^(target|shots|node_modules)\//.test(path)) continue;
      assert(isThere(path), `${book}: ${path}`);
    }
  }
  assert(named > 40);
});

test("every file that the page of a crate names is there", () => {
  const pages = files.filter((file) =>
    /^src-tauri\/crates\/[^/]+\/src\/(lib|main)\.rs$/.test(file),
  );
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/^\/\/!.*$/gm)]
      .flatMap(([line]) => [...line.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\.\w+)`/g)])
      .map(([, file]) => ({ page, file })),
  );
  assert(named.length > 30);
  for (const { page, file } of named) {
    const src = posix.dirname(page);
    const from = ["", `${posix.dirname(src)}/`, `${src}/`];
    assert(
      from.some((folder) => places.has(folder + file)),
      `${page}: ${file}`,
    );
  }
});

test("the documents are short, and so are their paragraphs", () => {
  for (const [book, most] of Object.entries(MOST_WORDS))
    assert(words(read(book)) <= most, `${book} has ${words(read(book))} words`);
  for (const book of BOOKS)
    for (const paragraph of withoutCode(read(book)).split(
      /\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|\n(?=\|)/,
    ))
      if (!paragraph.trimStart().startsWith("|"))
        assert(
          words(paragraph) <= MOST_WORDS_OF_A_PARAGRAPH,
          `${book}: ${paragraph.slice(0, 60)}…`,
        );
});

const ARCHITECTURE = read("ARCHITECTURE.md");
const { packages: members } = JSON.parse(
  execFileSync("cargo", ["metadata", "--format-version=1", "--no-deps", "--offline", "--locked"], {
    cwd: root,
    encoding: "utf8",
  }),
);
const short = (name) => name.replace("bastide-", "");
/** Which crates each crate uses, but in its tests and for its build. */
const uses = new Map(
  members.map(({ name, dependencies }) => [
    short(name),
    dependencies
      .filter((each) => each.kind === null && members.some((member) => member.name === each.name))
      .map((each) => short(each.name)),
  ]),
);

test("the picture of the crates is what their manifests say", () => {
  const reached = (name) => uses.get(name).flatMap((used) => [used, ...reached(used)]);
  const arrows = [...uses].flatMap(([name, used]) =>
    used
      .filter((each) => !used.some((other) => reached(other).includes(each)))
      .map((each) => `  ${name}-->${each}`),
  );
  const picture = `\`\`\`mermaid\ngraph TD\n${arrows.toSorted().join("\n")}\n\`\`\``;
  const drawn = ARCHITECTURE.replace(/```mermaid.*?```/s, () => picture);
  if (process.env.REFRESH_PICTURE) writeFileSync(new URL("ARCHITECTURE.md", root), drawn);
  else
    assert.equal(
      ARCHITECTURE,
      drawn,
      "REFRESH_PICTURE=1 node --test tests/architecture/documents.test.mjs",
    );
});

test("every crate stands in ARCHITECTURE under its name", () => {
  const headings = [...ARCHITECTURE.matchAll(/^### (.+)$/gm)].flatMap(([, line]) =>
    line.split(" "),
  );
  assert(uses.size > 10);
  for (const name of uses.keys()) assert(headings.includes(name), name);
});

test("the README shows each picture there is, none heavy, each told in words", () => {
  const shown = pictures.map(([, , file]) => file);
  const there = readdirSync(new URL("docs/pictures", root)).map((name) => `docs/pictures/${name}`);
  assert.deepEqual(shown.toSorted(), there.toSorted());
  for (const file of there) assert(statSync(new URL(file, root)).size <= MOST_BYTES, file);
  for (const [, told, file] of pictures) assert(told.length > 20, file);
});

test("every npm command that is written down is one", () => {
  const { scripts } = JSON.parse(read("package.json"));
  const books = ["README.md", "CONTRIBUTING.md", "docs/cookbook.md", "docs/measurements.md"].map(
    read,
  );
  const commands = books.flatMap((text) =>
    [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, command]) => command),
  );
  assert(commands.length > 5);
  for (const command of commands) assert(command in scripts, command);
  for (const command of ["npm start", "npm test"])
    assert(new RegExp(`^${command} +# `, "m").test(README), `${command} with what it does`);
});

const crates = readdirSync(new URL("src-tauri/crates", root));
/** Every package of the workspace, by its name: its folder and what its manifest says. */
const packages = Object.fromEntries(
  ["src-tauri", "tests", ...crates.map((name) => `src-tauri/crates/${name}`)]
    .filter((folder) => existsSync(new URL(`${folder}/Cargo.toml`, root)))
    .map((folder) => [folder, read(`${folder}/Cargo.toml`)])
    .map(([folder, manifest]) => [manifest.match(/^name = "(.+)"/m)[1], { folder, manifest }]),
);

/** The Rust of a folder, as one text that begins with the names of its files. */
const rustOf = (folder) => {
  const files = readdirSync(new URL(folder, root), { recursive: true }).filter(
    (file) => file.endsWith(".rs") && !file.startsWith("crates/"),
  );
  return [...files, ...files.map((file) => read(`${folder}/${file}`))].join("\n");
};

test("every command of cargo that is written down measures or tests something", () => {
  const asks = /cargo (bench|test) -p (\S+?)(?: --(bench|test) (\w+))?(?: (\w+))?(?=[` \n])/g;
  const commands = BOOKS.map(read).flatMap((text) => [...text.matchAll(asks)]);
  assert(commands.length > 8);
  for (const [command, kind, name, , target, word] of commands) {
    const { folder, manifest } = packages[name] ?? assert.fail(`${command}: no such package`);
    const isListed = manifest.includes(`[[${kind}]]\nname = "${target}"`);
    const path = `${folder}/tests/${target}`;
    const isFound = ["", ".rs", "/main.rs"].some((end) => existsSync(new URL(path + end, root)));
    if (target) assert(isListed || (kind === "test" && isFound), command);
    else if (kind === "bench") assert(manifest.includes("[[bench]]"), command);
    if (word) assert(rustOf(folder).includes(word), `${command}: nothing is called so`);
  }
});
