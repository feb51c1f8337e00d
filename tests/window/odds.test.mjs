// How likely tiles come: on the card of a gap, on the sheet of all gaps, and at the table in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame, playUntil } from "./table-of-two.mjs";
import { windowOfFile } from "./window.mjs";
import { any, said } from "./words.mjs";

const all = (window) => window.run("return await window.__TAURI_INTERNALS__.invoke('odds');");

const told = (window) =>
  window.run(
    "return [...document.querySelectorAll('dialog[open] li[data-gap]')].map(({ textContent }) => textContent);",
  );

const openedWindow = windowOfFile();

const inTheMiddle = async () => {
  const window = await openedWindow();
  await beginGame(window, { mix: "base" });
  await playUntil(window, "(view) => view.deadCells.length > 0 && view.left < 40");
  const gaps = await all(window);
  assert.ok(gaps.length > 10, `${gaps.length} gaps`);
  assert.ok(gaps[0].copies > 0, "a gap for which something may come");
  return { window, gaps };
};

test("by mouse, all gaps stand on a sheet by what may come for them, and a dead one has its proof", async () => {
  const { window, gaps } = await inTheMiddle();
  assert.ok(
    gaps.every(({ copies, inHand, proof }) => (proof !== null) === (copies === 0 && !inHand)),
  );
  await window.click("[data-leaf=tiles]");
  await window.clickButton(said("odds.open"));
  await window.sees("dialog[open] h3");
  const texts = await told(window);
  assert.equal(texts.length, gaps.length);
  const [{ next, ever }] = gaps[0].coming;
  assert.ok(texts[0].includes(said("odds.said", "", next, ever)), texts[0]);
  const dead = gaps.filter(({ proof }) => proof).length;
  assert.ok(dead > 0, "a dead gap");
  assert.equal(texts.filter((text) => text.includes(said("odds.proof.title"))).length, dead);
});

test("by keys, the sheet opens and closes, the card of a gap tells the same, and the help names the key", async () => {
  const { window, gaps } = await inTheMiddle();
  await window.press("o");
  await window.sees("dialog[open] h3");
  assert.equal((await told(window)).length, gaps.length);
  await window.press("Escape");
  await window.lacks("dialog[open]");
  await window.press("i");
  await window.sees("section.cell", said("odds.coming"));
  const card = await window.text("section.cell");
  const coming = card.match(
    new RegExp(`(?:${any(said("odds.everybody"), "Anna").source}).*?: .+?\\.`),
  )[0];
  await window.press("?");
  await window.sees("dialog[open]", said("keys.does.odds"));
  await window.press("Escape");
  await window.lacks("dialog[open]");
  await window.press("o");
  await window.sees("dialog[open] h3");
  assert.ok(
    (await told(window)).some((text) => text.includes(coming)),
    coming,
  );
});

test("at the table in words a command tells every gap", async () => {
  const { window, gaps } = await inTheMiddle();
  await window.run(
    "await window.__TAURI_INTERNALS__.invoke('change_settings', { change: { inWords: true } });",
  );
  await window.sees("[data-commands]");
  await window.run("document.querySelector('[data-commands] input').focus();");
  await window.type(..."odds", "Enter");
  await window.sees(".reply", said("odds.gap", gaps[0], gaps[0].copies));
  const reply = await window.text(".reply");
  for (const gap of gaps) assert.ok(reply.includes(said("odds.gap", gap, gap.copies)), reply);
  const { proof } = gaps.find((gap) => gap.proof);
  assert.ok(reply.includes(said("odds.proof.asked", proof.asked)), reply);
});

test("whoever has switched the counting of tiles off is told no odds", async () => {
  const { window } = await inTheMiddle();
  await window.run(
    "await window.__TAURI_INTERNALS__.invoke('change_settings', { change: { aids: { remainingTiles: false } } });",
  );
  await window.click("[data-leaf=tiles]");
  await window.sees("[role=tabpanel]", said("table.left.off"));
  await window.press("o");
  await window.settle();
  assert.equal(await window.run("return document.querySelector('dialog[open]');"), null);
});
