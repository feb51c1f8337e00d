// What axe-core says of a page, in each theme.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chooseTheme, themes } from "./screens.mjs";
import { openWindow } from "./window.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What folds is a button in words, since this web view calls it nothing; axe holds that every reader knows its own role. */
const isFold = (id, target) => id === "aria-allowed-role" && /summary[^ ]*$/.test(target);

/** What axe says of the page in one theme, and of its colours alone in the others: nothing else is another there. */
export const complaints = async (window) => {
  const found = [];
  for (const [at, theme] of themes.entries()) {
    await window.run("document.documentElement.dataset.theme = given[0];", theme);
    await window.settle();
    found.push(
      ...(await window.run(
        `const { violations } = await axe.run(document, given[1] ? { runOnly: ["color-contrast"] } : {});
         return violations.flatMap(({ id, nodes }) =>
           nodes.map(({ target, failureSummary }) => [given[0], id, target.join(" "), failureSummary]));`,
        theme,
        at > 0,
      )),
    );
  }
  await window.run("document.documentElement.dataset.theme = given[0];", themes[0]);
  return found
    .filter(([, id, target]) => !isFold(id, target))
    .map((complaint) => complaint.join(" | "));
};

export const openLooked = async (t) => {
  const window = await openWindow(t);
  await window.run(`${axe}; window.axe = axe;`);
  await chooseTheme(window, themes[0]);
  return window;
};

/** Arranges page after page, and looks at each. */
export const lookAt = async (window, pages) => {
  for (const { name, arrange, leave } of pages) {
    await arrange(window);
    assert.deepEqual(await complaints(window), [], name);
    await leave?.(window);
  }
};
