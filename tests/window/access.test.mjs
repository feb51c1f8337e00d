// axe-core finds nothing to complain about, on any screen, in either theme, nor on the sheet and notices.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { chooseTheme, open, screens, themes } from "./screens.mjs";
import { pagesOfExamples } from "./examples.mjs";
import { pagesOfLearn } from "./lessons.mjs";
import { pagesOfRulebook } from "./passages.mjs";
import { pagesOfPlay } from "./tables.mjs";
import { openWindow } from "./window.mjs";
import { pagesOfBuild, setWorkshop } from "./workbench.mjs";
import { said } from "./words.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe says of the page in one theme, and of its colours alone in the others: nothing else is another there. */
const complaints = async (window) => {
  const found = [];
  for (const [at, theme] of themes.entries()) {
    await window.run("document.documentElement.dataset.theme = given[0];", theme);
    await window.settle();
    found.push(
      ...(await window.run(
        `const { violations } = await axe.run(document, given[1] ? { runOnly: ["color-contrast"] } : {});
         return violations.flatMap(({ id, nodes }) =>
           nodes.map(({ target, failureSummary }) =>
             [given[0], id, target.join(" "), failureSummary].join(" | ")));`,
        theme,
        at > 0,
      )),
    );
  }
  await window.run("document.documentElement.dataset.theme = given[0];", themes[0]);
  return found;
};

const openLooked = async (t) => {
  const window = await openWindow(t);
  await window.run(`${axe}; window.axe = axe;`);
  await chooseTheme(window, themes[0]);
  return window;
};

/** Arranges page after page, and looks at each. */
const lookAt = async (window, pages) => {
  for (const { name, arrange, leave } of pages) {
    await arrange(window);
    assert.deepEqual(await complaints(window), [], name);
    await leave?.(window);
  }
};

test("axe would notice a button without a name, and words too pale in either theme", async (t) => {
  const window = await openLooked(t);
  await window.run(`document.querySelector("main").append(document.createElement("button"));`);
  assert.match((await complaints(window)).join("\n"), /^paper \| button-name/);
  for (const theme of themes) {
    await window.run(
      `const sheet = new CSSStyleSheet();
       sheet.replaceSync(":root[data-theme=" + given[0] + "] .rail .name { color: #8a8a8a !important; background: #808080; }");
       document.adoptedStyleSheets = [sheet];`,
      theme,
    );
    assert.match(
      (await complaints(window)).join("\n"),
      new RegExp(`^${theme} \\| color-contrast`, "m"),
    );
  }
});

test("axe finds nothing on any screen", async (t) => {
  const window = await openLooked(t);
  for (const screen of screens) {
    await open(window, screen);
    assert.deepEqual(await complaints(window), [], screen.name);
  }
  await window.run(`document.querySelector("input[value='130']").value = "999";`);
  await window.click("input[value='999']");
  await window.sees("[role=alert]", "999");
  assert.deepEqual(await complaints(window), [], "a fault");
  await window.press("?");
  await window.sees("dialog[open] h2", said("keys.title"));
  assert.deepEqual(await complaints(window), [], "the sheet of keys");
});

test("axe finds nothing in the rulebook", async (t) => {
  await lookAt(await openLooked(t), pagesOfRulebook);
});

test("axe finds nothing on the pages of examples", async (t) => {
  await lookAt(await openLooked(t), pagesOfExamples);
});

test("axe finds nothing where tiles are made", async (t) => {
  const window = await openLooked(t);
  await lookAt(window, pagesOfBuild(await setWorkshop(window)));
});

test("axe finds nothing in a lesson", async (t) => {
  await lookAt(await openLooked(t), pagesOfLearn);
});

test("axe finds nothing in a game", async (t) => {
  await lookAt(await openLooked(t), pagesOfPlay);
});
