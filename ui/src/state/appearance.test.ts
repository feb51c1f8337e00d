// Settings first, the system's wishes where the settings leave the choice to it.
// @vitest-environment jsdom
import { expect, test } from "vitest";
import type { Settings } from "../ipc";
import { appearanceOf, dress } from "./appearance";
import { settings } from "./settings.svelte";

const bright = { dark: false, contrast: false, stillness: false };
const dim = { dark: true, contrast: false, stillness: true };
const strong = { ...bright, contrast: true };
const strongDim = { ...dim, contrast: true };
const given = (change: Partial<Settings>): Settings => ({ ...settings.current, ...change });

test.each([
  ["system", bright, "paper"],
  ["system", dim, "candle"],
  ["paper", dim, "paper"],
  ["candle", bright, "candle"],
  ["system", strong, "contrast-light"],
  ["system", strongDim, "contrast-dark"],
  ["paper", strong, "paper"],
  ["contrast-dark", bright, "contrast-dark"],
] as const)("light %s with the system at %o is %s", (theme, system, light) => {
  expect(appearanceOf(given({ theme }), system).theme).toBe(light);
});

test.each([
  ["system", bright, "full"],
  ["system", dim, "reduced"],
  ["off", dim, "full"],
  ["on", bright, "reduced"],
] as const)("stillness %s with the system at %o is %s motion", (reducedMotion, system, motion) => {
  expect(appearanceOf(given({ reducedMotion }), system).motion).toBe(motion);
});

test("the page wears what was chosen", () => {
  const root = document.createElement("html");
  dress(root, "nl", appearanceOf(given({ textSize: 115, palette: "colour-blind" }), dim));
  expect(root.lang).toBe("nl");
  expect({ ...root.dataset }).toEqual({
    theme: "candle",
    motion: "reduced",
    palette: "colour-blind",
    targets: "usual",
    textSize: "115",
  });
  dress(root, "nl", appearanceOf(given({ largeTargets: true }), dim));
  expect(root.dataset["targets"]).toBe("large");
});
