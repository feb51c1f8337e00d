// Clippy reports every way out of the game that the rules crate forbids. It must not know the rules.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test, { after, before } from "node:test";

const BAN = new URL("../../src-tauri/crates/rules/clippy.toml", import.meta.url).pathname;

const WAYS_OUT = {
  "std::collections::HashMap": "let _: std::collections::HashMap<u8, u8> = Default::default();",
  "std::collections::HashSet": "let _: std::collections::HashSet<u8> = Default::default();",
  "std::time::Instant": "let _ = std::time::Instant::now();",
  "std::time::SystemTime": "let _ = std::time::SystemTime::now();",
  "std::fs::File": 'let _ = std::fs::File::open("x");',
  "std::fs::read_to_string": 'let _ = std::fs::read_to_string("x");',
  "std::fs::write": 'let _ = std::fs::write("x", "y");',
  "std::net::TcpStream": 'let _ = std::net::TcpStream::connect("x");',
  "std::env::var": 'let _ = std::env::var("x");',
  "std::thread::spawn": "std::thread::spawn(|| ());",
  "std::println": 'println!("x");',
};

let crate;
let reports;

before(() => {
  crate = mkdtempSync(join(tmpdir(), "bastide-ban-"));
  mkdirSync(join(crate, "src"));
  copyFileSync(BAN, join(crate, "clippy.toml"));
  const manifest = '[package]\nname = "ban"\nversion = "0.0.0"\nedition = "2024"\n[workspace]\n';
  writeFileSync(join(crate, "Cargo.toml"), manifest);
  const body = Object.values(WAYS_OUT).join("\n    ");
  writeFileSync(join(crate, "src/lib.rs"), `pub fn leave() {\n    ${body}\n}\n`);
  const env = { ...process.env, CARGO_TARGET_DIR: join(crate, "target") };
  const clippy = spawnSync("cargo", ["clippy", "--offline"], { cwd: crate, env, encoding: "utf8" });
  reports = clippy.stderr;
});

after(() => rmSync(crate, { recursive: true }));

for (const path of Object.keys(WAYS_OUT)) {
  test(`the rules must not reach for ${path}`, () => {
    assert.match(reports, new RegExp(`use of a disallowed \\w+ \`${path}\``));
  });
}
