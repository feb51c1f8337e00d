// How likely tiles come: on the card of a gap, on the sheet of all gaps, and at the table in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beginGame, playUntil } from "./table-of-two.mjs";
import { windowOfFile } from "./window.mjs";

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
  await window.clickButton("Odds of all gaps");
  await window.sees("dialog[open] h3");
  const texts = await told(window);
  assert.equal(texts.length, gaps.length);
  assert.match(texts[0], /: .+ on the next draw, .+ by the end of the game\./);
  const dead = gaps.filter(({ proof }) => proof).length;
  assert.ok(dead > 0, "a dead gap");
  assert.equal(texts.filter((text) => text.includes("Why nothing fits")).length, dead);
});

test("by keys, the sheet opens and closes, the card of a gap tells the same, and the help names the key", async () => {
  const { window, gaps } = await inTheMiddle();
  await window.press("o");
  await window.sees("dialog[open] h3");
  assert.equal((await told(window)).length, gaps.length);
  await window.press("Escape");
  await window.lacks("dialog[open]");
  await window.press("i");
  await window.sees("section.cell", "How likely one comes");
  const card = await window.text("section.cell");
  const said = card.match(/(?:Each player|Anna.*?): .+?\./)[0];
  await window.press("?");
  await window.sees("dialog[open]", "how likely tiles come for each gap");
  await window.press("Escape");
  await window.lacks("dialog[open]");
  await window.press("o");
  await window.sees("dialog[open] h3");
  assert.ok(
    (await told(window)).some((text) => text.includes(said)),
    said,
  );
});

test("at the table in words a command tells every gap", async () => {
  const { window, gaps } = await inTheMiddle();
  await window.run(
    "await window.__TAURI_INTERNALS__.invoke('change_settings', { change: { inWords: true } });",
  );
  await window.sees("article form");
  await window.run("document.querySelector('article form input').focus();");
  await window.type(..."odds", "Enter");
  await window.sees(".reply", "on the next draw");
  const reply = await window.text(".reply");
  const gapsSaid = reply.match(/tiles? left fits?\./g) ?? [];
  assert.equal(gapsSaid.length, gaps.length);
  assert.match(reply, /A tile here needs .+\./);
});

test("whoever has switched the counting of tiles off is told no odds", async () => {
  const { window } = await inTheMiddle();
  await window.run(
    "await window.__TAURI_INTERNALS__.invoke('change_settings', { change: { aids: { remainingTiles: false } } });",
  );
  await window.click("[data-leaf=tiles]");
  await window.sees("[role=tabpanel]", "switched off");
  await window.press("o");
  await window.settle();
  assert.equal(await window.run("return document.querySelector('dialog[open]');"), null);
});
