// How the UI is tested.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import built from "./vite.config";

const root = fileURLToPath(new URL(".", import.meta.url));

/**
 * Files of tests, by the worker they run in. Those that share one find the modules and the page that others have loaded: two
 * thirds of the time of all tests went into loading the same once more. Whoever puts something in the place of a module, a
 * global or the clock has a worker of his own.
 */
const files = (() => {
  const within = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" });
  const tests = within.filter((file) => file.endsWith(".test.ts")).map((file) => `src/${file}`);
  const says = (what: RegExp) => (file: string) => what.test(readFileSync(root + file, "utf8"));
  const isAlone = says(/\bvi\.(mock|stubGlobal|useFakeTimers)\b/);
  const hasPage = says(/@vitest-environment jsdom/);
  const sharing = tests.filter((file) => !isAlone(file));
  return {
    plain: sharing.filter((file) => !hasPage(file)),
    onAPage: sharing.filter(hasPage),
    alone: tests.filter(isAlone),
  };
})();

export default defineConfig(
  mergeConfig(built, {
    // The browser build of Svelte must be chosen, or mount() is missing.
    resolve: { conditions: ["browser"] },
    test: {
      // A page costs a second a file: a file whose tests need one says so (`@vitest-environment jsdom`).
      environment: "node",
      restoreMocks: true,
      pool: "threads",
      // Group after group, or the next file would often be of another one and need a new worker.
      projects: Object.entries(files).map(([name, include], groupOrder) => ({
        extends: true,
        test: {
          name,
          include,
          isolate: name === "alone",
          sequence: { groupOrder },
          setupFiles: name === "plain" ? [] : [`${root}vitest.setup.ts`],
        },
      })),
    },
  }),
);
