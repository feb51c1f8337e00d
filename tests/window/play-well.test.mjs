// A lesson of decisions: nothing is told while the task is open; a mistake and the right move both say what they give up.
import assert from "node:assert/strict";
import { test } from "node:test";
import { goesOn, lessonFile, moment, openLesson } from "./lessons.mjs";
import { lookStill } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";
import { said } from "./words.mjs";

const LESSON = "play-well-04-shut-the-door";

/** What is told of the moves of a decision. */
const told = (window) =>
  window.run(`
    const all = document.querySelector("[data-decided]");
    return all && {
      ways: Number(all.dataset.decided),
      own: all.querySelector("[data-given-up] b").textContent,
      best: [...all.querySelectorAll("[data-best-moves] .gives")].map(({ textContent }) => textContent),
      reasons: [...all.querySelectorAll("[data-best-moves] .why")].length,
      folded: all.querySelector("details").open === false,
    };`);

/** Places the tile as it is turned, then does what is chosen. */
const decide = async (window, cell, choice) => {
  await lookStill(window);
  const from = await moment(window);
  const { x, y } = await window.middleOf(`[data-place="${cell}"]`);
  await window.pointAt(x, y);
  await window.clickAt(x, y);
  await goesOn(window, from);
  await window.settle();
  await window.click(`[data-action=${choice}]`);
};

test("a decision says what it gives up, and the three best moves, right or wrong", async (t) => {
  const { steps } = lessonFile("play-well/04-shut-the-door");
  const [{ costs }, next] = steps;
  const window = await openWindow(t);
  await openLesson(window, LESSON);
  assert.equal(await told(window), null, "the task is open");

  await decide(window, "0,-3", "pass");
  await window.sees(".answered.wrong [data-decided]");
  const wrong = await told(window);
  assert.equal(wrong.ways, costs.stood.length);
  assert.equal(wrong.own, said("practice.own.gives", 2));
  assert.deepEqual(wrong.best, [
    said("practice.own.right"),
    said("practice.own.right"),
    said("practice.own.right"),
  ]);
  assert.deepEqual([wrong.reasons, wrong.folded], [3, true]);

  await window.until("the task again", async () => {
    const { seen } = await moment(window);
    if (seen !== "task") await window.press("Enter");
    return seen === "task";
  });
  await decide(window, "4,0", "pass");
  await window.sees(".answered.right [data-decided]");
  const right = await told(window);
  assert.equal(right.own, said("practice.own.right"));
  await window.until("the next problem", async () => {
    const { task, seen } = await moment(window);
    if (seen !== "task") await window.press("Enter");
    return seen === "task" && task === next.id;
  });
  assert.equal(await told(window), null, "the next task is open");
});
