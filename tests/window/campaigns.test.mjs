// A campaign in the real window: what is closed says what opens it, what is won opens the next chapter and is kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { goThrough, lessonFile, titleOf } from "./lessons.mjs";
import { kill } from "./power-cut.mjs";
import { open, screens } from "./screens.mjs";
import { openWindow, temporaryFolder } from "./window.mjs";
import { said, saying } from "./words.mjs";

const campaigns = screens[4];
const charter = lessonFile("campaigns/charter");
const fileOf = (scenario) => `campaigns/charter/${scenario.replace("charter-", "")}`;
const titled = (scenario) => titleOf(fileOf(scenario));
const [first, second] = charter.chapters.map(({ scenario }) => scenario);

/** What each card says of itself: its title, whether it can be opened, what stands at its foot, its stars. */
const cards = (window) =>
  window.run(
    `return [...document.querySelectorAll("main ol > li")].map((card) => ({
       title: card.querySelector("h3").textContent,
       open: card.querySelector("a") !== null,
       foot: card.querySelector(".foot").innerText.trim().replaceAll("\u00a0", " "),
       stars: card.querySelectorAll(".above .won").length,
     }));`,
  );

const cardsSeen = async (window) => {
  await window.sees("main ol > li h3");
  return cards(window);
};

test("at first one chapter is open, and each other says what opens it", async (t) => {
  const window = await openWindow(t);
  await open(window, campaigns);
  const [one, two, ...others] = await cardsSeen(window);
  assert.deepEqual(
    [one, two],
    [
      {
        title: titled(first),
        open: true,
        foot: said("campaigns.begin"),
        stars: 0,
      },
      {
        title: titled(second),
        open: false,
        foot: said(
          "campaigns.closed",
          [],
          0,
          ["win", "loss"].map((way) => ({ title: titled(first), way })),
        ),
        stars: 0,
      },
    ],
  );
  for (const { open, foot } of others) {
    assert.equal(open, false);
    assert.ok(foot.length > 0);
  }
  assert.match(others.at(-1).foot, saying("campaigns.closed", [], 5, []));
});

test("the six chapters of a campaign stand side by side in a small window, and nothing is scrolled", async (t) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  await open(window, campaigns);
  await cardsSeen(window);
  await window.settle();
  const [frame, land] = await window.run(
    `const map = document.querySelector(".map");
     return [map.clientWidth, map.scrollWidth];`,
  );
  assert.equal(land, frame);
});

test("a chapter is played to its end by keyboard alone, and what was won is there after a power cut", async (t) => {
  const data = temporaryFolder(t);
  const window = await openWindow(t, { data });
  await open(window, campaigns);
  await window.sees("main ol > li h3");
  await window.tabTo("main .onward a");
  await window.press("Enter");
  await window.sees(".lesson .board image");
  const where = said("campaigns.place", charter.text.en[charter.title], 1, charter.chapters.length);
  assert.ok((await window.text("header .where p")).startsWith(where));
  await goThrough(window, fileOf(first), "keyboard");
  await window.sees(".end h2", titled(first));
  assert.equal(await window.text("[role=alert]"), "");
  kill(data);
  const again = await openWindow(t, { data });
  await open(again, campaigns);
  const [one, two, three] = await cardsSeen(again);
  // On its way it takes hints, which cost a star.
  assert.deepEqual(
    [one.stars, one.foot, two.open, three.open],
    [2, said("campaigns.again"), true, false],
  );
  const all = 3 * charter.chapters.length;
  await again.sees("main .won", said("campaigns.won", 2, all));
  await again.clickButton(said("campaigns.reset"));
  await again.sees("main .won", said("campaigns.won", 0, all));
  assert.equal((await cards(again))[1].open, false);
  await again.clickButton(said("learn.undo"));
  await again.sees("main .won", said("campaigns.won", 2, all));
});

test("whoever leaves a chapter by mouse comes back to the campaign, and goes on there", async (t) => {
  const window = await openWindow(t);
  await open(window, campaigns);
  await window.sees("main ol > li h3");
  await window.click("main ol > li a");
  await window.sees(".lesson .board image");
  await window.clickButton(said("lesson.next"));
  await window.sees(".lesson[data-task]");
  await window.click("header .where a");
  await window.sees("main .onward a", said("campaigns.goOnWith", titled(first)));
  await window.click("main .onward a");
  await window.until("the chapter where it was left", () =>
    window.run("return document.querySelector('.lesson')?.dataset.task === 'play';"),
  );
});
