// Learning in the real window: the first tile lies soon, a lesson is played by keyboard alone or by mouse, and one
// that was killed goes on where it was.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  goesOn,
  goThrough,
  lessonFile,
  moment,
  openLesson,
  someStep,
  titleOf,
  toTheNextQuestion,
} from "./lessons.mjs";
import { kill } from "./power-cut.mjs";
import { lookStill } from "./table-of-two.mjs";
import { openWindow, temporaryFolder } from "./window.mjs";
import { named, said, YOU } from "./words.mjs";

const stars = (window, id) =>
  window.run(
    `const map = await window.__TAURI_INTERNALS__.invoke("lessons");
     return map.courses.flatMap(({ lessons }) => lessons).find((one) => one.id === given[0]).stars;`,
    id,
  );

test("a newcomer has placed a tile after two presses, and is told how before", async (t) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  await window.clickButton(said("screens.home.learn.begin"));
  await window.sees(".lesson .board image");
  await lookStill(window);
  const { task } = await moment(window);
  const [{ x, y }] = lessonFile("base/01-placing").solution[task];
  const place = await window.middleOf(`[data-place="${x},${y}"]`);
  const how = said("table.onBoard", "R", said("keys.caps.Shift"));
  assert.ok((await window.text(".doing .side-note")).startsWith(how));
  const before = await moment(window);
  await window.clickAt(place.x, place.y);
  await goesOn(window, before);
  await window.sees(".answered");
  const fits = await window.run(
    "const { scrollHeight, clientHeight } = document.querySelector('main'); return scrollHeight <= clientHeight;",
  );
  assert.ok(fits, "the page scrolls");
});

test("the first lesson is played to its end by keyboard alone", async (t) => {
  const window = await openWindow(t);
  await window.tabTo("main section a");
  await window.press("Enter");
  await window.sees(".lesson .board image");
  const decisions = await goThrough(window, "base/01-placing", "keyboard");
  assert.ok(decisions >= 4, `${decisions} decisions`);
  await window.sees(".end h2", titleOf("base/01-placing"));
  assert.equal(await window.text("[role=alert]"), "");
  assert.ok((await stars(window, "base-01-placing")) >= 1);
  await window.press("Enter");
  await window.until("the next lesson", () =>
    window.run("return location.hash === '#/learn/base-02-claiming';"),
  );
});

test("another lesson is played to its end by mouse", async (t) => {
  const window = await openWindow(t);
  await openLesson(window, "base-05-monasteries");
  await goThrough(window, "base/05-monasteries", "mouse");
  await window.sees(".end h2");
  assert.equal(await window.text("[role=alert]"), "");
  await window.clickButton(said("lesson.end.map"));
  await window.sees("main .done b", titleOf("base/05-monasteries"));
});

test("in a low window the whole score track is seen, and no tile lies under it", async (t) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  await openLesson(window, "robbers-03-half");
  await window.sees(".leaves svg");
  await window.settle();
  const seen = await window.run(`
    const boxOf = (element) => element.getBoundingClientRect();
    const leaf = boxOf(document.querySelector(".leaves"));
    const track = boxOf(document.querySelector(".leaves svg"));
    const tiles = [...document.querySelectorAll(".board image")].map(boxOf);
    return {
      whole: track.top >= leaf.top && track.bottom <= leaf.bottom,
      under: tiles.filter(({ right, bottom }) => right > leaf.left && bottom > leaf.top).length,
      tiles: tiles.length,
      names: [...document.querySelectorAll(".table .name")].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ).length,
    };`);
  assert.deepEqual(seen, { whole: true, under: 0, tiles: seen.tiles, names: 0 });
  assert.ok(seen.tiles > 10, `${seen.tiles} tiles`);
});

test("however many places are asked for, the button that says that these are all stays in sight", async (t) => {
  const window = await openWindow(t);
  const asksForPlaces = someStep(({ ask }) => ask?.kind === "places");
  for (const [width, height] of [
    [1024, 640],
    [1280, 800],
  ]) {
    await window.resize(width, height);
    await openLesson(window, ...asksForPlaces);
    await window.sees(".asking .all button");
    await window.settle();
    const { bottom, of, answers } = await window.run(`
      const { bottom } = document.querySelector(".asking .all button").getBoundingClientRect();
      const of = document.querySelector(".coach .doing").getBoundingClientRect().bottom;
      return { bottom, of, answers: document.querySelectorAll(".asking li").length };`);
    assert.ok(answers > 3 && bottom <= of, `${width}: ${bottom} of ${of}, ${answers} answers`);
  }
});

test("an answer names who scored, though the next board is another", async (t) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  await openLesson(window, "inns-02-lake", "end-road");
  const before = await moment(window);
  await window.press("s");
  await goesOn(window, before);
  await window.sees(
    ".answered ul",
    said("events.describe", { type: "score", player: 0, points: 10, source: "road" }, () => YOU),
  );
});

test("a lesson that was killed goes on where it was", async (t) => {
  const data = temporaryFolder(t);
  const first = await openWindow(t, { data });
  await openLesson(first, "base-04-cities");
  await toTheNextQuestion(first);
  await first.press("6");
  await first.sees(".answered.wrong");
  await first.press("8");
  await first.sees(".answered.right");
  const { task } = await moment(first);
  kill(data);
  await first.close().catch(() => {});

  const again = await openWindow(t, { data });
  await again.clickButton(said("learn.goOn"));
  await again.sees(".lesson .board image");
  assert.equal((await moment(again)).task, task);
  await again.sees(
    ".lesson header",
    said("lesson.step", 3, lessonFile("base/04-cities").steps.length),
  );
});

test("what was reset is brought back", async (t) => {
  const window = await openWindow(t);
  const begins = await openLesson(window, "inns-01-large");
  await window.press("s");
  await goesOn(window, begins);
  await window.run("location.hash = '#/learn';");
  await window.sees(
    "main .under",
    said("learn.underWay", 2, lessonFile("inns/01-large").steps.length),
  );
  await window.clickButton(said("learn.manage"));
  await window.click(named("learn.resetLesson", titleOf("inns/01-large")));
  await window.sees("main", said("learn.wasReset", titleOf("inns/01-large")));
  await window.lacks("main .under");
  await window.clickButton(said("learn.undo"));
  await window.sees(
    "main .under",
    said("learn.underWay", 2, lessonFile("inns/01-large").steps.length),
  );
});

test("a rule leads to the step that shows it, and one's own way stays as it was", async (t) => {
  const window = await openWindow(t);
  const begins = await openLesson(window, "base-03-roads");
  await window.press("s");
  await goesOn(window, begins);
  await window.run("location.hash = '#/rulebook/BG-18';");
  await window.sees("#BG-18", said("learn.rule.new"));
  await window.run("document.querySelector('#BG-18 a[href*=learn]').click();");
  await window.sees(".lesson .board image");
  await window.sees("aside", said("lesson.trial.what"));
  await window.press("4");
  await window.sees(".answered.right");
  await window.clickButton(said("lesson.trial.back"));
  await window.sees("#BG-18", said("learn.rule.new"));
  await openLesson(window, "base-03-roads");
  assert.equal((await moment(window)).task, "loop");
});

test("the end of a small game says which rules came up, and leads to the board of each", async (t) => {
  const window = await openWindow(t);
  await openLesson(window, "base-10-small-game");
  await goThrough(window, "base/10-small-game", "keyboard");
  await window.sees("#came-up");
  const tiles = () =>
    window.run("return document.querySelectorAll('.board image[data-tile], .board image').length;");
  const last = await tiles();
  const turns = await window.run(
    "return [...document.querySelectorAll('[aria-labelledby=came-up] .turns button')].map((it) => it.textContent.trim());",
  );
  assert.ok(turns.length > 3, `${turns.length} turns`);
  assert.ok(
    turns.includes(said("lesson.cameUp.over")),
    "farmers or open features are counted at the end",
  );
  await window.clickButton(turns.find((it) => it !== said("lesson.cameUp.over")));
  await window.until("fewer tiles", async () => (await tiles()) < last);
  await window.sees("[aria-labelledby=came-up] .turns [aria-pressed=true]");
  await window.clickButton(said("lesson.cameUp.toEnd"));
  await window.until("all tiles", async () => (await tiles()) === last);
});
