// What a release says of itself stands in one place, and what desktops and Flathub are told is sound.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { facts, filled } from "../../scripts/release/facts.mjs";
import { crateSources, npmSources } from "../../scripts/release/flatpak.mjs";
import { shipped } from "../../scripts/release/shipped.mjs";
import { read } from "./manifests.mjs";

const PACKAGING = new URL("../../src-tauri/packaging/", import.meta.url).pathname;

const temporary = (t) => {
  const folder = mkdtempSync(join(tmpdir(), "bastide-release-"));
  t.after(() => rmSync(folder, { recursive: true }));
  return folder;
};

test("the version stands in Cargo.toml alone, and the README tells it with its date", () => {
  for (const file of ["package.json", "src-tauri/tauri.conf.json"])
    assert.equal(JSON.parse(read(file)).version, undefined, file);
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });
  const [, version, date] = /This is version (\S+), from (.+?)\./.exec(read("README.md"));
  assert.deepEqual([version, date], [facts.VERSION, day.format(new Date(facts.DATE))]);
  const named = [...read("README.md").matchAll(/bastide[_-](\d+\.\d+\.\d+)[-_.]/g)];
  assert(named.length > 3);
  for (const [file, version] of named) assert.equal(version, facts.VERSION, file);
});

test("every file of a package finds its facts, and leaves none of them open", () => {
  const names = readdirSync(PACKAGING);
  assert(names.length > 8);
  for (const name of names)
    assert.doesNotMatch(filled(name, { SOURCE_SUM: "0" }), /@[A-Z_]+@/, name);
});

test("a changelog of another version than Cargo.toml makes no release", () => {
  assert.match(read("CHANGELOG.md"), new RegExp(`^## ${facts.VERSION} \\(${facts.DATE}\\)$`, "m"));
  assert(facts.NOTES.startsWith(facts.NEWS) && facts.NEWS.length < 100, facts.NEWS);
  assert(!facts.NOTES.includes("\n## "));
});

test("desktops understand the entry, the metainfo and the types of files", (t) => {
  const folder = temporary(t);
  const put = (name) => {
    const file = join(folder, name);
    writeFileSync(file, filled(name));
    return file;
  };
  const metainfo = put("org.bastide.workshop.metainfo.xml");
  execFileSync("appstreamcli", ["validate", "--strict", "--no-net", metainfo]);
  execFileSync("desktop-file-validate", [put("org.bastide.workshop.desktop")]);
  const types = join(folder, "packages");
  execFileSync("install", ["-D", "-t", types, put("org.bastide.workshop.xml")]);
  execFileSync("update-mime-database", [folder]);
  const lists = ["org.bastide.workshop.desktop", "org.bastide.workshop.thumbnailer"].map((name) =>
    /^MimeType=(.+?);?$/m.exec(filled(name))[1].split(";"),
  );
  const known = [...filled("org.bastide.workshop.xml").matchAll(/mime-type type="(.+?)"/g)];
  for (const list of lists)
    assert.deepEqual(
      list,
      known.map(([, type]) => type),
    );
});

test("the sources for Flathub are the crates of the lock file, each with its sum", () => {
  const locked = read("Cargo.lock")
    .split("[[package]]\n")
    .map((crate) =>
      Object.fromEntries([...crate.matchAll(/^(\w+) = "(.*)"$/gm)].map((it) => it.slice(1))),
    )
    .filter(({ checksum }) => checksum)
    .map(({ name, version, checksum }) => `${name}-${version} ${checksum}`);
  assert(locked.length > 400);
  const sources = crateSources(read("Cargo.lock"), "https://crates.invalid");
  const told = (type, line) => sources.filter((each) => each.type === type).map(line);
  const at = ({ dest }) => dest.replace("cargo/vendor/", "");
  assert.deepEqual(
    told("archive", (each) => `${at(each)} ${each.sha256}`),
    locked,
  );
  assert.deepEqual(
    told(
      "inline",
      (each) =>
        `${at(each)} ${JSON.parse(each.contents.startsWith("{") ? each.contents : "{}").package}`,
    ),
    [...locked, "cargo undefined"],
  );
});

test("the sources for Flathub are the npm packages that build the screens, each with its sum", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  const sources = npmSources(read("package-lock.json"), "https://npm.invalid/");
  const has = new Map(sources.map((source) => [source.dest, source]));
  const built = Object.entries(packages).filter(([place, { dev }]) => place && !dev);
  assert(built.length > 30);
  for (const [place, { integrity, os, cpu, libc }] of built) {
    const elsewhere =
      (os && !os.includes("linux")) ||
      (libc && !libc.includes("glibc")) ||
      (cpu && !cpu.includes("x64") && !cpu.includes("arm64"));
    const sum = has.get(place)?.sha512;
    const wanted = elsewhere
      ? undefined
      : Buffer.from(integrity.slice(7), "base64").toString("hex");
    assert.equal(sum, wanted, place);
  }
  assert.equal(
    has.get("node_modules/@tauri-apps/api").url,
    `https://npm.invalid/@tauri-apps/api/-/api-${packages["node_modules/@tauri-apps/api"].version}.tgz`,
  );
});

test("what is shipped is told with its licence and sum, without what only builds it", () => {
  const parts = shipped();
  const names = parts.map(({ name }) => name);
  for (const name of ["tauri", "webkit2gtk", "clap", "svelte", "minisearch"])
    assert(names.includes(name), name);
  for (const name of ["tauri-build", "serde_derive", "tempfile", "vite", "rolldown"])
    assert(!names.includes(name), name);
  for (const { name, licence, hash } of parts) assert(licence && hash.content, name);
});
