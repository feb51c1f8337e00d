// Tiles of another program in the real window: looked at, taken over, drawn on; what cannot come is listed by tile. And
// own ones given to it, and taken over again.
// What the system's own dialog would answer stands in a file.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openWindow, temporaryFolder } from "./window.mjs";
import { said } from "./words.mjs";

const MEADOW = "<field>NL NR EL ER SL SR WL WR</field>";
const CROSSROADS = `<road>E</road><road>S</road><road>W</road>
  <field>NL NR EL WR</field><field>ER SL</field><field>SR WL</field>`;

/** One set: a city with wine, a crossroads, a well known and an unknown thing. */
const PACK = `<?xml version="1.0"?>
<pack title="Vineyard Hills">
  <tile id="Wine" count="2"><city resource="wine" princess="yes" castle-base="true">N</city>
    <farm city="N">EL ER SL SR WL WR</farm></tile>
  <tile id="Cross" count="3">${CROSSROADS.replaceAll("field", "farm")}</tile>
  <tile id="Odd"><balloon/>${MEADOW.replaceAll("field", "farm")}</tile>
</pack>`;

/** Two sets of one tile each. */
const DEFS = `<defs><tiles><tile id="XX/A">${MEADOW}</tile><tile id="XX/B">${CROSSROADS}</tile></tiles>
  <sets><tile-set id="meadows:1"><ref tile="XX/A" count="4"/></tile-set>
  <tile-set id="meadows:2"><ref tile="XX/B" count="2"/></tile-set></sets></defs>`;

const BUTTON = said("foreign.open");

/** What is said of something that does not come over. */
const lost = (says, facts) => said("problem", { what: { says, facts } });

/** Build, and what opens and saves files there. */
const building = async (t) => {
  const folder = temporaryFolder(t);
  const window = await openWindow(t);
  await window.press("Alt", "3");
  await window.isOn("build");
  const file = (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const opens = async (path) => {
    window.answer(path);
    await window.clickButton(BUTTON);
  };
  const saves = async (path, button) => {
    window.answer(path);
    await window.clickButton(button);
  };
  return { window, folder, file, opens, saves };
};

const documents = (window) =>
  window.run(
    `const list = await window.__TAURI_INTERNALS__.invoke("documents");
     return list.map(({ key, name, tiles, faults }) => ({ key, name, tiles, faults }))
       .toSorted((a, b) => (a.key < b.key ? -1 : 1));`,
  );

test("a set of another program is looked at, taken over, and never laid over one that is there", async (t) => {
  const { window, file, opens } = await building(t);
  const pack = file("hills.xml", PACK);
  await opens(pack);
  await window.sees("dialog[open]", said("foreign.lead", "hills.xml", 1));
  await window.sees("dialog[open] section", "Vineyard Hills");
  await window.sees("dialog[open] section", said("foreign.counts", 6, 3));
  const losses = await window.run(
    `return [...document.querySelectorAll("dialog[open] dl > div")].map((div) =>
       [div.querySelector("dt").textContent, ...[...div.querySelectorAll("dd p")].map((p) => p.textContent.trim())]);`,
  );
  assert.deepEqual(losses[0].slice(2), [
    lost("not-taken-often", { thing: "castle-base", n: 1, tiles: "Wine" }),
  ]);
  assert.deepEqual(losses.slice(1), [
    [said("foreign.tile", "Wine"), lost("not-taken", { thing: "princess" })],
    [said("foreign.tile", "Cross"), lost("village-guessed", { n: 3 })],
    [said("foreign.tile", "Odd"), lost("not-taken-element", { word: "balloon" })],
  ]);
  assert.deepEqual(await documents(window), [], "to look is not to take");
  await window.clickButton(said("foreign.take", 1));
  await window.sees("h1", "Vineyard Hills");
  await window.sees('[data-tile="Wine"]');
  await window.sees('[data-tile="Cross"]');
  await window.sees('[data-tile="Odd"]');
  await window.sees("[role=log]", said("foreign.taken", ["Vineyard Hills"]));
  const own = { name: "Vineyard Hills", tiles: 6, faults: 0 };
  assert.deepEqual(await documents(window), [{ key: "vineyard-hills", ...own }]);

  await window.press("Alt", "3");
  await window.isOn("build");
  await opens(pack);
  await window.sees("dialog[open] section", "Vineyard Hills");
  await window.clickButton(said("foreign.take", 1));
  await window.sees("h1", "Vineyard Hills");
  assert.deepEqual(await documents(window), [
    { key: "vineyard-hills", ...own },
    { key: "vineyard-hills-2", ...own },
  ]);
});

test("of several sets those are taken that are chosen, by keys alone", async (t) => {
  const { window, file, opens } = await building(t);
  await opens(file("meadows.xml", DEFS));
  await window.sees("dialog[open]", said("foreign.lead", "meadows.xml", 2));
  await window.sees("dialog[open] .doing", said("foreign.take", 2));
  await window.run(`document.querySelector("dialog[open] input").focus();`);
  await window.press("Space");
  await window.sees("dialog[open] .doing", said("foreign.take", 1));
  await window.press("Tab");
  await window.press("Tab");
  await window.press("Enter");
  await window.sees("h1", "Meadows 2");
  assert.deepEqual(await documents(window), [
    { key: "meadows-2", name: "Meadows 2", tiles: 2, faults: 0 },
  ]);
});

test("whoever thinks better of it keeps nothing, and a file that is no definition is answered", async (t) => {
  const { window, file, opens } = await building(t);
  await opens("");
  await opens(file("hills.xml", PACK));
  await window.sees("dialog[open]", "Vineyard Hills");
  await window.press("Escape");
  await window.lacks("dialog[open]");
  await opens(file("picture.xml", "<svg/>"));
  await window.sees("dialog[open] [role=alert]", said("files.faults", "picture.xml", 1));
  await window.sees("dialog[open] [role=alert]", "<svg>");
  await window.press("Escape");
  await window.lacks("dialog[open]");
  assert.deepEqual(await documents(window), []);
});

test("an own set is saved for another program, with what its file will not say, and is taken over again", async (t) => {
  const { window, folder, file, opens, saves } = await building(t);
  await opens(file("hills.xml", PACK));
  await window.sees("dialog[open] section", "Vineyard Hills");
  await window.clickButton(said("foreign.take", 1));
  await window.sees("h1", "Vineyard Hills");
  const land = async (key) => {
    const own = (await documents(window)).find((document) => document.key === key);
    const list = await window.run(
      `const list = await window.__TAURI_INTERNALS__.invoke("documents");
       return list.find(({ key }) => key === given[0]).designs.map(({ id, set, ...rest }) => rest);`,
      key,
    );
    return [own.tiles, list];
  };
  const before = await land("vineyard-hills");

  await window.clickButton(said("foreign.give"));
  await window.sees("dialog[open] h2", said("foreign.giveTitle"));
  const losses = await window.run(
    `return [...document.querySelectorAll("dialog[open] dd p")].map((p) => p.textContent.trim());`,
  );
  assert.deepEqual(losses, [
    lost("not-written", { thing: "needs" }),
    lost("not-written-often", { thing: "village", tiles: "Cross" }),
  ]);
  const given = join(folder, "given.xml");
  await saves(given, said("foreign.write"));
  await window.lacks("dialog[open]");
  await window.sees("[role=log]", "given.xml");
  assert.match(readFileSync(given, "utf8"), /<city resource="wine">N<\/city>/);

  await window.press("Alt", "3");
  await window.isOn("build");
  await opens(given);
  await window.sees("dialog[open] section", "Vineyard Hills");
  await window.clickButton(said("foreign.take", 1));
  await window.sees("h1", "Vineyard Hills");
  assert.deepEqual(await land("vineyard-hills-2"), before);
});
