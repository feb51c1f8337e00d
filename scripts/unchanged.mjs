// Leaves out steps that passed with the very same files: they would say the same again.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Goes with the installed packages, by which such steps are run. */
const KEPT = "node_modules/.cache/bastide/passed.json";

/** What passed with which files; nothing where that was never written, or not to its end. */
const readKept = () => {
  try {
    return JSON.parse(readFileSync(KEPT, "utf8"));
  } catch {
    return {};
  }
};

/** A number that changes with any file but those of these names. */
const filesBut = (names) =>
  execFileSync("sh", ["scripts/changes.sh", "files", ...names], { encoding: "utf8" });

/**
 * Has those steps run that are to be, and answers with the outcomes of all. A step that says `but` reads files and nothing
 * else, and of the files all but those of these names.
 */
export async function runChanged(steps, run) {
  const kept = readKept();
  const files = new Map(
    steps.filter(({ but }) => but).map(({ name, but }) => [name, filesBut(but)]),
  );
  const unchanged = ({ name }) => files.has(name) && kept[name] === files.get(name);
  const ran = await run(steps.filter((step) => !unchanged(step)));
  for (const { name, failed } of ran)
    if (files.has(name)) kept[name] = failed === 0 ? files.get(name) : undefined;
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(kept));
  const note = "nothing that it reads changed since it passed";
  return steps.map(
    ({ name }) =>
      ran.find((outcome) => outcome.name === name) ?? { name, passed: 1, failed: 0, note },
  );
}
