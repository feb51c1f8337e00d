// Pictures that were made to do harm, and those that are only unusual, brought to the desk of a tile in the real window: each is told
// in a sentence or is there, nothing of a refused one is kept, and the page beats on meanwhile. A test of print lays them out.
import assert from "node:assert/strict";
import { test } from "node:test";
import { laidOut } from "./laid-out.mjs";
import { HOLD, leastHeld, PULSE } from "./pulse.mjs";
import { answered } from "./workbench.mjs";
import { call } from "./window.mjs";

/** Chooses the picture that was answered, until it is refused or seen, and tells the longest gap between two beats of the page. */
const chosen = (window) =>
  window.run(`
    ${PULSE}
    const seen = () => document.querySelector("[data-part=own-picture] button + button");
    const alert = () => document.querySelector("[data-refused]")?.innerText.trim();
    document.querySelector("[data-part=own-picture] button").click();
    const told = await beat(() => alert() || (seen() && "."), 20000);
    await drawn();
    const taken = Boolean(seen());
    seen()?.click();
    await beat(() => !seen(), 2000);
    await drawn();
    return { taken, told, longest };`);

test("no picture that is brought holds the window, and none that is refused leaves anything behind", async (t) => {
  const { window, answer } = await answered(t);
  const begin = { kind: "tile-set", name: "Pictures", from: null };
  const set = await call(window, "begin_document", { begin });
  await window.run("location.hash = given[0];", `#/build/${set.id}/A`);
  await window.sees("[data-part=own-picture] button");
  const files = laidOut("hostile-pictures", "bastide-print", "hostile_pictures");
  const held = [];
  let taken = 0;
  for (const { name, file } of files) {
    const found = await leastHeld(async () => {
      answer(file);
      const answered = await chosen(window);
      assert.match(answered.told ?? "", /\.$/u, `${name}: nothing is told`);
      return answered;
    });
    taken += Number(found.taken);
    held.push({ name, least: found.longest });
  }
  held.sort((a, b) => b.least - a.least);
  const worst = held.slice(0, 3).map(({ name, least }) => `${name}: ${least.toFixed(0)} ms`);
  const refused = files.length - taken;
  t.diagnostic(
    `${refused} refused, ${taken} taken; longest gaps of the pulse: ${worst.join("; ")}`,
  );
  assert.ok(refused >= 60 && taken > 0, `${refused} refused, ${taken} taken`);
  assert.ok(held[0].least <= HOLD, `the page held still: ${worst.join("; ")}`);
  const { tiles, head } = await call(window, "open_document", { id: set.id });
  assert.equal(tiles[0].design.picture ?? null, null);
  assert.equal(head % 2, 0, "each that was taken was taken away again");
});
