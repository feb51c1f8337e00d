// A course of two lessons of one's own in the real window, in Dutch, by mouse and again by keys alone: each has five moves recorded
// on a position with two expansions and a tile of one's own that has a name and a picture, a loosened move, marks, two answered mistakes and a question.
// The course goes into one file, is taken in to an empty folder, and is played to its end across a power cut.
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";

process.env.WINDOW_LANGUAGE = "nl";
const { moment, skipThrough, goesOn, pupil } = await import("./lessons.mjs");
const { kill } = await import("./power-cut.mjs");
const { byKeyboard, byMouse } = await import("./players.mjs");
const { dice, look, lookStill, withoutCards } = await import("./table-of-two.mjs");
const { isRed, red } = await import("./red-picture.mjs");
const { changed } = await import("./workbench.mjs");
const { call, openWindow, temporaryFolder } = await import("./window.mjs");
const { said } = await import("./words.mjs");

const TASK = "Leg de tegel.";
const ANSWER = "Daar niet: kijk nog eens.";
const QUESTION = "Wat krijg je nu nog?";
const REPLY = "Tel nog eens.";
const COURSE = "De tolbrug";
const NAMES = ["Eerste les", "Tweede les"];
const MOVES = 5;

/** A position with two expansions, on which a tile of one's own lies, named and pictured; more of them are in the bag. */
const position = async (window, folder) => {
  const begin = (kind, name, mix = null) =>
    call(window, "begin_document", { begin: { kind, name, from: null, mix } });
  const blank = await begin("tile-set", "Mijn bruggen");
  const tile = `${blank.key}/A`;
  const set = await changed(window, blank, [
    { of: "tile", tile, change: { do: "side", side: "N", land: "road" } },
    { of: "tile", tile, change: { do: "join", from: "N", to: "S" } },
    { of: "set", change: { do: "count", tile, count: 6 } },
    { of: "set", change: { do: "about", tile, what: "name", text: "Tolbrug", language: null } },
  ]);
  const picture = path.join(folder, "tolbrug.svg");
  writeFileSync(picture, red(""));
  window.answer(picture);
  await call(window, "choose_picture", { id: set.id, tile, question: { title: "", kind: "" } });
  const mixed = await begin("mix", "Mijn mix");
  const mix = await changed(window, mixed, [
    { of: "mix", change: { do: "times", set: set.key, times: 1 } },
    { of: "mix", change: { do: "times", set: "inns", times: 1 } },
    { of: "mix", change: { do: "times", set: "traders", times: 1 } },
  ]);
  const fresh = await begin("position", "Bij de tolbrug", mix.key);
  await changed(window, fresh, [
    { of: "position", change: { do: "lay", laid: { tile, x: 0, y: 0, rotation: 0 }, by: null } },
    { of: "position", change: { do: "draw", draw: { from: "seed", seed: 11 } } },
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

/** The same by a selector; a step with many mistakes has more fields than most pages. */
const tabToField = async (window, css) => {
  const isThere = () => window.run("return document.activeElement.matches(given[0]);", css);
  for (let steps = 0; !(await isThere()); steps++) {
    assert(steps < 300, `the Tab key never reaches ${css}`);
    await window.press("Tab");
  }
};

const hands = {
  mouse: {
    press: (window, words) => window.clickButton(words),
    reach: (window, css) => window.click(css),
    choose: (window, css) => window.click(css),
    decide: byMouse,
    /** Looks at the place east of the one that is looked at. */
    east: async (window) => {
      const { x, y } = await window.middleOf("[data-reach] rect");
      const size = await window.run(
        'return document.querySelector("[data-reach] rect").getBoundingClientRect().width;',
      );
      await window.clickAt(Math.round(x + size), y);
    },
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
    reach: tabToField,
    choose: async (window, css) => {
      await tabToField(window, css);
      await window.press("Space");
    },
    decide: byKeyboard,
    east: async (window) => {
      await window.tabTo(".desk .board .hand", { back: true });
      await window.press("ArrowRight");
    },
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

const lessonOf = async (window, id) => (await call(window, "open_document", { id })).lesson;
const here = (window) => window.run("return Number(location.hash.split('/').at(-1));");

/** Writes into the field that has the keyboard, and goes on. */
const write = async (window, text) => {
  await window.press("Control", "a");
  await window.type(...text);
  await window.press("Tab");
};
const fill = async (window, hand, css, text) => {
  await hand.reach(window, css);
  await write(window, text);
};

/** Plays until so many steps are kept; answers with what could be chosen on the way. */
const record = async (window, hand, steps) => {
  const offered = [];
  const decide = hand.decide(window, dice(3));
  const kept = () =>
    window.run('return Number(document.querySelector("[data-recording]").dataset.kept ?? 0);');
  for (let taken = 0; (await kept()) < steps; taken++) {
    assert(taken < 90, "the turns do not end");
    const { step } = await look(window);
    offered.push((await call(window, "current_game")).choices.map(({ action }) => action));
    await decide(await lookStill(window));
    await window.until(`the step after ${step}`, async () => (await look(window)).step !== step);
    await window.settle();
  }
  return offered;
};

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Makes a recorded move as a pupil does: the tile on the board, a figure or none from the list. */
const makeMove = async (window, plays, action, offered) => {
  if (action.type === "tile") return plays.lay(window, action);
  if (action.type === "pass") return plays.press(window, "[data-action=pass]");
  const among = offered.find((choices) => choices.some((each) => isSame(each, action)));
  const nth = among.filter(({ type }) => type !== "pass").findIndex((each) => isSame(each, action));
  const key = await window.run(
    `const all = document.querySelectorAll("[data-action]:not([data-action=pass])");
     return all[given[0]].getAttribute("aria-keyshortcuts");`,
    nth,
  );
  return plays.press(window, `[data-action][aria-keyshortcuts="${key}"]`);
};

/** Gives the answer to a question that is at a place among those to choose from. */
const giveAnswer = async (window, plays, nth) => {
  const keys = await window.run(
    "return [...document.querySelectorAll('.asking [aria-keyshortcuts]')].map((each) => each.getAttribute('aria-keyshortcuts'));",
  );
  await plays.press(window, `.asking [aria-keyshortcuts="${keys[nth]}"]`);
};

/** Goes through a lesson to its end as a pupil: every recorded move by hand, and the question wrong once and then right. */
const playThrough = async (window, plays, document, offered) => {
  const { steps } = await lessonOf(window, document);
  let [task, done, missed] = ["", 0, false];
  for (let turns = 0; turns < 60; turns++) {
    const now = await moment(window);
    if (now.seen === "end") break;
    if (now.seen === "task") {
      const step = steps.find(({ id }) => id === now.task);
      done = task === now.task ? done : 0;
      task = now.task;
      if (step.question) {
        const { report } = await call(window, "lesson_step", { id: document, step: task });
        const is = (each) => isSame(each, report.asked.right);
        const { choices } = step.question;
        await giveAnswer(
          window,
          plays,
          choices.findIndex((each) => is(each) === missed),
        );
        await window.sees(missed ? ".answered.right" : ".answered.wrong", missed ? "" : REPLY);
        missed = true;
      } else await makeMove(window, plays, step.acts[done++], offered);
    } else await plays.on(window, now);
    await goesOn(window, now);
  }
  assert(missed, "the question was asked");
  assert.equal((await moment(window)).seen, "end");
};

const count = (window, css) =>
  window.run("return document.querySelectorAll(given[0]).length;", css);

/** Makes a lesson at the desk; answers with its document, and with what could be chosen while it was recorded. */
const make = async (window, hand, name) => {
  await window.run('location.hash = "#/build";');
  await window.sees("main button", said("build.newLesson"));
  await hand.press(window, said("build.newLesson"));
  await window.sees("dialog[open] h2", said("lessonDesk.begin.title"));
  await fill(window, hand, "dialog[open] input[type=text], dialog[open] input:not([type])", name);
  await hand.press(window, said("lessonDesk.begin.create"));
  await window.sees("[data-gap=steps]");
  const id = await here(window);
  await hand.press(window, said("lessonDesk.recordFirst"));
  await window.sees("[data-recording]");
  await window.sees(".board[data-step] image");
  const offered = await record(window, hand, MOVES);
  await hand.press(window, said("lessonDesk.recording.keep"));
  await window.sees(`[data-part=steps] li:nth-child(${MOVES})`);

  for (let step = 1; step <= MOVES; step++) {
    await hand.choose(window, `[data-part=steps] li:nth-child(${step}) button`);
    await window.sees("[data-part=step] h2", said("lessonDesk.title", step));
    await fill(window, hand, "[data-field=task] textarea", TASK);
    await window.until(
      `the task of step ${step}`,
      async () => (await lessonOf(window, id)).steps[step - 1].task === TASK,
    );
  }
  // Every condition shows its moves on the board; it is loosened where no step has to follow.
  await window.sees("[data-part=loosen]");
  assert((await count(window, ".desk [data-mark=right]")) >= 1, "right moves are on the board");
  await hand.choose(window, "[data-trait=there]");
  await window.sees("[data-trait=there]:checked");
  await hand.choose(window, "[data-trait=turned]");
  await window.lacks("[data-trait=turned]:checked");

  await hand.choose(window, "[data-part=steps] li:nth-child(1) button");
  await window.sees("[data-part=step] h2", said("lessonDesk.title", 1));
  const open = () => count(window, "[data-field=open]");
  await window.sees("[data-field=open]");
  assert((await open()) >= 2, "two mistakes that nobody answers");
  for (let answered = 0; answered < 2; answered++) {
    const left = await open();
    await fill(window, hand, "[data-field=open] textarea", ANSWER);
    await window.until("one class less", async () => (await open()) < left);
  }

  // A place, and an arrow from it to the next.
  await hand.press(window, said("lessonDesk.mark.cell"));
  await window.sees("[data-part=marked] li");
  await hand.press(window, said("lessonDesk.mark.arrowFrom"));
  await hand.east(window);
  await window.sees('[data-place="1,0"]');
  await hand.press(window, said("lessonDesk.mark.arrowTo"));
  await window.sees("[data-part=marked] li + li");
  await window.sees(".desk [data-arrow]");

  await hand.press(window, said("lessonDesk.addQuestion"));
  await window.sees("[data-part=question] [data-right-answer]");
  await fill(window, hand, "[data-field=task] textarea", QUESTION);
  await window.until("the question", async () =>
    (await lessonOf(window, id)).steps.some(({ task }) => task === QUESTION),
  );
  await hand.press(window, said("lessonDesk.question.propose"));
  await window.sees("[data-answer] + [data-answer][data-field=open]");
  for (let left = await open(); left > 0; left = await open()) {
    await fill(window, hand, "[data-field=open] textarea", REPLY);
    await window.until("one answer less", async () => (await open()) < left);
  }
  await window.lacks("[data-gap=task]");
  await window.lacks("[data-gap=problem]");
  return { id, offered };
};

/** Puts the open lesson behind the other one, by keys: the list that the system opens cannot be clicked. */
const putBehind = async (window) => {
  await window.run('[...document.querySelectorAll(".side select")].at(-1).focus();');
  await window.press("ArrowDown");
};

const learn = async (window) => {
  await window.run('location.hash = "#/learn";');
  await window.sees("[data-part=own-lessons] li");
};

for (const [how, hand] of Object.entries(hands)) {
  test(`a course of two lessons is made, given away, wiped, taken in and played by ${how}`, async (t) => {
    const folder = temporaryFolder(t);
    let window = await openWindow(t, { data: temporaryFolder(t) });
    await call(window, "change_settings", { change: { reducedMotion: "on" } });
    await withoutCards(window);
    await position(window, folder);

    const first = await make(window, hand, NAMES[0]);
    assert.equal((await call(window, "open_document", { id: first.id })).lesson.language, "nl");
    await fill(window, hand, "[data-part=course] input", COURSE);
    await window.sees("[data-part=course] textarea");
    const second = await make(window, hand, NAMES[1]);
    await putBehind(window);
    await window.until(
      "the second to come after the first",
      async () => (await lessonOf(window, second.id)).after !== null,
    );

    await learn(window);
    await window.sees(`[data-course="${COURSE}"] li + li`);
    await hand.press(window, said("lessonDesk.learn.share"));
    await window.sees("dialog[open] h2", said("share.title"));
    const file = path.join(folder, "cursus.bastide");
    window.answer(file);
    await hand.press(window, said("share.write"));
    await window.sees(".file-note", said("files.saved", file));

    // Another data folder: nothing of it is there but what the file brings.
    const data = temporaryFolder(t);
    window = await openWindow(t, { data });
    await call(window, "change_settings", { change: { reducedMotion: "on" } });
    window.answer(file);
    await window.press("Control", "o");
    const offered = await window.until("what the file holds", () =>
      window.run("return document.querySelectorAll('dialog[open] ul > li').length;"),
    );
    await hand.press(window, said("share.takeAll", offered));
    await window.until(
      "all of it to be kept",
      async () => (await call(window, "documents")).length === offered,
    );
    const documents = await call(window, "documents");
    assert.equal(documents.filter(({ kind }) => kind === "lesson").length, 2);
    assert(documents.some(({ kind }) => kind === "tile-set"));

    await learn(window);
    await window.sees(`[data-course="${COURSE}"] li + li`);
    const [one, two] = await call(window, "own_lessons");
    const { steps } = await lessonOf(window, one.document);
    const [{ x, y }] = steps[0].acts;
    await hand.press(window, NAMES[0]);
    await window.sees(".lesson .board image");
    await window.until("the picture of one's own tile", () =>
      isRed(window, '.lesson image[data-tile="0,0"]', 10, 50),
    );
    await window.sees(".lesson", TASK);
    await window.sees(".lesson [data-arrow]");
    await hand.wrong(window, `${x},${y}`);
    await window.sees(".answered.wrong", ANSWER);
    await window.press("Enter");
    await window.until("the task again", async () => (await moment(window)).seen === "task");
    for (const action of steps[0].acts) {
      const now = await moment(window);
      await makeMove(window, pupil[how], action, first.offered);
      await goesOn(window, now);
    }
    while ((await moment(window)).seen !== "task") {
      const then = await moment(window);
      await window.press("Enter");
      await goesOn(window, then);
    }
    await window.sees(".lesson", QUESTION);

    kill(data);
    window = await openWindow(t, { data });
    await learn(window);
    await window.sees("[data-part=own-lessons] li", said("lessonDesk.learn.at", 2, MOVES + 1));
    await hand.press(window, NAMES[0]);
    await window.sees(".lesson .asking", "");
    // A lesson is played by mouse, and the other one by keys; what nobody plays has been played before.
    if (how === "mouse") await playThrough(window, pupil.mouse, one.document, first.offered);
    else await skipThrough(window);
    await window.sees(".end h2", NAMES[0]);
    await hand.press(window, NAMES[1]);
    await window.sees(".lesson .board image");
    await window.until("the picture of one's own tile", () =>
      isRed(window, '.lesson image[data-tile="0,0"]', 10, 50),
    );
    await window.sees(".lesson", TASK);
    if (how === "keys") await playThrough(window, pupil.keys, two.document, second.offered);
    else await skipThrough(window);
    await window.sees(".end h2", NAMES[1]);
    await learn(window);
    await window.sees("[data-course]", said("lessonDesk.learn.course", 2, 2));
    assert.equal(await window.text("[role=alert]"), "");
  });
}

test("a recording that a power cut ends stands as a draft, and goes on where it was", async (t) => {
  const data = temporaryFolder(t);
  let window = await openWindow(t, { data });
  await call(window, "change_settings", { change: { reducedMotion: "on" } });
  await withoutCards(window);
  const begin = { at: "scenario", id: "inns-01-large" };
  const { id } = await call(window, "begin_lesson", { begin, name: "Half" });
  const open = async () => {
    await window.run("location.hash = `#/build/${given[0]}`;", id);
    await window.sees("main button", said("lessonDesk.play"));
  };
  await open();
  await window.clickButton(said("lessonDesk.recordFirst"));
  await window.sees(".board[data-step] image");
  await record(window, hands.mouse, 1);
  kill(data);
  window = await openWindow(t, { data });
  await open();
  await window.sees("[data-part=steps] li");
  assert.equal((await lessonOf(window, id)).steps.length, 1);
  await window.clickButton(said("lessonDesk.record"));
  await window.sees(".board[data-step] image");
  await record(window, hands.mouse, 2);
  // What is left without keeping is what came since.
  await window.clickButton(said("lessonDesk.recording.leave"));
  await window.sees("[data-part=steps] li");
  assert.equal((await lessonOf(window, id)).steps.length, 1);
});

test("a lesson of building is read at the desk, and nothing of it can be changed", async (t) => {
  const window = await openWindow(t);
  const begin = { at: "copy", id: "build-02-bridge" };
  const { id } = await call(window, "begin_lesson", { begin, name: "Brug" });
  await window.run("location.hash = `#/build/${given[0]}`;", id);
  await window.sees("[role=note]", said("lessonDesk.readOnly"));
  await window.sees("[data-part=step] textarea[readonly]");
  await window.lacks("[data-part=gaps]");
  await window.lacks("[data-part=marks]");
});
