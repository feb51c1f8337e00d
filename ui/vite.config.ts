// How the UI is built and served.
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import {
  LANGUAGES,
  declared,
  languages,
  readLanguage,
  withoutComments,
} from "../scripts/language-files.mjs";
import { paletteSheet } from "./src/art/palette-sheet";

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

/** A module for each language there is, and one that names them and says what English messages are given. */
const words: Plugin = {
  name: "words",
  resolveId: (id) => (id.startsWith("virtual:words") ? id : null),
  load(id) {
    if (!id.startsWith("virtual:words")) return null;
    const [, language] = id.split("/");
    const texts = readLanguage(language ?? "en");
    for (const area of Object.keys(texts))
      this.addWatchFile(`${LANGUAGES}/${language ?? "en"}/${area}.ftl`);
    if (language)
      return `export default ${JSON.stringify(
        Object.fromEntries(
          Object.entries(texts).map(([area, text]) => [area, withoutComments(text)]),
        ),
      )}`;
    const facts = Object.entries(texts).map(([area, text]) => [
      area,
      Object.fromEntries(
        Object.entries(declared(text)).map(([message, of]) => [
          message,
          of.map(({ name, kind }: { name: string; kind: string }) => `${name}:${kind}`),
        ]),
      ),
    ]);
    const others = languages().filter((name) => name !== "en");
    return `export const declared = ${JSON.stringify(Object.fromEntries(facts))};
export const others = {${others.map((name) => `${JSON.stringify(name)}: () => import("virtual:words/${name}")`).join(", ")}};`;
  },
};

const root = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root,
  plugins: [svelte(), frozenPrototypes, palette, words],
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
      // A module of the art or of the words does nothing by being loaded: who takes one thing through their doors loads no more.
      treeshake: { moduleSideEffects: (id) => !/\/ui\/src\/(art|words)\//.test(id) },
    },
  },
});
