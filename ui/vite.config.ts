// How the UI is built and served.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { wordsPlugin } from "../scripts/language-files.mjs";
import { paletteSheet } from "./src/art/palette-sheet";
import { ownName } from "./src/words/own-name";

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

/** The page has the colours of the art, which are written once. */
const palette: Plugin = {
  name: "palette",
  resolveId: (id) => (id === "virtual:palette.css" ? id : null),
  load: (id) => (id === "virtual:palette.css" ? paletteSheet() : null),
};

/** The upright letters are asked for with the page, and not once its styles are read. */
const fonts: Plugin = {
  name: "fonts",
  transformIndexHtml: (_, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => /-latin-wght-normal-[^/]*\.woff2$/.test(file))
      .map((file) => ({
        tag: "link",
        attrs: {
          rel: "preload",
          as: "font",
          type: "font/woff2",
          crossorigin: true,
          href: `/${file}`,
        },
        injectTo: "head-prepend",
      })),
};

/**
 * A page that is still empty is not drawn: what draws it would begin with nothing, and what the script shows would have to
 * wait until that is done.
 */
const drawnOnce: Plugin = {
  name: "drawn-once",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root,
  plugins: [svelte(), frozenPrototypes, palette, fonts, drawnOnce, wordsPlugin(ownName)],
  cacheDir: "../node_modules/.vite",
  clearScreen: false,
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    watch: { ignored: ["**/src-tauri/**", "**/target/**"] },
  },
  build: {
    // WebKitGTK 2.40 (Debian 12) is the oldest web view we run in.
    target: ["safari16.4", "chrome111"],
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // Inlined fonts and pictures would need a wider content security policy.
    assetsInlineLimit: 0,
    rollupOptions: {
      // What the first screen needs is one script and one style sheet: each file is a request of its own to the shell.
      output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
      // A module of the art or of the words does nothing by being loaded: who takes one thing through their doors loads no more.
      treeshake: { moduleSideEffects: (id) => !/\/ui\/src\/(art|words)\//.test(id) },
    },
  },
});
