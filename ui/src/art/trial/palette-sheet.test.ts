// Keeps the style sheet and the drawings in step. Knows no shape.
// @vitest-environment node
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { paletteSheet } from "./palette-sheet";

const sober = (text: string) => text.replace(/\s+/g, " ");

test("the page's palette is the palette of the cached pictures", () => {
  const file = join(dirname(fileURLToPath(import.meta.url)), "../../style/art.css");
  expect(sober(readFileSync(file, "utf8"))).toBe(sober(paletteSheet()));
});
