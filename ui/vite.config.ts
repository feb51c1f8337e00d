// How the UI is built, served and tested; it must not know any screen.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/**
 * The window freezes the prototypes, and there a plain assignment to an inherited name throws.
 * clipper2-ts assigns `toString` on objects of its own: the same is said as a definition.
 */
const frozenPrototypes: Plugin = {
  name: "frozen-prototypes",
  transform: (code, id) =>
    id.includes("/clipper2-ts/")
      ? code.replace(
          /(\w+)\.toString = toString;/g,
          'Object.defineProperty($1, "toString", { value: toString });',
        )
      : null,
};

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

export default defineConfig(({ mode }) => ({
  root,
  plugins: [svelte(), frozenPrototypes],
  cacheDir: "../node_modules/.vite",
  clearScreen: false,
  // Under vitest the browser build of Svelte must be chosen, or mount() is missing.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    watch: { ignored: ["**/src-tauri/**", "**/target/**"] },
  },
  build: {
    // WebKitGTK 2.40 (Debian 12) is the oldest web view we run in.
    target: ["safari16.4", "chrome111"],
    outDir: mode === "web" ? "dist-web" : "dist",
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // Inlined fonts and pictures would need a wider content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      // A module of the art or of the words does nothing by being loaded: who takes one thing through their doors loads no more.
      treeshake: { moduleSideEffects: (id) => !/\/ui\/src\/(art|words)\//.test(id) },
    },
  },
  test: {
    // A page costs a second a file: a file whose tests need one says so (`@vitest-environment jsdom`).
    environment: "node",
    restoreMocks: true,
    pool: "threads",
    // Group after group, or the next file would often be of another one and need a new worker.
    projects: Object.entries(files).map(([name, include], groupOrder) => ({
      extends: true,
      test: { name, include, isolate: name === "alone", sequence: { groupOrder } },
    })),
  },
}));
