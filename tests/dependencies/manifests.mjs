// The manifests of the project, read.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const ROOT = new URL("../../", import.meta.url);

/** A file of the project. */
export const read = (path) => readFileSync(new URL(path, ROOT), "utf8");

/** What Cargo answers to a question that changes nothing. */
export const cargo = (...question) =>
  execFileSync("cargo", [...question, "--locked"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1 << 28,
    stdio: ["ignore", "pipe", "inherit"],
  });

const members = JSON.parse(cargo("metadata", "--format-version=1", "--no-deps")).packages;

/** Every `Cargo.toml`, by its path. */
export const manifests = [
  new URL("Cargo.toml", ROOT).pathname,
  ...members.map(({ manifest_path }) => manifest_path),
].map((path) => [path.slice(ROOT.pathname.length), readFileSync(path, "utf8")]);
