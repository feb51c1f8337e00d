// What stands side by side in a chart is told apart without its colour: by pattern, or by the strokes of a line.
// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Histogram from "../../lab/Histogram.svelte";
import ExpectedLines from "./ExpectedLines.svelte";
import Chart from "../../parts/Chart.svelte";

const SIX = ["Anna", "Ben", "Cor", "Dee", "Eef", "Fay"];
const attributes = (found: Iterable<Element>, name: string) =>
  [...found].map((each) => each.getAttribute(name));

/** The marks that a fill cuts out of its colour. */
const marksOf = (container: Element, fill: string | null) => {
  const id = /^url\(#(.+)\)$/.exec(fill ?? "")?.[1];
  const pattern = [...container.querySelectorAll("pattern")].find((each) => each.id === id);
  return pattern?.querySelector("path")?.getAttribute("d") ?? null;
};

test("six kinds in bars have six patterns, and their names show them", () => {
  const { container } = render(Histogram, {
    label: "Scores",
    names: ["0"],
    kinds: SIX.map((name) => ({ name, values: [3] })),
    text: String,
  });
  const bars = attributes(container.querySelectorAll(".bars rect"), "fill");
  const marks = bars.map((fill) => marksOf(container, fill));
  expect(new Set(marks).size).toBe(SIX.length);
  expect(marks).not.toContain(null);
  expect(attributes(container.querySelectorAll("span > svg > rect"), "fill")).toEqual(bars);
});

test("the parts of one bar have a pattern each", () => {
  const { container } = render(Chart, {
    label: "Points",
    kinds: ["During", "After"],
    bars: [{ name: "Roads", parts: [4, 2], figure: "6" }],
  });
  const parts = attributes(container.querySelectorAll("li rect"), "fill");
  expect(new Set(parts.map((fill) => marksOf(container, fill))).size).toBe(2);
});

test("six lines have six kinds of strokes, and their names show them", () => {
  const { container } = render(ExpectedLines, {
    label: "Expected",
    ends: ["1", "2"],
    lines: SIX.map((name) => ({ name, points: [{ mean: 1, error: 0 }] })),
    text: String,
  });
  const lines = attributes(container.querySelectorAll("g"), "stroke-dasharray");
  expect(new Set(lines).size).toBe(SIX.length);
  expect(attributes(container.querySelectorAll("span > svg"), "stroke-dasharray")).toEqual(lines);
});
