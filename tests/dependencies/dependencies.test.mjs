// What comes into the program is what deny.toml lets in, as far as the lock files and manifests
// say; known faults are asked of the network by `npm run audit`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import test from "node:test";
import { cargo, read } from "./manifests.mjs";

const deny = read("deny.toml");
const table = (name) => new RegExp(`^\\[${name}\\]\\n([^]*?)(?=^\\[|$(?![^]))`, "m").exec(deny)[1];
const allowed = [...table("licenses").matchAll(/^ {2}"(.+)",$/gm)].map(([, licence]) => licence);
const banned = [...table("bans").matchAll(/\{ name = "(.+?)"/g)].map(([, name]) => name);

const host = /^host: (.+)$/m.exec(execFileSync("rustc", ["-vV"], { encoding: "utf8" }))[1];
const { packages } = JSON.parse(
  cargo("metadata", "--format-version=1", "--all-features", "--filter-platform", host),
);

/** Whether an SPDX expression can be kept with what is allowed: one side of OR, both of AND; old ones say OR with a slash. */
function isAllowed(expression) {
  const words = expression.replaceAll("/", " OR ").match(/[()]|[^\s()]+(?: WITH [^\s()]+)?/g);
  const either = () => {
    let is = both();
    while (words[0] === "OR") is = [words.shift(), both()][1] || is;
    return is;
  };
  const both = () => {
    let is = one();
    while (words[0] === "AND") is = [words.shift(), one()][1] && is;
    return is;
  };
  const one = () => {
    const word = words.shift();
    if (word !== "(") return allowed.includes(word);
    const is = either();
    words.shift();
    return is;
  };
  return either();
}

test("an expression of licences is read as it is meant", () => {
  for (const good of ["MIT", "GPL-3.0 OR MIT", "MIT/GPL-3.0", "(MIT OR GPL-3.0) AND ISC"])
    assert(isAllowed(good), good);
  assert(isAllowed("Apache-2.0 WITH LLVM-exception AND MIT"));
  for (const bad of ["GPL-3.0", "MIT AND GPL-3.0", "(MIT AND GPL-3.0) OR LGPL-2.1", "MIT-1"])
    assert(!isAllowed(bad), bad);
});

test("every crate that is built here has a licence that is let in", () => {
  assert(packages.length > 300);
  const strange = packages.filter(({ license }) => !license || !isAllowed(license));
  assert.deepEqual(
    strange.map(({ name, version, license }) => `${name} ${version}: ${license}`),
    [],
  );
});

test("no crate that is banned is in the lock file", () => {
  assert(banned.length > 0);
  const locked = [...read("Cargo.lock").matchAll(/^name = "(.+)"$/gm)].map(([, name]) => name);
  assert.deepEqual(
    locked.filter((name) => banned.includes(name)),
    [],
  );
});

/** Crates that nobody maintains any more, each with its advisory: the list of all of them is asked of the network alone. */
const unmaintained = {
  atk: "RUSTSEC-2024-0413",
  "atk-sys": "RUSTSEC-2024-0416",
  gdk: "RUSTSEC-2024-0412",
  "gdk-sys": "RUSTSEC-2024-0418",
  "gdkwayland-sys": "RUSTSEC-2024-0411",
  gdkx11: "RUSTSEC-2024-0417",
  "gdkx11-sys": "RUSTSEC-2024-0414",
  gtk: "RUSTSEC-2024-0415",
  "gtk-sys": "RUSTSEC-2024-0420",
  "gtk3-macros": "RUSTSEC-2024-0419",
  paste: "RUSTSEC-2024-0436",
  "proc-macro-error": "RUSTSEC-2024-0370",
  rustybuzz: "RUSTSEC-2026-0206",
  "ttf-parser": "RUSTSEC-2026-0192",
};

test("a crate that nobody maintains is gone, or stands in deny.toml with its reason", () => {
  const reasons = table("advisories").matchAll(/\{ id = "(.+?)", reason = "(\S+): \S.+?" \}/g);
  const locked = new Set([...read("Cargo.lock").matchAll(/^name = "(.+)"$/gm)].map((it) => it[1]));
  const found = Object.entries(unmaintained).filter(([name]) => locked.has(name));
  assert.deepEqual(
    [...reasons].map(([, id, name]) => `${name} ${id}`).sort(),
    found.map(([name, id]) => `${name} ${id}`).sort(),
  );
});

test("everything that is locked comes from a registry, with a sum that proves it", () => {
  const crates = read("Cargo.lock").split("[[package]]").slice(1);
  const strange = crates.filter(
    (crate) =>
      !crate.includes('name = "bastide-') &&
      !/^source = "registry\+https:\/\/github\.com\/rust-lang\/crates\.io-index"\nchecksum = "[0-9a-f]{64}"$/m.test(
        crate,
      ),
  );
  assert.deepEqual(strange, []);
  const parts = Object.entries(JSON.parse(read("package-lock.json")).packages).filter(([at]) => at);
  const odd = parts.filter(
    ([, { resolved, integrity, inBundle }]) =>
      !inBundle && (resolved !== undefined || !integrity?.startsWith("sha512-")),
  );
  assert.deepEqual(
    odd.map(([at]) => at),
    [],
  );
});

test("who starts the window installs what its screens are built with, and no more", () => {
  const { pathname } = new URL("../../ui/src", import.meta.url);
  const within = readdirSync(pathname, { recursive: true, encoding: "utf8" });
  const files = within.filter((file) => /(?<!\.test)\.(ts|svelte|css)$/.test(file));
  assert(files.length > 300);
  const texts = [
    ...files.map((file) => `ui/src/${file}`),
    "ui/svelte.config.js",
    "ui/vite.config.ts",
  ];
  const asked = texts.flatMap((file) => [
    ...read(file).matchAll(/(?:\bfrom |\bimport |\bimport\()"((?:@[^/"]+\/)?[^@./"][^/"]*)/g),
  ]);
  const names = new Set(
    asked.map(([, name]) => name).filter((name) => !/^(node|virtual):/.test(name)),
  );
  const { dependencies } = JSON.parse(read("package.json"));
  assert.deepEqual(Object.keys(dependencies).sort(), [...names].sort());
});
