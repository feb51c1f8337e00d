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

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const complaints = async (window) => {
  await window.settle();
  return window.run(`
    const { violations } = await axe.run(document);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => [id, target.join(" "), failureSummary].join(" | ")));`);
};

test("axe would notice a button without a name", async (t) => {
  const window = await openWindow(t);
  await window.run(`${axe}; window.axe = axe;`);
  await window.run(`document.querySelector("main").append(document.createElement("button"));`);
  assert.match((await complaints(window)).join("\n"), /^button-name/);
});

for (const theme of themes) {
  test(`axe finds nothing in the ${theme} theme`, async (t) => {
    const window = await openWindow(t);
    await window.run(`${axe}; window.axe = axe;`);
    await chooseTheme(window, theme);
    for (const screen of screens) {
      await open(window, screen);
      assert.deepEqual(await complaints(window), [], screen.name);
    }
    await window.run(`document.querySelector("input[value='130']").value = "999";`);
    await window.click("input[value='999']");
    await window.sees("[role=alert]", "cannot be 999");
    assert.deepEqual(await complaints(window), [], "a fault");
    await window.press("?");
    await window.sees("dialog h2", "Keys");
    assert.deepEqual(await complaints(window), [], "the sheet of keys");
  });

  test(`axe finds nothing in the rulebook in the ${theme} theme`, async (t) => {
    const window = await openWindow(t);
    await window.run(`${axe}; window.axe = axe;`);
    await chooseTheme(window, theme);
    for (const { name, arrange, leave } of pagesOfRulebook) {
      await arrange(window);
      assert.deepEqual(await complaints(window), [], name);
      await leave?.(window);
    }
  });

  test(`axe finds nothing on the pages of examples in the ${theme} theme`, async (t) => {
    const window = await openWindow(t);
    await window.run(`${axe}; window.axe = axe;`);
    await chooseTheme(window, theme);
    for (const { name, arrange } of pagesOfExamples) {
      await arrange(window);
      assert.deepEqual(await complaints(window), [], name);
    }
  });

  test(`axe finds nothing where tiles are made in the ${theme} theme`, async (t) => {
    const window = await openWindow(t);
    await window.run(`${axe}; window.axe = axe;`);
    await chooseTheme(window, theme);
    for (const { name, arrange } of pagesOfBuild(await setWorkshop(window))) {
      await arrange(window);
      assert.deepEqual(await complaints(window), [], name);
    }
  });

  test(`axe finds nothing in a lesson in the ${theme} theme`, async (t) => {
    const window = await openWindow(t);
    await window.run(`${axe}; window.axe = axe;`);
    await chooseTheme(window, theme);
    for (const { name, arrange, leave } of pagesOfLearn) {
      await arrange(window);
      assert.deepEqual(await complaints(window), [], name);
      await leave?.(window);
    }
  });

  test(`axe finds nothing in a game in the ${theme} theme`, async (t) => {
    const window = await openWindow(t);
    await window.run(`${axe}; window.axe = axe;`);
    await chooseTheme(window, theme);
    for (const { name, arrange } of pagesOfPlay) {
      await arrange(window);
      assert.deepEqual(await complaints(window), [], name);
    }
  });
}
