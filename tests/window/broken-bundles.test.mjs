// Bundles that are broken in every way that somebody thought of, and the largest, in the real window: each is told in a
// sentence, nothing of it is kept, and the page beats on meanwhile. They are laid out by a test of exchange.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { answered } from "./workbench.mjs";
import { call } from "./window.mjs";

const target = process.env.CARGO_TARGET_DIR ?? join(import.meta.dirname, "../../target");
const folder = join(target, "tmp/broken-bundles");

/** What the files are called; made where no test has laid them out yet. */
const laidOut = () => {
  const list = join(folder, "names.json");
  if (!existsSync(list)) {
    const asked = ["test", "--locked", "-p", "bastide-bundle", "--test", "played", "laid_out"];
    const made = spawnSync("cargo", asked, { encoding: "utf8" });
    assert.equal(made.status, 0, made.stderr);
  }
  return JSON.parse(readFileSync(list, "utf8"));
};

/** No person notices a shorter hold, in milliseconds. */
const HOLD = 100;
/** Other programs hold a page up as well: a longer gap is asked for again, so often at most. */
const AGAIN = 12;

/**
 * Opens the file that was answered, from the key to the sentence that tells its faults, closes that again, and tells the
 * longest gap between two beats of the page. Keys are pressed by script: what a driver does would count as a hold.
 */
const opened = (window) =>
  window.run(`
    const BEAT = 4;
    let longest = 0;
    let before = performance.now();
    const beat = async (until, patience) => {
      const end = performance.now() + patience;
      for (;;) {
        const found = until();
        if (found || performance.now() > end) return found;
        await new Promise((later) => setTimeout(later, BEAT));
        const now = performance.now();
        longest = Math.max(longest, now - before - BEAT);
        before = now;
      }
    };
    const key = (key, ctrlKey) =>
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true }));
    key("o", true);
    const answer = await beat(() => {
      const alert = document.querySelector("dialog[open] [role=alert]")?.innerText.trim();
      if (alert) return { refused: true, told: alert };
      const arriving = document.querySelector("dialog[open] [data-arriving]");
      return arriving && { refused: false, told: arriving.closest("dialog").innerText };
    }, 20000);
    // What is told is drawn before anybody reads it.
    const drawn = performance.now();
    await beat(() => performance.now() - drawn > 60, 1000);
    document.querySelector("dialog[open]")?.close();
    await beat(() => document.querySelector("dialog[open]") === null, 2000);
    return { ...answer, longest };`);

test("no broken bundle holds the window, and none leaves anything behind", async (t) => {
  const { window, answer } = await answered(t);
  await window.run("location.hash = '#/build';");
  await window.isOn("build");
  const names = laidOut();
  assert.ok(names.length >= 75, `${names.length} bundles`);
  const held = [];
  for (const name of names) {
    const file = join(folder, `${name}.bastide`);
    let least = Infinity;
    for (let tried = 0; tried < AGAIN && least > HOLD; tried++) {
      answer(file);
      const { refused, told, longest } = await opened(window);
      assert.match(told ?? "", /\S+ .*\./s, `${name}: nothing is told`);
      assert.ok(refused, `${name}: ${told}`);
      least = Math.min(least, longest);
    }
    held.push({ name, least });
  }
  held.sort((a, b) => b.least - a.least);
  const worst = held.slice(0, 3).map(({ name, least }) => `${name}: ${least.toFixed(0)} ms`);
  t.diagnostic(`${names.length} bundles; longest gaps of the pulse: ${worst.join("; ")}`);
  assert.ok(held[0].least <= HOLD, `the page held still: ${worst.join("; ")}`);
  assert.deepEqual(await call(window, "documents"), []);
  assert.deepEqual(await call(window, "own_scenarios"), []);
});
