// What belongs to one system stands in a few files that name it, so that all others can be built elsewhere. It must not
// know what those files do.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const ROOT = new URL("../../src-tauri/", import.meta.url);

/** One for each program or library that asks its system for something; tests may measure where they run. */
const NAMED = /(^|\/)(linux|system|platform|launcher)\.rs$|(^|\/)tests?(\/|\.rs$)/;

const SYSTEM = [
  { what: "a file of Linux", shows: /"[^"\n]*\/(proc|dev|sys|etc|usr)\// },
  { what: "what only one system has", shows: /os::(unix|linux|windows|macos|fd)\b/ },
  { what: "a bus", shows: /\bd-?bus|\bzbus/i },
  { what: "a desktop's file", shows: /\.desktop\b/ },
  { what: "a desktop's variable", shows: /"(XDG|GDK|GTK|WAYLAND|DBUS)_[A-Z_]+"/ },
];

const sources = () =>
  readdirSync(ROOT, { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".rs") && /(^|\/)src\//.test(file));

const tied = (file, text) => {
  // What stands below tests of its own is no part of the program.
  const [program] = text.split("#[cfg(test)]\nmod tests {");
  const code = program.replaceAll(/^\s*\/\/.*$/gm, "");
  return SYSTEM.filter(({ shows }) => shows.test(code)).map(({ what }) => `${file}: ${what}`);
};

test("only the files that are named after a system know one", () => {
  const files = sources().filter((file) => !NAMED.test(file));
  assert(files.length > 100);
  const found = files.flatMap((file) => tied(file, readFileSync(new URL(file, ROOT), "utf8")));
  assert.deepEqual(found, []);
});

test("a file that is tied to a system is found", () => {
  for (const line of [
    'fs::read("/proc/self/status")',
    "use std::os::unix::process::CommandExt;",
    "builder.dbus_id(name)",
    'open("bastide.desktop")',
    'env::var("XDG_RUNTIME_DIR")',
  ])
    assert.equal(tied("a.rs", line).length, 1, line);
  for (const line of [
    "// over D-Bus",
    '"/processed/"',
    "use std::os_str;",
    '#[cfg(test)]\nmod tests {\n"/proc/"',
  ])
    assert.deepEqual(tied("a.rs", line), [], line);
});
