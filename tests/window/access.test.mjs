// axe-core finds nothing to complain about, on any screen, in any theme, nor on the sheet and notices.
import assert from "node:assert/strict";
import { test } from "node:test";
import { complaints, lookAt, openLooked } from "./axe.mjs";
import { open, screens, themes } from "./screens.mjs";
import { pagesOfPlay } from "./tables.mjs";
import { pagesOfBuild, setWorkshop } from "./workbench.mjs";
import { said } from "./words.mjs";

test("axe would notice a button without a name, and words too pale in any theme", async (t) => {
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
  await window.press("F1");
  await window.sees("dialog[open] h2", said("keys.title"));
  assert.deepEqual(await complaints(window), [], "the sheet of keys");
});

test("axe finds nothing where tiles are made", async (t) => {
  const window = await openLooked(t);
  await lookAt(window, pagesOfBuild(await setWorkshop(window)));
});

test("axe finds nothing in a game", async (t) => {
  await lookAt(await openLooked(t), pagesOfPlay);
});
