// Mistakes at the desk of a lesson in the real window, by mouse and again by keys alone: an answer is written anew in its place,
// what happens after a mistake is recorded by playing it, seen by whoever makes it, and taken away; a step is tried where it is.
import assert from "node:assert/strict";
import test from "node:test";
import { album } from "./album.mjs";
import { goesOn, lessonFile, moment } from "./lessons.mjs";
import { look, lookStill, withoutCards } from "./table-of-two.mjs";
import { call, openWindow } from "./window.mjs";
import { named, said } from "./words.mjs";

const picture = album("lesson-mistakes");
const ANSWER = "Ada’s road is longer now, and yours is not.";
const STEP = "own";
/** The class of the step after which its file shows something, and one after which it shows nothing. */
const SHOWN = "ada";
const BARE = "away";
/** Where the tile completes the road that the step is about. */
const RIGHT = lessonFile("base/02-claiming")
  .solution[STEP].map(({ x, y }) => `${x},${y}`)
  .at(0);

const mouse = (window) => ({
  press: (css) => window.click(css),
  reach: (css) => window.click(css),
  choose: (key) => window.click(`[data-action][aria-keyshortcuts="${key}"]`),
  /** Places the tile anywhere but where it is right. */
  wrong: async () => {
    const { x, y } = await window.middleOf(`[data-place]:not([data-place="${RIGHT}"])`);
    await window.clickAt(x, y);
  },
});
const keys = (window) => {
  const reach = async (css) => {
    const isThere = () => window.run("return document.activeElement.matches(given[0]);", css);
    for (let steps = 0; !(await isThere()); steps++) {
      assert(steps < 200, `the Tab key never reaches ${css}`);
      await window.press("Tab");
    }
  };
  return {
    press: async (css) => {
      await reach(css);
      await window.press("Enter");
    },
    reach,
    choose: (key) => window.press(key),
    wrong: async () => {
      const held = () => window.run('return document.querySelector("[data-held]")?.dataset.held;');
      const may = async () => (await held()) !== RIGHT && (await look(window)).fits;
      for (let tries = 0; !(await may()); tries++) {
        assert(tries < 60, "the tile fits nowhere else");
        const arrows = ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"];
        await window.press(tries % 5 === 4 ? "r" : arrows[Math.floor(tries / 5) % 4]);
      }
      await window.press("Enter");
    },
  };
};

const stepOf = async (window, id) => {
  const { lesson } = await call(window, "open_document", { id });
  return lesson.steps.find((each) => each.id === STEP);
};
const answerOf = async (window, id, name) =>
  (await stepOf(window, id)).answers.find((each) => each.class === name);
const called = (name) => said("lessonDesk.class.named", name);

for (const [how, hands] of [
  ["mouse", mouse],
  ["keys", keys],
])
  test(`an answer is written anew, and what happens after a mistake is played out, by ${how}`, async (t) => {
    const window = await openWindow(t);
    await window.resize(1280, 800);
    await call(window, "change_settings", { change: { reducedMotion: "on" } });
    await withoutCards(window);
    const does = hands(window);
    const begin = { at: "copy", id: "base-02-claiming" };
    const { id, key } = await call(window, "begin_lesson", { begin, name: "My claims" });
    await window.run("location.hash = given[0];", `#/build/${id}?at=${STEP}`);
    await window.sees(`[data-part=step][data-step=${STEP}] [data-part=wrong]`);

    await does.reach(`[data-answered=${SHOWN}] textarea`);
    await window.press("Control", "a");
    await window.type(...ANSWER);
    await window.press("Tab");
    await window.until(
      "other words",
      async () => (await answerOf(window, id, SHOWN)).text === ANSWER,
    );

    // What its file shows is listed; it is taken away, and brought back.
    await window.sees(`[data-answered=${SHOWN}] [data-shows="1"] li`);
    await does.press(
      `[data-answered=${SHOWN}] ${named("lessonDesk.show.removeThis", called(SHOWN))}`,
    );
    await window.lacks(`[data-answered=${SHOWN}] [data-shows] li`);
    await window.press("Control", "z");
    await window.sees(`[data-answered=${SHOWN}] [data-shows="1"] li`);

    await does.press(`[data-answered=${BARE}] ${named("lessonDesk.show.beginThis", called(BARE))}`);
    await window.sees(`[data-mistake=${BARE}]`, said("lessonDesk.recording.mistake"));
    await window.sees(".board[data-step] image");
    if (how === "mouse") await picture(window, "recording");
    const { keys: offered, step } = await lookStill(window);
    const [pass] = offered.find(([, action]) => action === "pass");
    await does.choose(pass);
    await window.until("the move", async () => (await look(window)).step !== step);
    await does.press("[data-recording] button");
    await window.sees(
      `[data-part=step][data-step=${STEP}] [data-answered=${BARE}] [data-shows="1"] li`,
      said("table.seats.you"),
    );
    await window.sees("[data-part=gaps]", said("lessonDesk.missingNothing"));
    if (how === "mouse") await picture(window, "desk");

    // A rule is found by its number or its title, and the step teaches it.
    await does.reach("[data-part=rules] input[type=search]");
    await window.type(..."BG-20");
    await window.sees("[data-part=rules] [data-found]", "BG-20");
    await window.press("Enter");
    await window.sees("[data-rule=BG-20]");
    assert((await stepOf(window, id)).rules.includes("BG-20"));

    // It is tried where it is; whoever makes the mistake sees what happens.
    const buttons = "[data-part=step] .doing > button";
    await does.press(`${buttons}:first-of-type`);
    await window.sees(`.lesson[data-lesson="${key}"][data-task=${STEP}] .board image`);
    await lookStill(window);
    await does.wrong();
    await window.sees(".answered.wrong .say");
    const text = await window.text(".answered.wrong .say");
    const { answers } = await stepOf(window, id);
    assert(answers.some((each) => each.text === text));
    const then = await moment(window);
    await window.press("Enter");
    await goesOn(window, then);
    await does.press("[data-trial] a");
    await window.sees(`[data-part=step][data-step=${STEP}]`);
    assert.equal(await window.text("[role=alert]"), "");
  });
