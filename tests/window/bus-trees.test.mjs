// Where one builds, and at a table of cardboard, each node that a screen reader finds has a name and the right role, in each
// language.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openForReader } from "./access/reader.mjs";
import { walkTrees, wrongOn } from "./bus-tree.mjs";
import { call } from "./window.mjs";
import { pagesOfBuild, setWorkshop } from "./workbench.mjs";

const page = (name, address, css) => ({
  name,
  arrange: async (window) => {
    // An address that is open already would not open its page anew.
    await window.run("location.hash = '#/settings';");
    await window.isOn("settings");
    await window.run("location.hash = given[0];", address);
    await window.sees(css);
  },
});

const begun = async (window, kind, changes = []) => {
  const made = await call(window, "begin_document", {
    begin: { kind, name: "The ford", from: null },
  });
  let { revision } = made;
  for (const op of changes)
    ({ revision } = await call(window, "change_document", { id: made.id, revision, op }));
  return { ...made, revision };
};

const AIM = { is: "score", player: null, bound: { least: 4, most: null, exactly: null } };
const position = (change) => ({ of: "position", change });
const LAID = [
  position({ do: "lay", laid: { tile: "base/E", x: 0, y: 0, rotation: 0 }, by: null }),
  position({ do: "aims", list: "goals", aims: [AIM] }),
];

test("a node without a name or with a wrong role would be noticed", async (t) => {
  const { window, reader } = await openForReader(t);
  assert.deepEqual(await wrongOn(reader), []);
  await window.run(`
    const box = document.createElement("section");
    box.innerHTML = '<button></button><p aria-label="Nobody hears it">.</p><ul role="list"><li>One</li><p>Stray</p></ul>' +
      '<details><summary>Open it</summary>.</details>';
    document.querySelector("main h1").after(box);`);
  const wrong = await reader.until("what was put there", async () => {
    const found = await wrongOn(reader);
    return found.length > 0 && found;
  });
  assert.deepEqual(
    ["has no name", "has a name and no role", "holds a", "has no role"].filter(
      (what) => !wrong.some((each) => each.includes(what)),
    ),
    [],
    wrong.join("\n"),
  );
});

test("the desks, the lab, the printed pages and the map of a campaign", async (t) => {
  const desk = await openForReader(t);
  const { window } = desk;
  const made = await setWorkshop(window);
  const laid = await begun(window, "position", LAID);
  const campaign = await begun(window, "campaign");
  const { scenario } = (await call(window, "campaigns"))[0].chapters[0];
  await call(window, "add_chapter", {
    id: campaign.id,
    revision: campaign.revision,
    scenario: scenario.id,
    at: 0,
  });
  await walkTrees(desk, [
    ...pagesOfBuild(made),
    page("position", `#/build/${laid.id}`, ".board image"),
    page("campaign-desk", `#/build/${campaign.id}`, "[data-part=chapter] h2"),
    page("campaigns", "#/campaigns", "main article"),
  ]);
});

test("as text: a position, a tile, and a table of cardboard with the sheet of its scores", async (t) => {
  const desk = await openForReader(t);
  const { window } = desk;
  await call(window, "change_settings", { change: { inWords: true } });
  const laid = await begun(window, "position", LAID);
  const set = await begun(window, "tile-set");
  const seats = ["Anna", "Ben"].map((name, colour) => ({ name, colour, pattern: "plain" }));
  const game = { seats, mix: "base", options: {}, by_hand: true };
  const { id } = (await call(window, "new_game", { game })).game;
  await walkTrees(desk, [
    page("position-in-words", `#/build/${laid.id}`, "[role=grid]"),
    page("tile-in-words", `#/build/${set.id}/A`, "[data-part=sides] select"),
    page("real-table", `#/play/${id}`, "[data-draw]"),
  ]);
});
