// An expansion imports no other, and only the roster and the words list them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import test from "node:test";

const UI = new URL("../../ui/src/", import.meta.url).pathname;

test("an expansion names no other expansion, and only the roster and the words list them", () => {
  const expansions = readdirSync(join(UI, "expansions"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  assert(expansions.length > 5);
  const all = readdirSync(UI, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|svelte)$/.test(entry.name))
    .map((entry) => relative(UI, join(entry.parentPath, entry.name)));
  for (const file of all) {
    if (["expansions/roster.ts", "words/en/expansions.ts"].includes(file)) continue;
    const own = /^expansions\/([^/]+)\//.exec(file)?.[1];
    const imports = [...readFileSync(join(UI, file), "utf8").matchAll(/from "([^"]+)"/g)];
    for (const [, source] of imports)
      for (const expansion of expansions)
        if (expansion !== own)
          assert(
            !new RegExp(`(^|/)(expansions|\\.\\.)/${expansion}/`).test(source),
            `${file} imports ${source}`,
          );
  }
});
