// Everything that is pressed is large enough: 24 pixels as a rule, 44 where somebody asks for it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pagesOfExamples } from "./examples.mjs";
import { pagesOfLearn } from "./lessons.mjs";
import { pagesOfRulebook } from "./passages.mjs";
import { isOpen, link, screens } from "./screens.mjs";
import { foundOn, none } from "./sight.mjs";
import { pagesOfPlay } from "./tables.mjs";
import { call, windowOfFile } from "./window.mjs";
import { pagesOfBuild, setWorkshop } from "./workbench.mjs";
import { said } from "./words.mjs";

const USUAL = 24;
const LARGE = 44;

/**
 * What can be pressed and is smaller than it must be, with its size. A link in a line of words is as high as the line, as WCAG
 * has it; what is drawn on the board has the same decision as a button beside it; what a label belongs to is pressed there.
 */
const small = async (window, least) => {
  await window.settle();
  return window.run(
    `
    const CONTROLS = "a[href], button, input, select, textarea, summary";
    const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
    const isShown = (control) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !control.closest("svg, [inert], .skip") && getComputedStyle(control).pointerEvents !== "none";
    const inALine = (control) =>
      getComputedStyle(control).display.startsWith("inline") &&
      control.parentElement.textContent.trim().length > control.textContent.trim().length;
    const found = [];
    for (const control of within.querySelectorAll(CONTROLS)) {
      if (!isShown(control) || inALine(control)) continue;
      const boxes = [control, ...(control.labels ?? [])].map((box) => box.getBoundingClientRect());
      if (boxes.some(({ width, height }) => width >= given[0] - 0.5 && height >= given[0] - 0.5)) continue;
      const { width, height } = boxes[0];
      const name = control.getAttribute("aria-label") || control.labels?.[0]?.textContent || control.textContent;
      found.push([control.tagName.toLowerCase(), name.trim().slice(0, 40), Math.round(width) + "×" + Math.round(height)].join(" "));
    }
    return [...new Set(found)];`,
    least,
  );
};

const openedWindow = windowOfFile();
const openSized = async (largeTargets) => {
  const window = await openedWindow();
  await call(window, "change_settings", { change: { largeTargets } });
  await window.sees(`:root[data-targets=${largeTargets ? "large" : "usual"}] h1`);
  return window;
};

const allScreens = screens.map((screen) => ({
  name: screen.name,
  arrange: async (window) => {
    await window.run("document.querySelector(given[0]).click();", link(screen));
    await isOpen(window, screen);
  },
}));
const keys = {
  name: "keys",
  arrange: async (window) => {
    await window.press("F1");
    await window.sees("dialog[open] h2", said("keys.title"));
  },
  leave: async (window) => {
    await window.press("Escape");
    await window.lacks("dialog[open]");
  },
};

test("a target that is too small would be noticed, and a link in a line of words not", async () => {
  const window = await openSized(false);
  await window.run(`
    const line = document.createElement("p");
    line.innerHTML = 'See <a href="#/">home</a> <button>Low</button>';
    line.querySelector("button").style.cssText = "display: block; min-height: 0; height: 20px; width: 60px";
    document.querySelector("main").append(line);`);
  assert.deepEqual(await small(window, USUAL), ["button Low 60×20"]);
});

for (const [least, large] of [
  [USUAL, false],
  [LARGE, true],
]) {
  const walk = async (pages) => {
    const window = await openSized(large);
    const all = typeof pages === "function" ? await pages(window) : pages;
    const look = (window) => small(window, least);
    assert.deepEqual(await foundOn(window, all, look), none({}, all));
  };
  test(`on every screen and on the pages of examples: ${least} pixels`, () =>
    walk([...allScreens, keys, ...pagesOfExamples]));
  test(`in the rulebook: ${least} pixels`, () => walk(pagesOfRulebook));
  test(`in lessons: ${least} pixels`, () => walk(pagesOfLearn));
  test(`where one plays: ${least} pixels`, () => walk(pagesOfPlay));
  test(`where one builds: ${least} pixels`, () =>
    walk(async (window) => pagesOfBuild(await setWorkshop(window))));
}
