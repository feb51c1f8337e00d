// What the documents name is there: every picture, file and command. It must not know what they show.
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import test from "node:test";

const root = new URL("../../", import.meta.url);
const read = (file) => readFileSync(new URL(file, root), "utf8");

const MOST_BYTES = 150_000;

const README = read("README.md");
const named = [...README.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file]) => file);
const pictures = [...README.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];

test("every picture and file that the README names is there", () => {
  assert(named.length > 5);
  for (const file of named) assert(existsSync(new URL(file, root)), file);
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
  const books = [
    "README.md",
    "CONTRIBUTING.md",
    "docs/cookbook.md",
    "docs/measurements.md",
    "tests/blunders/README.md",
  ].map(read);
  const asks = /cargo (bench|test) -p (\S+?)(?: --(bench|test) (\w+))?(?: (\w+))?(?=[` \n])/g;
  const commands = books.flatMap((text) => [...text.matchAll(asks)]);
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
