// How the UI is built, served and tested; it must not know any screen.
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

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
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
  },
  test: {
    // A page costs a second a file: a file whose tests need one says so (`@vitest-environment jsdom`).
    environment: "node",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
  },
}));
