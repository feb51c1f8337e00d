// Writes the sources of crates and npm packages for Flathub into a folder ("$1"), as the lock files have them.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

const CRATES = "cargo/vendor";
/** How Flathub names the processors that it builds for. */
const PROCESSORS = { x64: "x86_64", arm64: "aarch64" };

/** `address` is what Cargo calls `dl`: where an index says that its crates are. */
export function crateSources(lock, address) {
  const crates = lock.matchAll(/name = "(.+)"\nversion = "(.+)"\nsource = .+\nchecksum = "(.+)"/g);
  const each = [...crates].flatMap(([, name, version, sum]) => {
    const dest = `${CRATES}/${name}-${version}`;
    const contents = JSON.stringify({ package: sum, files: {} });
    const url = `${address}/${name}/${version}/download`;
    return [
      { type: "archive", "archive-type": "tar-gzip", url, sha256: sum, dest },
      { type: "inline", contents, dest, "dest-filename": ".cargo-checksum.json" },
    ];
  });
  const contents = [
    `[source.crates-io]\nreplace-with = "vendored"`,
    `[source.vendored]\ndirectory = "${CRATES}"\n`,
  ].join("\n");
  return [...each, { type: "inline", contents, dest: "cargo", "dest-filename": "config.toml" }];
}

/** What the screens are built with, each where npm puts it; `registry` ends with a slash. */
export function npmSources(lock, registry) {
  const places = Object.entries(JSON.parse(lock).packages);
  return places.flatMap(([dest, { version, integrity, dev, inBundle, os, cpu, libc }]) => {
    const isWanted = dest !== "" && !dev && !inBundle;
    const runs = (os ?? ["linux"]).includes("linux") && (libc ?? ["glibc"]).includes("glibc");
    const processors = cpu?.flatMap((each) => PROCESSORS[each] ?? []);
    if (!isWanted || !runs || processors?.length === 0) return [];
    const name = dest.slice(dest.lastIndexOf("node_modules/") + "node_modules/".length);
    return {
      type: "archive",
      url: `${registry}${name}/-/${name.split("/").at(-1)}-${version}.tgz`,
      sha512: Buffer.from(integrity.replace("sha512-", ""), "base64").toString("hex"),
      dest,
      ...(processors && { "only-arches": processors }),
    };
  });
}

/** Where Cargo was told that crates are, when it last asked. */
function crateAddress() {
  const indexes = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "registry/index");
  const [config] = readdirSync(indexes)
    .filter((name) => !name.startsWith("."))
    .map((name) => join(indexes, name, "config.json"));
  return JSON.parse(readFileSync(config, "utf8")).dl;
}

const [, program, folder] = process.argv;
if (program === new URL(import.meta.url).pathname) {
  const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const write = (name, sources) =>
    writeFileSync(join(folder, name), `${JSON.stringify(sources, null, 1)}\n`);
  const registry = execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
  write("cargo-sources.json", crateSources(read("Cargo.lock"), crateAddress()));
  write("npm-sources.json", npmSources(read("package-lock.json"), registry));
}
