// Bundles that are broken in every way that somebody thought of, and the largest, in the real window: each is told in a
// sentence, nothing of it is kept, and the page beats on meanwhile. They are laid out by a test of exchange.
import assert from "node:assert/strict";
import { test } from "node:test";
import { laidOut } from "./laid-out.mjs";
import { HOLD, leastHeld, PULSE } from "./pulse.mjs";
import { answered } from "./workbench.mjs";
import { call } from "./window.mjs";

/**
 * Opens the file that was answered, from the key to the sentence that tells its faults, closes that again, and tells the
 * longest gap between two beats of the page.
 */
const opened = (window) =>
  window.run(`
    ${PULSE}
    const key = (key, ctrlKey) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }));
    key("o", true);
    const answer = await beat(() => {
      const alert = document.querySelector("dialog[open] [role=alert]")?.innerText.trim();
      if (alert) return { refused: true, told: alert };
      const arriving = document.querySelector("dialog[open] [data-arriving]");
      return arriving && { refused: false, told: arriving.closest("dialog").innerText };
    }, 20000);
    await drawn();
    document.querySelector("dialog[open]")?.close();
    await beat(() => document.querySelector("dialog[open]") === null, 2000);
    return { ...answer, longest };`);

test("no broken bundle holds the window, and none leaves anything behind", async (t) => {
  const { window, answer } = await answered(t);
  await window.run("location.hash = '#/build';");
  await window.isOn("build");
  const files = laidOut("broken-bundles", "bastide-bundle", "played");
  assert.ok(files.length >= 75, `${files.length} bundles`);
  const held = [];
  for (const { name, file } of files) {
    const { longest } = await leastHeld(async () => {
      answer(file);
      const { refused, told, longest } = await opened(window);
      assert.match(told ?? "", /\S+ .*\./s, `${name}: nothing is told`);
      assert.ok(refused, `${name}: ${told}`);
      return { longest };
    });
    held.push({ name, least: longest });
  }
  held.sort((a, b) => b.least - a.least);
  const worst = held.slice(0, 3).map(({ name, least }) => `${name}: ${least.toFixed(0)} ms`);
  t.diagnostic(`${files.length} bundles; longest gaps of the pulse: ${worst.join("; ")}`);
  assert.ok(held[0].least <= HOLD, `the page held still: ${worst.join("; ")}`);
  assert.deepEqual(await call(window, "documents"), []);
  assert.deepEqual(await call(window, "own_scenarios"), []);
});
