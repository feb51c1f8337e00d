// What took long the last time begins first, so that the last of several lanes is not left alone
// with it. Kept beside what is built.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** How long each took that was run before; nothing where that was never written, or not to its end. */
const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
};

/** Those that are run under names of their own, and how long each takes; `kind` says what they are. */
export function longestFirst(kind) {
  const file = join(process.env.CARGO_TARGET_DIR, `seconds-of-${kind}.json`);
  const seconds = read(file);
  // One that nobody has run yet may be the longest.
  const known = (name) => seconds[name] ?? Infinity;
  return {
    order: (items, nameOf) => items.toSorted((a, b) => known(nameOf(b)) - known(nameOf(a)) || 0),
    took: (name, took) => (seconds[name] = took),
    keep: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(seconds));
    },
  };
}
