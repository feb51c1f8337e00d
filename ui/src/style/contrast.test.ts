// Letters can be read in both lights: the pairs of colours that meet on a page keep the contrast of WCAG AA.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(join(import.meta.dirname, "tokens.css"), "utf8");

const coloursOf = (theme: string): Map<string, string> => {
  const block = new RegExp(`:root\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [
      name ?? "",
      hex ?? "",
    ]),
  );
};

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ["paper", "paper-raised", "paper-sunken", "rail"];
const letters = ["ink", "ink-soft", "ink-faint"].flatMap((ink) => grounds.map((on) => [ink, on]));
const coloured = [
  ["accent", "paper"],
  ["accent", "paper-raised"],
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["ink", "accent-wash"],
  ["ink-soft", "accent-wash"],
  ["accent", "accent-wash"],
  ["ink", "mark"],
  ["ink", "warning-wash"],
];
const edges = [
  ["line-strong", "paper"],
  ["line-strong", "paper-raised"],
  ["focus", "paper"],
  ["focus", "rail"],
  ["warning", "warning-wash"],
];

const measured = (theme: string, [front = "", back = ""]: string[]): number => {
  const colours = coloursOf(theme);
  return contrast(colours.get(front) ?? "missing", colours.get(back) ?? "missing");
};

test("the measure itself is right", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

for (const theme of ["paper", "candle"]) {
  test.each([...letters, ...coloured])(`${theme}: %s on %s can be read`, (...pair) => {
    expect(measured(theme, pair)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(edges)(`${theme}: %s on %s can be seen`, (...pair) => {
    expect(measured(theme, pair)).toBeGreaterThanOrEqual(3);
  });
}

test("the letters of main buttons are as strong as those around them, in both lights", () => {
  const [paper = 0, candle = 0] = [...css.matchAll(/--on-accent-weight: (\d+);/g)].map(
    ([, weight]) => Number(weight),
  );
  const isDark = (theme: string) => {
    const colours = coloursOf(theme);
    return luminance(colours.get("on-accent")!) < luminance(colours.get("accent")!);
  };
  expect([isDark("paper"), isDark("candle")]).toEqual([false, true]);
  // Dark letters on a light ground look thinner at the same weight.
  expect(candle).toBeGreaterThan(paper);
});
