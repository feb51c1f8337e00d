// What of others goes into the programs of a release: crates, and the npm packages of the screens.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = new URL("../../", import.meta.url).pathname;
const read = (path) => readFileSync(join(ROOT, path), "utf8");

const PROGRAMS = ["bastide-desktop", "bastide-cli"];
/** They build the screens, and nothing of them is in what they build. */
const BUILDERS = ["vite", "@sveltejs/vite-plugin-svelte"];

const byName = (one, other) => (one.ref < other.ref ? -1 : 1);

function cargo(...question) {
  const options = { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 28 };
  return execFileSync("cargo", question, options);
}

function crates() {
  const sums = new Map(
    [...read("Cargo.lock").matchAll(/name = "(.+)"\nversion = "(.+)"\n.+\nchecksum = "(.+)"/g)].map(
      ([, name, version, sum]) => [`${name} ${version}`, sum],
    ),
  );
  const [, host] = /^host: (.+)$/m.exec(execFileSync("rustc", ["-vV"], { encoding: "utf8" }));
  const { packages, resolve } = JSON.parse(
    cargo("metadata", "--format-version=1", "--locked", "--filter-platform", host),
  );
  const known = new Map(packages.map((each) => [each.id, each]));
  const nodes = new Map(resolve.nodes.map((each) => [each.id, each]));
  const isMacro = (id) => known.get(id).targets.some(({ kind }) => kind.includes("proc-macro"));
  const used = (id) =>
    nodes
      .get(id)
      .deps.filter(({ dep_kinds }) => dep_kinds.some(({ kind }) => kind === null))
      .map(({ pkg }) => pkg)
      .filter((pkg) => !isMacro(pkg));
  const waiting = packages.filter(({ name }) => PROGRAMS.includes(name)).map(({ id }) => id);
  const found = new Set(waiting);
  for (const id of waiting)
    for (const next of used(id))
      if (!found.has(next)) {
        found.add(next);
        waiting.push(next);
      }
  const ref = ({ name, version }) => `pkg:cargo/${name}@${version}`;
  return waiting
    .map((id) => known.get(id))
    .filter(({ source }) => source !== null)
    .map((each) => ({
      ref: ref(each),
      name: each.name,
      version: each.version,
      licence: each.license.replaceAll(/\s*\/\s*/g, " OR "),
      folder: each.manifest_path.replace(/\/Cargo\.toml$/, ""),
      hash: { alg: "SHA-256", content: sums.get(`${each.name} ${each.version}`) },
      uses: used(each.id).map((id) => ref(known.get(id))),
    }));
}

function npmPackages() {
  const { packages } = JSON.parse(read("package-lock.json"));
  /** Where Node finds what a package asks for: beside it, or further up. */
  const placeOf = (asked, from) => {
    for (let at = from; ; at = at.slice(0, at.lastIndexOf("node_modules/")).replace(/\/$/, "")) {
      const place = `${at && `${at}/`}node_modules/${asked}`;
      if (place in packages) return place;
      if (at === "") throw new Error(`${from} asks for ${asked}, which is not locked`);
    }
  };
  const used = (place) =>
    Object.keys(packages[place].dependencies ?? {})
      .filter((name) => !BUILDERS.includes(name))
      .map((name) => placeOf(name, place));
  const waiting = used("");
  const found = new Set(waiting);
  for (const place of waiting)
    for (const next of used(place))
      if (!found.has(next)) {
        found.add(next);
        waiting.push(next);
      }
  const nameOf = (place) => place.slice(place.lastIndexOf("node_modules/") + 13);
  const ref = (place) => `pkg:npm/${nameOf(place).replace("@", "%40")}@${packages[place].version}`;
  return waiting.map((place) => ({
    ref: ref(place),
    name: nameOf(place),
    version: packages[place].version,
    licence: packages[place].license,
    folder: join(ROOT, place),
    hash: {
      alg: "SHA-512",
      content: Buffer.from(packages[place].integrity.replace("sha512-", ""), "base64").toString(
        "hex",
      ),
    },
    uses: used(place).map(ref),
  }));
}

/** Each with its name, version, licence, folder, sum, and what it uses itself. */
export const shipped = () => [...crates(), ...npmPackages()].toSorted(byName);
