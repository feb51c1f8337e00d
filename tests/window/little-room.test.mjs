// In a small window what can be done is in sight, and what lies on the board for it can be pressed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pagesOfPlay } from "./tables.mjs";
import { openWindow } from "./window.mjs";

const USUAL = [1024, 640];

test("what can be done is in sight, and its signs on the board are large and lie apart", async (t) => {
  const window = await openWindow(t);
  await window.resize(...USUAL);
  const figure = pagesOfPlay.find(({ name }) => name === "game-figure");
  await figure.arrange(window);
  await window.settle();
  const seen = await window.run(`
    const boxes = (css) => [...document.querySelectorAll(css)].map((each) => each.getBoundingClientRect());
    const decision = document.querySelector(".decision");
    const rows = [...decision.querySelectorAll("[data-action], summary")];
    const hidden = rows.filter((row) => {
      const { left, top, width, height } = row.getBoundingClientRect();
      const on = document.elementFromPoint(left + width / 2, top + height - 4);
      return !on || !(row.contains(on) || on.contains(row));
    });
    return {
      rows: rows.length,
      hidden: hidden.map((row) => row.textContent.trim()),
      signs: boxes("[data-sign]").map(({ left, top, width }) => ({ x: left + width / 2, y: top + width / 2 })),
      widths: boxes(".sign:not(.refused) [data-sign]").map(({ width }) => width),
    };`);
  assert.ok(seen.rows > 4, "a decision with many choices");
  assert.deepEqual(seen.hidden, []);
  assert.ok(seen.signs.length > 2, "a decision with signs on the board");
  for (const width of seen.widths) assert.ok(width >= 23.5, `a sign of ${width} pixels`);
  for (const [index, one] of seen.signs.entries()) {
    for (const other of seen.signs.slice(index + 1))
      assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 23.5, "two signs that touch");
  }
});
