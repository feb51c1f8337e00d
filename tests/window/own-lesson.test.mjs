// A lesson of one's own in the real window, made by mouse and again by keys alone: recorded on a position with an expansion,
// loosened, its mistakes answered, played with a mistake to its end, exported, deleted, taken in and played again.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { complaints, openLooked } from "./axe.mjs";
import { moment, skipThrough } from "./lessons.mjs";
import { byKeyboard, byMouse } from "./players.mjs";
import { beginGame, dice, look, lookStill, playUntil, withoutCards } from "./table-of-two.mjs";
import { changed } from "./workbench.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { named, said } from "./words.mjs";

const TASK = "Place the tile.";
const ANSWER = "Not there: look again.";
const KEY = "own-lesson-my-lesson";

/** A position of one's own with large inns: one tile lies, and the rest comes in one order. */
const position = async (window) => {
  const begin = { kind: "position", name: "At the inn", from: null, mix: "inns" };
  const blank = await call(window, "begin_document", { begin });
  const laid = { tile: "base/D", x: 0, y: 0, rotation: 0 };
  await changed(window, blank, [
    { of: "position", change: { do: "lay", laid, by: null } },
    { of: "position", change: { do: "draw", draw: { from: "seed", seed: 7 } } },
  ]);
};

const pressed = (window) =>
  window.run(
    `const on = document.activeElement?.closest("button, a, summary");
     return on?.getAttribute("aria-label") ?? on?.textContent.trim() ?? "";`,
  );

/** Something to press, with the Tab key. */
const tabToWords = async (window, words) => {
  for (let steps = 0; !(await pressed(window)).includes(words); steps++) {
    assert(steps < 300, `the Tab key never reaches “${words}”`);
    await window.press("Tab");
  }
};

const hands = {
  mouse: {
    press: (window, words) => window.clickButton(words),
    link: (window, words) => window.clickButton(words),
    remove: (window, name) => window.click(named("build.removeThis", name)),
    reach: (window, css) => window.click(css),
    tick: (window, css) => window.click(css),
    decide: byMouse,
    wrong: async (window, right) => {
      await lookStill(window);
      const cell = await window.run(
        `const all = [...document.querySelectorAll("[data-place]")].map(({ dataset }) => dataset.place);
         return all.find((place) => place !== given[0]);`,
        right,
      );
      const { x, y } = await window.middleOf(`[data-place="${cell}"]`);
      await window.clickAt(x, y);
    },
  },
  keys: {
    press: async (window, words) => {
      await tabToWords(window, words);
      await window.press("Enter");
    },
    link: async (window, words) => {
      await tabToWords(window, words);
      await window.press("Enter");
    },
    remove: async (window, name) => {
      await tabToWords(window, said("build.removeThis", name));
      await window.press("Enter");
    },
    reach: (window, css) => window.tabTo(css),
    tick: async (window, css) => {
      await window.tabTo(css);
      await window.press("Space");
    },
    decide: byKeyboard,
    wrong: async (window, right) => {
      const held = () => window.run('return document.querySelector("[data-held]")?.dataset.held;');
      for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
        await window.press(arrow);
        const cell = await held();
        if (cell && cell !== right) break;
      }
      await window.press("Enter");
    },
  },
};

const documentOf = async (window) => {
  const { id } = (await call(window, "documents")).find(({ kind }) => kind === "lesson");
  return call(window, "open_document", { id });
};

/** Plays until so many turns are over. */
const playTurns = async (window, hand, turns) => {
  const decide = hand.decide(window, dice(3));
  for (let taken = 0; (await call(window, "current_game")).turn <= turns; taken++) {
    assert(taken < 40, "the turns do not end");
    const { step } = await look(window);
    await decide(await lookStill(window));
    await window.until(`the step after ${step}`, async () => (await look(window)).step !== step);
  }
};

/** Writes into the field that has the keyboard, and goes on. */
const write = async (window, text) => {
  await window.type(...text);
  await window.press("Tab");
};

const openClasses = (window) =>
  window.run('return document.querySelectorAll("[data-field=open]").length;');

/** Answers every class of mistakes of the step that is open. */
const answerAll = async (window, hand) => {
  for (let left = await openClasses(window); left > 0; left = await openClasses(window)) {
    await hand.reach(window, "[data-field=open] textarea");
    await write(window, ANSWER);
    await window.until("one class less", async () => (await openClasses(window)) < left);
  }
};

/** Opens the lesson from Learn, does something wrong, reads the answer, and has the rest done. */
const play = async (window, hand, right) => {
  await window.run('location.hash = "#/learn";');
  await window.sees(`[data-part=own-lessons] [data-lesson="${KEY}"]`);
  await hand.link(window, said("lessonDesk.begin.usual"));
  await window.sees(`.lesson[data-lesson="${KEY}"]`);
  // What was won goes by the id of a lesson, and stays when it is deleted and taken in again.
  if (!right) await hand.press(window, said("lesson.end.again"));
  await window.sees(`.lesson[data-lesson="${KEY}"] .board image`);
  await window.sees(".lesson", TASK);
  if (right) {
    await hand.wrong(window, right);
    await window.sees(".answered.wrong", ANSWER);
    await window.press("Enter");
    await window.until("the task again", async () => (await moment(window)).seen === "task");
  }
  await skipThrough(window);
  await window.sees(".end h2", said("lessonDesk.begin.usual"));
  assert.equal(await window.text("[role=alert]"), "");
};

for (const [how, hand] of Object.entries(hands)) {
  test(`a lesson is recorded, loosened, answered, played, given away and taken in by ${how}`, async (t) => {
    const folder = temporaryFolder(t);
    const window = await openWindow(t);
    await call(window, "change_settings", { change: { reducedMotion: "on" } });
    await withoutCards(window);
    await position(window);
    await window.run('location.hash = "#/build";');
    await window.sees("main button", said("build.newLesson"));
    await hand.press(window, said("build.newLesson"));
    await window.sees("dialog[open] h2", said("lessonDesk.begin.title"));
    await hand.press(window, said("lessonDesk.begin.create"));
    await window.sees("[data-gap=steps]");

    await hand.press(window, said("lessonDesk.recordFirst"));
    await window.sees("[data-recording]");
    await window.sees(".board[data-step] image");
    // A turn of one's own, one of the others, and one's own again.
    await playTurns(window, hand, 3);
    await hand.press(window, said("lessonDesk.recording.keep"));
    await window.sees("[data-part=steps] li + li");
    await window.sees("[data-part=loosen]");

    await hand.reach(window, "[data-field=task] textarea");
    await write(window, TASK);
    await window.lacks("[data-gap=task] + [data-gap=task]");
    const rightOf = () =>
      window.run('return Number(document.querySelector("[data-right]").dataset.right);');
    await window.until("few right moves", async () => [1, 2].includes(await rightOf()));
    await hand.tick(window, "[data-trait=there]");
    await window.sees("[data-trait=there]:checked");
    await hand.tick(window, "[data-trait=turned]");
    await window.until("the move to be loosened", async () => {
      const { lesson } = await documentOf(window);
      return lesson.steps.length === 2 && (await rightOf()) >= 1;
    });
    await window.lacks("[data-trait=turned]:checked");
    await answerAll(window, hand);

    // What is missing leads to where it is mended.
    await hand.press(window, said("lessonDesk.gap.task", 2));
    await window.until("the task of the second step", () =>
      window.run('return document.activeElement.closest("[data-field=task]") !== null;'),
    );
    const top = () =>
      window.run("return document.activeElement.labels[0].getBoundingClientRect().top;");
    await window.until("its name in sight", async () => (await top()) >= 0);
    await write(window, TASK);
    await window.sees("[data-field=open]");
    await answerAll(window, hand);
    await window.sees("[data-part=gaps]", said("lessonDesk.missingNothing"));

    const { id, lesson } = await documentOf(window);
    const [first] = lesson.steps[0].acts;
    window.answer(folder);
    await hand.press(window, said("build.save", "lesson"));
    const file = path.join(folder, `${KEY}.bastide-lesson.json`);
    await window.sees(".file-note", said("files.saved", file));
    const written = readFileSync(file, "utf8");

    await play(window, hand, `${first.x},${first.y}`);

    await window.run('location.hash = "#/build";');
    await window.sees(`[data-document="${id}"]`);
    await hand.remove(window, said("lessonDesk.begin.usual"));
    await window.sees(`[data-document="${id}"] .undoable`);
    window.answer(file);
    await window.press("Control", "o");
    await window.until("the lesson to be there again", async () =>
      (await call(window, "documents")).some(
        ({ kind, id: its }) => kind === "lesson" && its !== id,
      ),
    );
    await play(window, hand, null);
    const again = await documentOf(window);
    window.answer(folder);
    await call(window, "save_document", { id: again.id, question: { title: "", kind: "" } });
    assert.equal(readFileSync(file, "utf8"), written, "export and import are the same");
  });
}

test("a lesson begins with a turn of a game, for whoever has the turn", async (t) => {
  const window = await openWindow(t);
  await beginGame(window, { mix: "base" });
  await playUntil(window, (view) => view.phase === "tile" && view.active === 1 && view.turn > 4);
  await window.press("Control", "Shift", "s");
  await window.sees("dialog[open] h2", said("own.making.title"));
  await window.clickButton(said("lessonDesk.fromMoment"));
  await window.sees("[data-gap=steps]");
  const { lesson, faults } = await documentOf(window);
  assert.equal(lesson.learner, 1);
  assert(lesson.start.length > 4);
  // What is missing is the first move alone.
  assert.deepEqual(
    faults.map(({ problem }) => problem.path),
    ["steps"],
  );
  await window.clickButton(said("lessonDesk.recordFirst"));
  const whose = said("table.seats.player", lesson.learner + 1);
  await window.sees("[data-recording]", said("lessonDesk.recording.whose", whose));
  await window.clickButton(said("lessonDesk.recording.keep"));
  await window.sees("[data-recording]", said("lessonDesk.recording.nothing"));
});

test("a step is tried from its desk, and the way leads back there", async (t) => {
  const window = await openWindow(t);
  const begin = { at: "copy", id: "base-02-claiming" };
  const { id } = await call(window, "begin_lesson", { begin, name: "My claims" });
  await window.run("location.hash = `#/build/${given[0]}`;", id);
  await window.sees("[data-part=step]");
  await window.sees("[data-part=steps]");
  await window.clickButton(said("lessonDesk.tryIt"));
  await window.sees(".lesson .board image");
  await window.click(".lesson header .where a");
  await window.sees("[data-part=step]");
});

test("a course has a card in Build, is renamed there, and is shared whole by any of its lessons", async (t) => {
  const window = await openWindow(t);
  const lesson = (change) => ({ of: "lesson", change });
  const begin = { at: "copy", id: "base-02-claiming" };
  const first = await call(window, "begin_lesson", { begin, name: "My claims" });
  const second = await call(window, "begin_lesson", { begin, name: "My other claims" });
  await changed(window, first, [
    lesson({ do: "after", lesson: null }),
    lesson({ do: "course", what: "name", text: "Claims" }),
  ]);
  await changed(window, second, [lesson({ do: "after", lesson: first.key })]);
  await window.run('location.hash = "#/build";');
  await window.sees('[data-course="Claims"] [data-document] ~ [data-document]');
  await window.click(named("lessonDesk.learn.renameThis", "Claims"));
  await window.until("the name to be written", () =>
    window.run("return document.activeElement.matches('[data-course] input');"),
  );
  await window.type(..."Claimed land", "Enter");
  await window.sees('[data-course="Claimed land"] h3', "Claimed land");
  const { lesson: now } = await call(window, "open_document", { id: first.id });
  assert.equal(now.course.name, "Claimed land");
  await window.click(named("share.shareThis", "My other claims"));
  await window.sees("dialog[open] h2", said("share.title"));
  assert.equal(
    await window.run("return document.querySelectorAll('dialog[open] input:checked').length;"),
    2,
  );
});

test("axe finds nothing at the desk of a lesson, nor where lessons of one's own are listed", async (t) => {
  const window = await openLooked(t);
  const begin = { at: "copy", id: "tower-01-floors" };
  const view = await call(window, "begin_lesson", { begin, name: "My towers" });
  const [{ id, answers }] = view.lesson.steps;
  await changed(window, view, [
    {
      of: "lesson",
      change: { do: "unanswer", step: id, class: answers.at(-1).class },
    },
  ]);
  await window.run("location.hash = `#/build/${given[0]}`;", view.id);
  await window.sees("[data-field=open]");
  assert.deepEqual(await complaints(window), []);
  const now = await call(window, "open_document", { id: view.id });
  const lesson = (change) => ({ of: "lesson", change });
  await changed(window, now, [
    lesson({ do: "ask", after: null, question: { is: "at-the-end", player: null } }),
    lesson({ do: "after", lesson: null }),
    lesson({ do: "course", what: "name", text: "Towers" }),
  ]);
  await window.run('location.hash = "#/learn";');
  await window.sees("[data-course] li");
  await window.run("location.hash = `#/build/${given[0]}`;", view.id);
  await window.sees("[data-part=question] [data-right-answer]");
  await window.clickButton(said("lessonDesk.question.propose"));
  await window.sees("[data-answer][data-field=open]");
  await window.clickButton(said("lessonDesk.mark.cell"));
  await window.sees("[data-part=marked] li");
  assert.deepEqual(await complaints(window), []);
  await window.run('location.hash = "#/learn";');
  await window.sees("[data-course] li");
  assert.deepEqual(await complaints(window), []);
});
