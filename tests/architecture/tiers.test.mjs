// The linter reports an import that goes up the stairs of ui/src. It must not know what the files hold.
import assert from "node:assert/strict";
import test from "node:test";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";

// The files named here need not exist, so the rules that ask for their types are off.
const eslint = new ESLint({
  cwd: new URL("../..", import.meta.url).pathname,
  overrideConfig: [tseslint.configs.disableTypeChecked],
});

async function reports(file, source) {
  const script = `import { x } from "${source}";\nx();\n`;
  const text = file.endsWith(".svelte") ? `<script lang="ts">\n${script}</script>\n` : script;
  const [result] = await eslint.lintText(text, { filePath: `ui/src/${file}` });
  const other = result.messages.filter((message) => message.ruleId !== "no-restricted-imports");
  assert.deepEqual(other, []);
  return result.messages.length > 0;
}

const FORBIDDEN = [
  ["parts/X.svelte", "../board/Board.svelte"],
  ["parts/X.svelte", "../screens/Home.svelte"],
  ["parts/x.ts", "../expansions/tower"],
  ["parts/deep/X.svelte", "../../table/seats"],
  ["parts/X.svelte", "../art"],
  ["parts/X.svelte", "../ipc"],
  ["parts/X.svelte", "../state/catalog.svelte"],
  ["parts/X.svelte", "../references/Rule.svelte"],
  ["pieces/X.svelte", "../board/scene"],
  ["board/X.svelte", "../screens/Home.svelte"],
  ["board/X.svelte", "../game/sitting.svelte"],
  ["board/X.svelte", "../table/Seat.svelte"],
  ["board/x.ts", "../expansions/pieces"],
  ["expansions/tower/x.ts", "../../game/scene"],
  ["expansions/tower/X.svelte", "../../table/Seat.svelte"],
  ["game/X.svelte", "../table/Seat.svelte"],
  ["table/X.svelte", "../frame/Rail.svelte"],
  ["expansions/tower/X.svelte", "../../screens/game/Game.svelte"],
  ["table/X.svelte", "../spoken/Words.svelte"],
  ["frame/X.svelte", "../screens/Home.svelte"],
  ["state/x.svelte.ts", "../board/camera"],
  ["state/x.test.ts", "../screens/Home.svelte"],
  ["words/x.ts", "../state/settings.svelte"],
  ["words/en/x.ts", "../../expansions/roster"],
  ["words/en/x.ts", "../../expansions/tower/tower"],
  ["expansions/tower/words/en.ts", "../../../state/language.svelte"],
  ["expansions/tower/words/en.ts", "../../roster"],
  ["art/x.ts", "../ipc"],
  ["art/x.ts", "../ipc/ask"],
  ["state/x.ts", "../ipc/games"],
  ["art/x.ts", "../board/camera"],
  ["art/deep/x.ts", "svelte"],
  ["screens/X.svelte", "../bindings"],
  ["screens/X.svelte", "../bindings/index"],
  ["state/x.ts", "@tauri-apps/api/core"],
  ["board/x.ts", "node:fs"],
  ["main.ts", "./bindings"],
];

const ALLOWED = [
  ["screens/X.svelte", "../board/Board.svelte"],
  ["screens/game/X.svelte", "../../expansions/tower"],
  ["board/X.svelte", "../parts/Button.svelte"],
  ["board/X.svelte", "../pieces/Piece.svelte"],
  ["game/game-scene.ts", "../board/scene"],
  ["game/game-scene.ts", "../expansions/pieces"],
  ["table/X.svelte", "../game/sitting.svelte"],
  ["spoken/X.svelte", "../table/TimeLine.svelte"],
  ["expansions/tower/x.ts", "../../board/scene"],
  ["expansions/tower/X.svelte", "../../art"],
  ["parts/X.svelte", "./Icon.svelte"],
  ["parts/X.svelte", "../state/language.svelte"],
  ["parts/x.ts", "../state/keys"],
  ["references/X.svelte", "../state/catalog.svelte"],
  ["words/en/index.ts", "./screens"],
  ["words/en/expansions.ts", "../../expansions/tower/words/en"],
  ["expansions/tower/words/en.ts", "../../../words/en/nouns"],
  ["screens/X.svelte", "../frame/signs"],
  ["art/x.test.ts", "node:fs"],
  ["state/x.svelte.ts", "../ipc"],
  ["ipc/x.ts", "../bindings"],
];

for (const [file, source] of FORBIDDEN) {
  test(`${file} must not import ${source}`, async () => assert(await reports(file, source)));
}

for (const [file, source] of ALLOWED) {
  test(`${file} may import ${source}`, async () => assert(!(await reports(file, source))));
}
