// What the window reads before its first screen: no more than it must.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);
const built = new URL("ui/dist/", root);

/** A tenth more than today; what a page needs for itself is loaded with it. */
const MOST_BYTES = 282_000;

test("what is read before the first screen is small", () => {
  if (!existsSync(new URL("index.html", built)))
    execFileSync("sh", ["scripts/screens.sh"], { cwd: fileURLToPath(root), stdio: "inherit" });
  const page = readFileSync(new URL("index.html", built), "utf8");
  const scripts = [...page.matchAll(/(?:src|href)="\/?([^"]+\.js)"/g)].map(([, file]) => file);
  assert(scripts.length > 5, "the page names what it needs");
  const bytes = scripts.map((file) => statSync(new URL(file, built)).size);
  const sum = bytes.reduce((all, one) => all + one);
  assert(sum <= MOST_BYTES, `${sum} bytes of scripts`);
});
