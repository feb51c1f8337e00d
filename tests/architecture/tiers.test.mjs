// The linter reports an import that goes up the folders of ui/src, or from one expansion to another.
import assert from "node:assert/strict";
import test from "node:test";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";

// The files named here need not exist, so the rules that ask for their types are off.
const eslint = new ESLint({
  cwd: new URL("../..", import.meta.url).pathname,
  overrideConfig: [tseslint.configs.disableTypeChecked],
});

async function isReported([file, source]) {
  const script = `import { x } from "${source}";\nx();\n`;
  const text = file.endsWith(".svelte") ? `<script lang="ts">\n${script}</script>\n` : script;
  const [{ messages }] = await eslint.lintText(text, { filePath: `ui/src/${file}` });
  return messages.some(({ ruleId }) => ruleId?.endsWith("no-restricted-imports"));
}

const FORBIDDEN = [
  ["state/x.test.ts", "../screens/Home.svelte"],
  ["words/x.ts", "../expansions/tower/tower"],
  ["expansions/tower/x.ts", "../inns/inns"],
  ["screens/game/X.svelte", "../../expansions/tower/tower"],
  ["art/deep/x.ts", "svelte"],
  ["screens/play/X.svelte", "../learn/Course.svelte"],
  ["screens/X.svelte", "../bindings"],
];
const ALLOWED = [
  ["expansions/roster.ts", "./tower/tower"],
  ["screens/play/X.svelte", "../../library/games.svelte"],
  ["art/x.test.ts", "node:fs"],
];

test("imports go down the folders, and to no other expansion", async () => {
  for (const each of FORBIDDEN) assert(await isReported(each), `${each} is allowed`);
  for (const each of ALLOWED) assert(!(await isReported(each)), `${each} is forbidden`);
});
