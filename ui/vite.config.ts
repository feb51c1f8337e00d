// How the UI is built, served and tested; it must not know any screen.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig(({ mode }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [svelte()],
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
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
    restoreMocks: true,
  },
}));
