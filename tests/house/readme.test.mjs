// What the README names is there: every picture, every file it leads to, every command. It must not know what they show.
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
  const there = readdirSync(new URL("pictures", root)).map((name) => `pictures/${name}`);
  assert.deepEqual(shown.toSorted(), there.toSorted());
  for (const file of there) assert(statSync(new URL(file, root)).size <= MOST_BYTES, file);
  for (const [, told, file] of pictures) assert(told.length > 20, file);
});

test("every npm command of the README and of CONTRIBUTING is one", () => {
  const { scripts } = JSON.parse(read("package.json"));
  for (const text of [README, read("CONTRIBUTING.md")]) {
    const commands = [...text.matchAll(/npm run ([a-z:]+)/g)].map(([, command]) => command);
    assert(commands.length > 2);
    for (const command of commands) assert(command in scripts, command);
  }
});
