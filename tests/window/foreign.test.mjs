// Tiles of another program in the real window: looked at, taken over, drawn on; what cannot come is listed by tile. And
// own ones given to it, and taken over again.
// What the system's own dialog would answer stands in a file.
import assert from "node:assert/strict";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { openWindow, temporaryFolder } from "./window.mjs";

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

const BUTTON = "Import a set of another program";

/** Build, with a window whose questions for files are answered by what `answer` says before each. */
const building = async (t) => {
  const folder = temporaryFolder(t);
  const answers = join(folder, "answers");
  const window = await openWindow(t, { env: { BASTIDE_ANSWERS: answers } });
  await window.press("Alt", "3");
  await window.sees("h1", "Build");
  const file = (name, text) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const opens = async (path) => {
    appendFileSync(answers, `${path}\n`);
    await window.clickButton(BUTTON);
  };
  const saves = async (path, button) => {
    appendFileSync(answers, `${path}\n`);
    await window.clickButton(button);
  };
  return { window, folder, file, opens, saves };
};

const documents = (window) =>
  window.run(
    `const list = await window.__TAURI_INTERNALS__.invoke("documents", { language: "en" });
     return list.map(({ key, name, tiles, faults }) => ({ key, name, tiles, faults }))
       .toSorted((a, b) => (a.key < b.key ? -1 : 1));`,
  );

test("a set of another program is looked at, taken over, and never laid over one that is there", async (t) => {
  const { window, file, opens } = await building(t);
  const pack = file("hills.xml", PACK);
  await opens(pack);
  await window.sees("dialog[open]", "“hills.xml” describes a tile set of JCloisterZone.");
  await window.sees("dialog[open] section", "Vineyard Hills");
  await window.sees("dialog[open] section", "6 tiles of 3 designs");
  const losses = await window.run(
    `return [...document.querySelectorAll("dialog[open] dl > div")].map((div) =>
       [div.querySelector("dt").textContent, ...[...div.querySelectorAll("dd p")].map((p) => p.textContent.trim())]);`,
  );
  assert.deepEqual(losses[0].slice(2), [
    "not taken over: that a small city may become a castle (on Wine)",
  ]);
  assert.deepEqual(losses.slice(1), [
    ["Tile Wine", "not taken over: a princess"],
    ["Tile Cross", "3 roads end in nothing: a village is guessed there"],
    ["Tile Odd", "not taken over, because it is not known: <balloon>"],
  ]);
  assert.deepEqual(await documents(window), [], "to look is not to take");
  await window.clickButton("Make it a set of mine");
  await window.sees("h1", "Vineyard Hills");
  await window.sees('[data-tile="Wine"]');
  await window.sees('[data-tile="Cross"]');
  await window.sees('[data-tile="Odd"]');
  await window.sees("[role=log]", "“Vineyard Hills” is among your tile sets.");
  const own = { name: "Vineyard Hills", tiles: 6, faults: 0 };
  assert.deepEqual(await documents(window), [{ key: "vineyard-hills", ...own }]);

  await window.press("Alt", "3");
  await window.sees("h1", "Build");
  await opens(pack);
  await window.sees("dialog[open] section", "Vineyard Hills");
  await window.clickButton("Make it a set of mine");
  await window.sees("h1", "Vineyard Hills");
  assert.deepEqual(await documents(window), [
    { key: "vineyard-hills", ...own },
    { key: "vineyard-hills-2", ...own },
  ]);
});

test("of several sets those are taken that are chosen, by keys alone", async (t) => {
  const { window, file, opens } = await building(t);
  await opens(file("meadows.xml", DEFS));
  await window.sees("dialog[open]", "describes 2 tile sets");
  await window.sees("dialog[open] .doing", "Make 2 sets of mine");
  await window.run(`document.querySelector("dialog[open] input").focus();`);
  await window.press("Space");
  await window.sees("dialog[open] .doing", "Make it a set of mine");
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
  await window.sees("dialog[open] [role=alert]", "“picture.xml” has 1 fault.");
  await window.sees("dialog[open] [role=alert]", "it begins with <svg>");
  await window.press("Escape");
  await window.lacks("dialog[open]");
  assert.deepEqual(await documents(window), []);
});

test("an own set is saved for another program, with what its file will not say, and is taken over again", async (t) => {
  const { window, folder, file, opens, saves } = await building(t);
  await opens(file("hills.xml", PACK));
  await window.sees("dialog[open] section", "Vineyard Hills");
  await window.clickButton("Make it a set of mine");
  await window.sees("h1", "Vineyard Hills");
  const land = async (key) => {
    const own = (await documents(window)).find((document) => document.key === key);
    const list = await window.run(
      `const list = await window.__TAURI_INTERNALS__.invoke("documents", { language: "en" });
       return list.find(({ key }) => key === given[0]).designs.map(({ id, set, ...rest }) => rest);`,
      key,
    );
    return [own.tiles, list];
  };
  const before = await land("vineyard-hills");

  await window.clickButton("Save it for JCloisterZone");
  await window.sees("dialog[open] h2", "A file for JCloisterZone");
  const losses = await window.run(
    `return [...document.querySelectorAll("dialog[open] dd p")].map((p) => p.textContent.trim());`,
  );
  assert.deepEqual(losses, [
    "not written down: which expansions its tiles need",
    "not written down: the village in which roads end (on Cross)",
  ]);
  const given = join(folder, "given.xml");
  await saves(given, "Save the definition");
  await window.lacks("dialog[open]");
  await window.sees("[role=log]", "given.xml");
  assert.match(readFileSync(given, "utf8"), /<city resource="wine">N<\/city>/);

  await window.press("Alt", "3");
  await window.sees("h1", "Build");
  await opens(given);
  await window.sees("dialog[open] section", "Vineyard Hills");
  await window.clickButton("Make it a set of mine");
  await window.sees("h1", "Vineyard Hills");
  assert.deepEqual(await land("vineyard-hills-2"), before);
});
