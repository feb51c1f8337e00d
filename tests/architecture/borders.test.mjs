// What no file beyond a border says. A border that another tool can hold stands there: `eslint.config.js` and `clippy.toml`.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";

const root = new URL("../../", import.meta.url);
/** What a file says, comments and its own tests apart. */
const code = (file) =>
  readFileSync(new URL(file, root), "utf8")
    .split("#[cfg(test)]\nmod tests {")[0]
    .replaceAll(/^\s*\/\/.*$|\/\*[^]*?\*\//gm, "");
const all = ["src-tauri", "ui/src", "tests/window"].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true }).map((file) => `${folder}/${file}`),
);

const BORDERS = {
  "the application knows no window": {
    files: /^src-tauri\/crates\/app\/Cargo\.toml$/,
    never: /tauri|rfd/,
  },
  "a view knows nobody who shows it": {
    files: /^src-tauri\/crates\/app\/src\/view\//,
    never: /crate::(session|lesson|workshop|laboratory|current|application|damaged)\b/,
  },
  "what is open knows nobody who changes it": {
    files: /^src-tauri\/crates\/app\/src\/current\.rs$/,
    never: /crate::(session|lesson|workshop|view)\b/,
  },
  "every command is in the list, whose macro catches panics": {
    files: /^src-tauri\/src\/(?!commands\.rs)/,
    never: /#\[(::)?tauri::command/,
  },
  // One for each program or library that asks its system for something; tests may measure where they run.
  "only files that are named after a system know one, so that all others can be built elsewhere": {
    files:
      /^src-tauri\/(.+\/)?src\/(?!(.+\/)?((linux|system|platform|main|tests?)\.rs|tests?\/)).+\.rs$/,
    never:
      /"[^"\n]*\/(proc|dev|sys|etc|usr)\/|os::(unix|linux|windows|macos|fd)\b|\bd-?bus|\bzbus|\.desktop\b|"(XDG|GDK|GTK|WAYLAND|DBUS)_[A-Z_]+"/i,
  },
  // Each change of a page, wherever it is, would cost a look at all of the page.
  "no style asks what an element holds": { files: /^ui\/src\/.+\.(svelte|css)$/, never: /:has\(/ },
  // The web view’s own come and go under the pointer, and the whole window is drawn anew sixty times a second meanwhile.
  "no scrollbar is the web view’s own": {
    files: /^ui\/src\/.+\.(svelte|css)$/,
    never: /scrollbar-(width|color)\s*:/,
  },
  "only the window itself loads a page anew: the old one still answers for a moment": {
    files: /^tests\/window\/(?!window\.mjs).+\.mjs$/,
    never: /^(?!.*window\.reload\(").*location\.(reload|replace|assign)\(/m,
  },
};

/** The file of each crate that lists all expansions. */
const LISTS =
  "view/expansions/(mod|decision_rules)|(content|rules|tutor)/src/expansions/mod|lab/src/expansions|practice/src/kinds/mod|src/words/mod";
const EXPANSIONS = code("src-tauri/crates/rules/src/words/mod.rs").matchAll(
  /^ {4}([A-Z]\w+) "([a-z-]+)"$/gm,
);
for (const [, key, word] of EXPANSIONS) {
  const own = word.replaceAll("-", "_");
  BORDERS[`outside its folders, ${word} is named only where all expansions are listed`] = {
    files: new RegExp(
      `^(?!.+/(${LISTS}|tests?|(expansions|words)/${own})(/|\\.rs))src-tauri/crates/.+/src/.+\\.rs`,
    ),
    never: new RegExp(
      `\\b(expansions|words)::${own}\\b|\\bmod ${own};|\\bExpansion\\w*::${key}\\b|\\buse .*\\b${own}\\b`,
    ),
  };
}

for (const [what, { files, never }] of Object.entries(BORDERS))
  test(what, () => {
    const inside = all.filter((file) => /\.\w+$/.test(file) && files.test(file));
    assert(inside.length > 0);
    const crossing = inside.filter((file) => never.test(code(file)));
    assert.deepEqual(crossing, []);
  });
