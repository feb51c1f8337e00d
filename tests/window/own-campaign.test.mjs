// A campaign of one's own in the real window: three chapters with carry-over and a losing way, made by mouse and again by keys
// alone; saved, wiped, taken in again, played both ways, and gone on with after a power cut.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { album } from "./album.mjs";
import { moment } from "./lessons.mjs";
import { kill } from "./power-cut.mjs";
import { open, screens } from "./screens.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { named, said, YOU } from "./words.mjs";

const campaigns = screens[4];
const picture = album("campaigns");

/** The end of a game of two tiles: the first is won by whoever lays them, the second by nobody. */
const scenario = (title, points) => ({
  format: "bastide/scenario@1",
  id: "mine",
  kind: "scenario",
  title: "title",
  goals: [{ say: "goal", reach: { score: { "at-least": points } } }],
  setup: {
    mix: "base",
    players: [
      { by: "learner", score: 10 },
      { name: "Bo", by: "bot:greedy", score: 10 },
    ],
  },
  deck: { draws: ["base/D", "base/U", "base/U"], then: "end" },
  steps: [
    {
      id: "play",
      type: "play",
      say: "goal",
      until: { score: { "at-least": points } },
      good: "good",
      feedback: [{ class: "rest", say: "lost" }],
      hints: { nudge: "goal" },
    },
  ],
  text: { en: { title, goal: `Have ${points} points.`, good: "Reached.", lost: "Not reached." } },
});

const TITLES = ["The ford", "The detour", "The bridge"];

/** Three scenarios as files; so many points are to be reached in the first. */
const files = (folder, first) =>
  TITLES.map((title, at) => {
    const file = path.join(folder, `${at}.bastide-scenario.json`);
    writeFileSync(file, JSON.stringify(scenario(title, at === 0 ? first : 10)));
    return file;
  });

const pressed = (window) =>
  window.run(
    // The whole page is no button.
    `const on = document.activeElement?.closest('button, a');
     return on?.getAttribute("aria-label") ?? on?.textContent.trim() ?? "";`,
  );

/** A button by its words, with the Tab key. */
const tabToButton = async (window, words) => {
  for (let steps = 0; !(await pressed(window)).includes(words); steps++) {
    assert(steps < 300, `the Tab key never reaches “${words}”`);
    await window.press("Tab");
  }
};

/** A box by what stands beside it, below a legend. */
const box = (legend, label) =>
  `return (() => {
     const sets = [...document.querySelectorAll("[data-part=chapter] fieldset")];
     const set = sets.find((each) => each.querySelector("legend").textContent.includes(${JSON.stringify(legend)}));
     const labels = [...(set?.querySelectorAll("label") ?? [])];
     return labels.find((each) => each.textContent.includes(${JSON.stringify(label)}))?.querySelector("input");
   })()`;

const mouse = (window) => ({
  press: (words) => window.clickButton(words),
  choose: (number, title) => window.clickButton(`${number} ${title}`),
  take: (title) => window.click(named("campaignEditor.takeThis", title)),
  tick: (legend, label) => window.run(`${box(legend, label)}.click();`.replace("return ", "")),
});

const keys = (window) => ({
  press: async (words) => {
    await tabToButton(window, words);
    await window.press("Enter");
  },
  choose: async (number, title) => {
    await tabToButton(window, said("campaignEditor.chapter", number, title));
    await window.press("Enter");
  },
  take: async (title) => {
    await tabToButton(window, said("campaignEditor.takeThis", title));
    await window.press("Enter");
  },
  tick: async (legend, label) => {
    await window.run(`${box(legend, label)}.focus();`.replace("return ", ""));
    await window.press("Space");
  },
});

const chaptersOf = async (window) => {
  const documents = await call(window, "documents");
  const { id } = documents.find(({ kind }) => kind === "campaign");
  const { campaign, faults } = await call(window, "open_document", { id });
  return { id, chapters: campaign.chapters, faults };
};

/** The campaign as it is played. */
const ownOf = async (window) =>
  (await call(window, "campaigns")).find(({ document }) => document !== null);

/** Makes the campaign at its desk. */
const made = async (window, hands) => {
  await window.run('location.hash = "#/build";');
  await window.sees("main button", said("build.newCampaign"));
  await hands.press(said("build.newCampaign"));
  await window.sees("dialog[open] h2", said("build.newCampaign"));
  await window.press("Enter");
  await window.sees(".maker h1", said("build.begin.campaignName"));
  for (const title of TITLES) {
    await hands.press(said("campaignEditor.add"));
    await window.sees("dialog[open] b", title);
    await hands.take(title);
    await window.sees("[data-part=chapter] h2", title);
  }
  await hands.choose(1, "The ford");
  await window.sees("[data-part=chapter] h2", said("campaignEditor.chapter", 1, "The ford"));
  await hands.tick(said("campaignEditor.ways.loss"), "The bridge");
  await window.until(
    "the loss to lead on",
    async () => (await chaptersOf(window)).chapters[0].loss.length === 1,
  );
  await hands.choose(3, "The bridge");
  await window.sees("[data-part=chapter] h2", said("campaignEditor.chapter", 3, "The bridge"));
  await hands.press(said("campaignEditor.addCarry"));
  await window.sees("[data-part=chapter] .carry", "“The detour”");
  const { id, faults } = await chaptersOf(window);
  assert.deepEqual(faults, []);
  // What is chosen from a list is chosen by the same change, whoever chooses.
  const from = "[data-part=chapter] .carry select";
  await window.run("document.querySelector(given[0]).focus();", from);
  await window.press("ArrowUp");
  await window.sees("[data-part=chapter] .carry", "“The ford”");
  return id;
};

/** Plays the open chapter until it is won or lost. */
const played = async (window) => {
  await window.sees(".lesson .board image");
  for (let turns = 0; turns < 60; turns++) {
    const now = await moment(window);
    if (now.seen === "end") return "won";
    if (
      await window.run(
        "return document.querySelector('.coach')?.textContent.includes(given[0]) ?? false;",
        said("campaigns.takeLoss"),
      )
    )
      return "lost";
    if (now.seen !== "task") await window.press("Enter");
    else if (await window.run("return document.querySelector('[data-held]') !== null;"))
      await window.press("Enter");
    else if (await window.run("return document.querySelector('[data-action=pass]') !== null;"))
      await window.press(" ");
    else await window.press("ArrowRight");
    await new Promise((rest) => setTimeout(rest, 150));
  }
  throw new Error(`no end: ${JSON.stringify(await moment(window))}`);
};

for (const [name, hand, first] of [
  ["the mouse, and lost on the way", mouse, 900],
  ["keys alone, and won", keys, 10],
])
  test(`a campaign is made, handed on and played with ${name}`, async (t) => {
    const folder = temporaryFolder(t);
    let window = await openWindow(t);
    window.answer(...files(folder, first));
    await window.resize(1280, 800);
    await open(window, campaigns);
    await window.press("Control", "o");
    await window.sees("[data-own] h3", TITLES[2]);
    const id = await made(window, hand(window));
    await picture(window, `desk-${first}`);
    if (first === 900) {
      await window.clickButton(said("campaignEditor.prove"));
      await window.sees(
        "[data-part=proofs] li",
        said("campaignEditor.odds", {
          varies: false,
          least: { won: 0, of: 1 },
          most: { won: 0, of: 1 },
        }),
        120_000,
      );
    }
    const file = path.join(folder, "mine.json");
    window.answer(file);
    await call(window, "save_document", { id, question: { title: "", kind: "" } });
    assert.equal(JSON.parse(readFileSync(file, "utf8")).format, "bastide/campaign@1");
    // Another data folder: nothing of it is there but what the file brings.
    const data = temporaryFolder(t);
    window = await openWindow(t, { data });
    window.answer(file);
    await window.resize(1280, 800);
    await open(window, campaigns);
    await window.press("Control", "o");
    // Its desk opens once it is kept.
    await window.sees(".maker h1", said("build.begin.campaignName"));
    await window.run('location.hash = "#/build";');
    await window.sees("article h3", said("build.begin.campaignName"));
    await open(window, campaigns);
    await window.sees("main h2", said("build.begin.campaignName"));
    await picture(window, `map-${first}`);
    await window.clickButton(said("campaigns.beginWith", "The ford"));
    const how = await played(window);
    assert.equal(how, first === 900 ? "lost" : "won");
    if (how === "lost") {
      await window.clickButton(said("campaigns.takeLoss"));
      await window.sees(".end .above", said("campaigns.lost"));
    }
    await picture(window, `end-${first}`);
    const next = how === "lost" ? "The bridge" : "The detour";
    await window.sees(".end .ways", said("campaigns.nextIs", next));
    kill(data);
    const again = await openWindow(t, { data });
    await open(again, campaigns);
    await again.clickButton(said("campaigns.nextIs", next));
    assert.equal(await played(again), "won");
    if (how === "won") {
      await again.clickButton(said("campaigns.nextIs", "The bridge"));
      await again.sees(".lesson header .where b", "The bridge");
      const brought = said("carried.one", (await ownOf(again)).chapters[2].carried[0]);
      await again.sees("[data-part=story]", said("carried.line", YOU, [brought]));
      assert.equal(await played(again), "won");
    }
    await again.sees(".end", said("campaigns.overWon"));
    const own = await ownOf(again);
    const had = own.chapters[0].ended.standings[0].score;
    assert.equal(own.chapters[2].carried[0].amount, had);
    assert.equal(own.chapters[0].state, how === "lost" ? "lost" : "finished");
    assert.equal(await again.text("[role=alert]"), "");
  });
