// Whoever asks the system for more contrast has it at once, on the page and on the board; and whoever chooses a theme has that.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame } from "./table-of-two.mjs";
import { call, openWindow } from "./window.mjs";

/** Two colours of the page, and how broad the line around a figure is. */
const worn = (window) =>
  window.run(`
    const { color, backgroundColor } = getComputedStyle(document.body);
    const edges = [...document.querySelectorAll("main path[stroke='var(--art-ink)']")];
    return {
      theme: document.documentElement.dataset.theme,
      letters: color,
      ground: backgroundColor,
      edge: Math.max(0, ...edges.map((edge) => parseFloat(getComputedStyle(edge).strokeWidth))),
    };`);

const BLACK = "rgb(0, 0, 0)";
const WHITE = "rgb(255, 255, 255)";

for (const [system, theme, letters, ground] of [
  ["HighContrast", "contrast-light", BLACK, WHITE],
  ["HighContrast:dark", "contrast-dark", WHITE, BLACK],
])
  test(`a system in ${system} opens a window with as much contrast`, async (t) => {
    const window = await openWindow(t, { env: { GTK_THEME: system } });
    const page = await worn(window);
    assert.deepEqual(page, { theme, letters, ground, edge: page.edge });
    await call(window, "change_settings", { change: { theme: "paper" } });
    await window.sees(":root[data-theme=paper] h1");
  });

const tileOf = (window) =>
  window.run(`return document.querySelector(".board image").getAttribute("href");`);

test("figures and tiles have broader outlines with more contrast", async (t) => {
  const window = await openWindow(t);
  await beginGame(window);
  const seen = {};
  for (const theme of ["paper", "contrast-light"]) {
    await call(window, "change_settings", { change: { theme } });
    await window.sees(`:root[data-theme=${theme}] .board image`);
    const tile = await window.until("a painted tile", () => tileOf(window));
    seen[theme] = { ...(await worn(window)), tile };
  }
  const { paper, "contrast-light": strong } = seen;
  assert.ok(paper.edge > 0, "figures stand beside the board");
  assert.ok(strong.edge > 1.5 * paper.edge, `${strong.edge} and ${paper.edge}`);
  assert.notEqual(strong.tile, paper.tile);
});
