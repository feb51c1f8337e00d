// The linter reports a control that is drawn outside of the parts, and every exception is one. It must not know any screen.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { ESLint } from "eslint";
import tseslint from "typescript-eslint";
import { RAW_CONTROLS_ELSEWHERE } from "../../eslint.config.js";

const ROOT = new URL("../../", import.meta.url);
const UI = new URL("ui/src/", ROOT);
const RULE = "svelte/no-restricted-html-elements";
const CONTROL = /<(button|details|input|select|textarea)\b/;

const eslint = new ESLint({
  cwd: ROOT.pathname,
  overrideConfig: [tseslint.configs.disableTypeChecked],
});
const reports = async (file, text) => {
  const [{ messages }] = await eslint.lintText(text, { filePath: `ui/src/${file}` });
  return messages.some(({ ruleId }) => ruleId === RULE);
};

for (const control of ["button", "details", "input", "select", "textarea"]) {
  test(`a page draws no ${control} of its own`, async () => {
    const text = `<${control}></${control}>\n`.replace("<input></input>", "<input />");
    assert(await reports("screens/New.svelte", text));
    assert(!(await reports("parts/New.svelte", text)));
  });
}

test("every file that draws a control all the same does so, and says why", () => {
  for (const [file, why] of Object.entries(RAW_CONTROLS_ELSEWHERE)) {
    assert.match(readFileSync(new URL(file, ROOT), "utf8"), CONTROL, `${file} draws no control`);
    assert(why.length > 20, `${file}: why?`);
  }
});

/** What a screen or another part builds with; a part that only its own tests and the examples know is nobody's. */
test("every part is used", () => {
  const files = readdirSync(UI, { recursive: true }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !/\.test\.ts$|^screens\/examples\//.test(name),
  );
  const text = (name) => readFileSync(new URL(name, UI), "utf8");
  const parts = files.filter((name) => /^parts\/\w+\.(svelte|ts)$/.test(name));
  assert(parts.length > 20);
  for (const part of parts) {
    const named = part.slice("parts/".length).replace(/\.ts$/, "");
    const used = files.some(
      (name) => name !== part && new RegExp(`(parts|\\.)/${named}["']`).test(text(name)),
    );
    assert(used, `nobody uses ${part}`);
  }
});

/** Pieces of other parts; they are seen where those are. */
const WITHIN = ["Field", "Icon", "LiveRegion", "Radio", "Tooltip"];
/** They stand on whole pages, and are pictured there. */
const ON_PAGES = ["Plate", "Sheet"];

test("every part stands among the examples", () => {
  const examples = readdirSync(new URL("screens/examples", UI))
    .map((name) => readFileSync(new URL(`screens/examples/${name}`, UI), "utf8"))
    .join("");
  const parts = readdirSync(new URL("parts", UI))
    .filter((name) => name.endsWith(".svelte"))
    .map((name) => name.slice(0, -".svelte".length));
  const missing = parts.filter((part) => !examples.includes(`parts/${part}.svelte`));
  assert.deepEqual(missing, [...WITHIN, ...ON_PAGES].sort());
});
