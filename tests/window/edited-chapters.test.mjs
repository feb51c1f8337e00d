// A chapter of a campaign of one's own in the real window: edited where it is, with words of the author's, by mouse and by
// keys alone; found in Build under its one name; and the guide that stands beside the desks meanwhile.
import assert from "node:assert/strict";
import test from "node:test";
import { album } from "./album.mjs";
import { openWindow, call, temporaryFolder } from "./window.mjs";
import { named, said } from "./words.mjs";

const picture = album("edited-chapters");
const WORDS = "Bring the abbot five barrels.";

const changed = (window, view, op) =>
  call(window, "change_document", { id: view.id, revision: view.revision, op });

/** A position with an aim, saved as a scenario. */
const saved = async (window, name, least) => {
  let view = await call(window, "begin_document", {
    begin: { kind: "position", name, from: null },
  });
  const bound = { least, most: null, exactly: null };
  const aims = [{ is: "score", player: null, bound }];
  for (const change of [
    { do: "lay", laid: { tile: "base/D", x: 0, y: 0, rotation: 0 }, by: null },
    { do: "draw", draw: { from: "order", tiles: ["base/U", "base/U"] } },
    { do: "seat", seat: 0, change: { set: "score", score: 3 } },
    { do: "aims", list: "goals", aims, words: [] },
  ])
    view = await changed(window, view, { of: "position", change });
  view = await changed(window, view, {
    of: "about",
    what: "description",
    text: "The abbot waits.",
    language: "en",
  });
  const wording = { title: name, note: "The abbot waits.", goals: ["Points."], stars: [] };
  const made = await call(window, "save_position_as_scenario", {
    id: view.id,
    wording,
    anyway: true,
  });
  return { position: view.id, scenario: made.scenario.scenario.id };
};

/** A campaign of two chapters. */
const campaign = async (window, scenarios) => {
  let view = await call(window, "begin_document", {
    begin: { kind: "campaign", name: "The long road", from: null },
  });
  for (const [at, scenario] of scenarios.entries())
    view = await call(window, "add_chapter", {
      id: view.id,
      revision: view.revision,
      scenario,
      at,
    });
  return view;
};

const chapters = async (window, id) =>
  (await call(window, "open_document", { id })).campaign.chapters.map(({ title }) => title);

/** What "What was done" says of it. */
const edited = (chapter) => ({
  of: "campaign",
  change: { do: "scenario", chapter, brought: "{}" },
});

const mouse = (window) => ({
  press: (css) => window.click(css),
  called: (words) => window.clickButton(words),
  leaf: (name) => window.click(`[data-leaf="${name}"]`),
});

const keys = (window) => ({
  press: async (css) => {
    await window.tabTo(css);
    await window.press("Enter");
  },
  called: async (words) => {
    const there = () =>
      window.run(
        `const on = document.activeElement;
         return on.matches("a, button") && on.textContent.includes(given[0]);`,
        words,
      );
    for (let steps = 0; !(await there()); steps++) {
      assert(steps < 260, `the Tab key never reaches “${words}”`);
      await window.press("Tab");
    }
    await window.press("Enter");
  },
  leaf: async () => {
    await window.tabTo("[role=tab][aria-selected=true]");
    for (let n = 0; n < 3; n++) await window.press("ArrowRight");
  },
});

/** Writes into a field in place of what stands there. */
const write = async (window, css, text) => {
  await window.sees(css);
  await window.run(
    "const field = document.querySelector(given[0]); field.focus(); field.select();",
    css,
  );
  await window.type(...text);
  await window.press("Tab");
};

for (const [name, hands] of [
  ["the mouse", mouse],
  ["keys alone", keys],
])
  test(`a chapter is edited where it is with ${name}, and has one name everywhere`, async (t) => {
    const data = temporaryFolder(t);
    const window = await openWindow(t, { data });
    await window.resize(1280, 800);
    const does = hands(window);
    const { position, scenario } = await saved(window, "The last wine", 4);
    const other = await saved(window, "The mill", 5);
    const { id } = await campaign(window, [other.scenario, scenario]);
    await window.run(`location.hash = "#/build/" + given[0];`, id);
    await window.sees(".maker h1", "The long road");
    await does.called("The last wine");
    await window.sees("[data-part=chapter] h2", "The last wine");
    await does.press(
      `[data-part=chapter] button${named("campaignEditor.editThis", "The last wine")}`,
    );
    await window.sees(".maker h1", "The last wine");
    await window.sees("[data-part=scenario][data-current=true]");
    assert.equal(await window.run("return location.hash;"), `#/build/${position}`);
    // In words of the author's, under another name.
    await does.leaf("aims");
    await write(window, "[data-aims=goals] .said input", WORDS);
    await window.sees("[data-part=scenario][data-current=false]");
    await write(window, `.side section[aria-label="${said("build.about")}"] input`, "Five barrels");
    await window.until(
      "the name",
      async () => (await call(window, "open_document", { id: position })).name === "Five barrels",
    );
    if (name === "the mouse") await picture(window, "desk");
    assert.deepEqual(await chapters(window, id), ["The mill", "The last wine"]);
    await does.called(said("position.save"));
    await window.sees("[data-part=scenario][data-current=true]", "Five barrels", 60_000);
    assert.deepEqual(await chapters(window, id), ["The mill", "Five barrels"]);
    await does.called(said("position.chapterOf", "The long road", 2));
    await window.sees(".maker h1", "The long road");
    // It opens at that chapter. Its card says the new aim: nobody had written anything else there.
    await window.sees("[data-part=chapter] h2", "Five barrels");
    const cards = async () =>
      (await call(window, "open_document", { id })).campaign.chapters.map(({ say }) => say);
    assert.deepEqual(await cards(), ["Points.", WORDS]);
    await window.sees(
      "main ol[reversed]",
      said("build.did", edited(scenario), String, String, () => "Five barrels"),
    );
    // Taken back here, and done again.
    await does.called(said("build.undo"));
    await window.until(
      "it as it was",
      async () => (await chapters(window, id))[1] === "The last wine",
    );
    await does.called(said("build.redo"));
    await window.until(
      "it done again",
      async () => (await chapters(window, id))[1] === "Five barrels",
    );
    // One card in Build, and one in Campaigns.
    await window.run('location.hash = "#/build";');
    await window.sees(
      `[data-document="${position}"] .facts`,
      said("build.playedIn", ["The long road"]),
    );
    assert.equal(
      await window.run("return document.querySelectorAll('[data-scenario]').length;"),
      0,
    );
    await window.run('location.hash = "#/campaigns";');
    await window.sees("[data-own] h3", "Five barrels");
    // What the author says is there while it is played.
    await window.run(`location.hash = "#/campaigns/" + given[0];`, scenario);
    await window.sees(".task h2", "The abbot waits.");
    await window.press("Enter");
    await window.sees(".task h2", WORDS);
    await does.press("[data-part=story] summary");
    await window.sees("[data-part=story] details[open]", "The abbot waits.");
    await window.sees("[data-part=story]", said("campaigns.counts"));
    if (name === "the mouse") await picture(window, "played");
    assert.equal(await window.text("[role=alert]"), "");
  });

test("words that the author wrote for a card stay, whatever becomes of the aim", async (t) => {
  const window = await openWindow(t);
  const { position, scenario } = await saved(window, "The last wine", 4);
  const view = await campaign(window, [scenario]);
  const own = { do: "say", chapter: scenario, what: "say", text: "Mine.", language: "en" };
  await changed(window, view, { of: "campaign", change: own });
  const wording = { title: "The last wine", note: null, goals: ["More points."], stars: [] };
  const made = { id: position, wording, anyway: true };
  await call(window, "save_position_as_scenario", made);
  const { campaign: draft } = await call(window, "open_document", { id: view.id });
  assert.deepEqual(
    draft.chapters.map(({ say, aim }) => [say, aim]),
    [["Mine.", "More points."]],
  );
});

test("a position without an aim says what it lacks, where it is saved and where chapters are taken", async (t) => {
  const window = await openWindow(t);
  const begin = { kind: "position", name: "Aimless", from: null };
  let view = await call(window, "begin_document", { begin });
  const laid = { tile: "base/D", x: 0, y: 0, rotation: 0 };
  view = await changed(window, view, { of: "position", change: { do: "lay", laid, by: null } });
  await window.run(`location.hash = "#/build/" + given[0];`, view.id);
  await window.sees(".maker h1", "Aimless");
  await window.clickButton(said("position.saveAs"));
  await window.sees(".side [role=status]", said("position.noAims"));
  await window.until("the way to an aim", () =>
    window.run("return document.activeElement.closest('[data-aims=goals]') !== null;"),
  );
  const { id } = await campaign(window, []);
  await window.run(`location.hash = "#/build/" + given[0];`, id);
  await window.sees(".maker h1", "The long road");
  await window.clickButton(said("campaignEditor.add"));
  await window.sees("dialog[open] [data-part=unsaved] li", "Aimless");
  await window.sees("dialog[open]", said("campaignEditor.unsavedNote"));
  await window.click("dialog[open] [data-part=unsaved] a");
  await window.sees(".maker h1", "Aimless");
});

test("a scenario of an earlier version is found in Build, opens there, and is deleted and brought back whole", async (t) => {
  const window = await openWindow(t);
  const { position, scenario } = await saved(window, "The last wine", 4);
  await call(window, "delete_document", { id: position });
  await window.run('location.hash = "#/campaigns";');
  await window.sees("main h1");
  assert.deepEqual(await call(window, "own_scenarios"), []);
  await call(window, "restore_document", { id: position });
  const [own] = await call(window, "own_scenarios");
  assert.equal(own.scenario.id, scenario);
  await window.run('location.hash = "#/build";');
  await window.sees(`[data-document="${position}"] .facts`, said("build.scenario"));
  await window.click(`[data-document="${position}"] .doing a`);
  await window.sees("[data-part=scenario][data-current=true]");
  assert.equal(await window.text("[role=alert]"), "");
});

for (const [name, hands] of [
  ["the mouse", mouse],
  ["keys alone", keys],
])
  test(`the guide stands beside the desk and does what it says with ${name}`, async (t) => {
    const window = await openWindow(t);
    await window.resize(1280, 800);
    const does = hands(window);
    await window.run('location.hash = "#/build";');
    await window.sees("[data-guides] button");
    await does.press("[data-guides] button");
    await window.sees("[data-part=guide] [aria-current=step]", said("guides.set.steps.0.title"));
    // The list opens in a window of its own, out of reach for a driver.
    await window.run(
      `const list = document.querySelector("[data-part=guide] select");
       list.value = "scenario";
       list.dispatchEvent(new Event("change", { bubbles: true }));`,
    );
    await window.sees(
      "[data-part=guide] [aria-current=step]",
      said("guides.scenario.steps.0.title"),
    );
    if (name === "the mouse") await picture(window, "guide-list");
    await does.press("[data-part=guide] .ways button");
    await window.sees("dialog[open] h2", said("build.begin.position"));
    await window.press("Enter");
    // It stays, at the step that one is at.
    await window.sees("[data-part=faults]", said("position.empty"));
    await window.sees(
      "[data-part=guide] [aria-current=step]",
      said("guides.scenario.steps.1.title"),
    );
    await window.click('[data-leaf="aims"]');
    await window.sees(
      "[data-part=guide] [aria-current=step]",
      said("guides.scenario.steps.3.title"),
    );
    await window.click('[data-leaf="place"]');
    if (name === "the mouse") await picture(window, "guide-desk");
    // In the smallest window it is a line, and opens over the desk.
    await window.resize(1024, 640);
    const { desk, guide } = await window.run(
      `const [desk, guide] = [".maker .board", "[data-part=guide]"].map((css) => document.querySelector(css).getBoundingClientRect());
       return { desk: desk.width, guide: guide.height };`,
    );
    assert(desk > 400, `a board of ${desk} px`);
    assert(guide < 100, `a guide of ${guide} px`);
    if (name === "the mouse") await picture(window, "guide-small");
    await does.press("[data-part=guide] .drawer button");
    await window.sees("[data-part=guide] .does");
    if (name === "the mouse") await picture(window, "guide-drawn");
    await window.press("Escape");
    await window.until("no guide", () =>
      window.run("return document.querySelector('[data-part=guide]') === null;"),
    );
    assert.ok(
      await window.run("return document.activeElement.closest('[data-guides], main') !== null;"),
    );
    assert.equal(await window.text("[role=alert]"), "");
  });
