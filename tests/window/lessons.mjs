// Lessons in the window: what is seen of one, and how somebody goes through it, by keyboard, by mouse or in words.
import { readdirSync, readFileSync } from "node:fs";
import { lookStill } from "./table-of-two.mjs";
import { said } from "./words.mjs";

const TUTORIALS = new URL("../../tutorials/", import.meta.url);

/** What the author wrote of a lesson. */
export const lessonFile = (path) =>
  JSON.parse(readFileSync(new URL(`${path}.json`, TUTORIALS), "utf8"));

/** The first step of any course that is as wanted: the lesson's id and the step's. */
export const someStep = (wanted) => {
  for (const course of readdirSync(TUTORIALS, { withFileTypes: true })) {
    if (!course.isDirectory()) continue;
    for (const file of readdirSync(new URL(`${course.name}/`, TUTORIALS)).toSorted()) {
      if (!/^\d\d-.*\.json$/.test(file)) continue;
      const { id, steps } = lessonFile(`${course.name}/${file.slice(0, -".json".length)}`);
      const step = steps.find(wanted);
      if (step) return [id, step.id];
    }
  }
  throw new Error("no lesson has such a step");
};

/** What a lesson or a chapter is called. */
export const titleOf = (path) => {
  const { title, text } = lessonFile(path);
  return text.en[title];
};

/** The task, what is seen of it, and a word for the moment that changes with each. */
export const moment = (window) =>
  window.run(`
    const { task, seen, moment } = document.querySelector(".lesson").dataset;
    return { task, seen, moment };`);

const waits = () => new Promise((rested) => setTimeout(rested, 50));

/** Waits until something else is seen than at that moment. */
export const goesOn = (window, from) =>
  window.until(`what follows ${from.task} (${from.seen})`, async () => {
    const now = await moment(window);
    return now.moment !== from.moment && now;
  });

/** Opens a lesson, and waits for its first task. */
export const openLesson = async (window, id, step) => {
  await window.run("location.hash = given[0];", `#/learn/${id}${step ? `/${step}` : ""}`);
  // The lesson before it may still be seen.
  const lesson = `.lesson[data-lesson="${id}"]${step ? `[data-task="${step}"]` : ""}`;
  await window.sees(`${lesson} .board image, ${lesson} .words section`);
  return moment(window);
};

/** Opens a lesson that is given at a desk, and waits for its first task. */
export const openDesk = async (window, id) => {
  await window.run("location.hash = given[0];", `#/learn/${id}`);
  await window.sees(`.lesson[data-lesson="${id}"] .making h2`);
  return moment(window);
};

const held = (window) =>
  window.run(`
    const held = document.querySelector("[data-held]");
    return held && { cell: held.dataset.held, rotation: Number(held.dataset.rotation) };`);

const ARROWS = ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"];

/** Lays the tile in hand by keys: the arrows to its place, R until it lies as it should. */
const layByKeys = async (window, { x, y, rotation }) => {
  const cell = `${x},${y}`;
  const visited = [];
  for (let steps = 0; (await held(window))?.cell !== cell; steps++) {
    if (steps > 60) throw new Error(`the arrows never reach ${cell}`);
    const [dx, dy] = ((await held(window))?.cell ?? "0,0").split(",").map(Number);
    const across = steps % 2 === 0 ? dx !== x : dy === y;
    const toward = across
      ? dx < x
        ? "ArrowRight"
        : "ArrowLeft"
      : dy < y
        ? "ArrowDown"
        : "ArrowUp";
    // An arrow leads to the nearest place on its side: who comes back to the same one goes another way.
    const been = visited.filter((place) => place === `${dx},${dy}`).length;
    visited.push(`${dx},${dy}`);
    await window.press(been > 1 ? ARROWS[(steps + been) % ARROWS.length] : toward);
  }
  for (let turns = 0; (await held(window)).rotation !== rotation && turns < 4; turns++)
    await window.press("r");
  await window.press("Enter");
};

/** The same by mouse: the tool turns the tile, and a click lays it. */
const layByMouse = async (window, { x, y, rotation }) => {
  await lookStill(window);
  const place = await window.middleOf(`[data-place="${x},${y}"]`);
  await window.pointAt(place.x, place.y);
  for (let turns = 0; (await held(window)).rotation !== rotation && turns < 4; turns++) {
    await window.click("[role=toolbar] [aria-keyshortcuts=r]");
    await window.pointAt(place.x, place.y);
  }
  await window.clickAt(place.x, place.y);
};

/** The same from the list of places: a button tells where, and how the tile lies there. */
const layInWords = async (window, { x, y, rotation }) => {
  const place = said("spoken.place", x, y, rotation, []);
  const pressed = await window.until("the places to be told", () =>
    window.run(
      `const buttons = [...document.querySelectorAll(".words section ul button")];
       const one = buttons.find(({ textContent }) => textContent.trim().startsWith(given[0]));
       one?.click();
       return one !== undefined || (buttons.length > 0 && "none");`,
      place,
    ),
  );
  if (pressed === "none") throw new Error(`no button tells ${place}`);
};

/** How a pupil lays a tile and goes on, by mouse or by keys. */
export const pupil = {
  mouse: {
    lay: layByMouse,
    press: (window, css) => clickStill(window, css),
    on: (window, now) => hands.mouse.on(window, now),
  },
  keys: {
    lay: layByKeys,
    press: async (window, css) => {
      const key = await window.run(
        "return document.querySelector(given[0]).getAttribute('aria-keyshortcuts');",
        css,
      );
      return window.press(key === "Space" ? " " : key);
    },
    on: (window) => window.press("Enter"),
  },
};

/** A choice of the list: to do nothing, or the figure that the author would set. */
const choiceOf = (action) =>
  action.type === "pass" ? "[data-action=pass]" : `[data-action="${action.type}"]`;

/** Clicks what stands still: a panel that grows takes its buttons from under the hand. */
const clickStill = async (window, css) => {
  await window.settle();
  await window.middleOf(css);
  return window.click(css);
};

/** Plays as `words`, but that what is pressed is found by a screen reader. */
export const handOfReader = (reader) => ({
  ...hands.words,
  lay: (_, { x, y, rotation }) =>
    reader.press("push button", `^${said("spoken.place", x, y, rotation, [])}`),
});

const hands = {
  keyboard: {
    on: (window) => window.press("Enter"),
    choose: (window, key) => window.press(key),
    lay: layByKeys,
    pass: (window) => window.press(" "),
    help: (window) => window.press("h"),
  },
  mouse: {
    on: async (window, { seen }) => {
      const skips = await window.run("return document.querySelector('.onward .quiet') !== null;");
      // After the last move of others the task comes by itself, and the button goes.
      if (seen !== "before" || skips) await clickStill(window, ".onward button");
    },
    choose: (window, key) => clickStill(window, `.asking [aria-keyshortcuts="${key}"]`),
    lay: layByMouse,
    pass: (window) => clickStill(window, choiceOf({ type: "pass" })),
    help: (window) => clickStill(window, ".deeds [aria-keyshortcuts=h]"),
  },
  words: {
    on: (window) => window.press("Enter"),
    choose: (window, key) => window.press(key),
    lay: layInWords,
    pass: (window) => window.press(" "),
    help: (window) => window.press("h"),
  },
};

/** The key of the answer that its author believes in, among those that are shown. */
const keyOfAnswer = (window, { choices, answer }) => {
  const place = choices?.findIndex((each) => JSON.stringify(each) === JSON.stringify(answer));
  return window.run(
    "return document.querySelectorAll('.asking [aria-keyshortcuts]')[given[0]]?.getAttribute('aria-keyshortcuts');",
    place,
  );
};

/** Whether the tile in hand may lie there; in words the list of places says so itself. */
const isFree = (window, { x, y }) =>
  window.run(
    `return document.querySelector(\`[data-place="\${given[0]},\${given[1]}"]\`) !== null
       || document.querySelector(".lesson .words section ul button") !== null;`,
    x,
    y,
  );

/** Whether one may do nothing; in words the question says so itself. */
const mayPass = (window) =>
  window.run(
    `return document.querySelector("[data-action=pass]") !== null
       || document.querySelector(".lesson.words") !== null;`,
  );

/** Does what a step wants, or has it done where its author wrote no way. */
const does = async (window, lesson, step, done, { choose, lay, pass, help, on }) => {
  if (step.type === "say" || step.type === "show") return on(window, { seen: "task" });
  if (step.type === "predict" && step.ask.choices) {
    const key = await keyOfAnswer(window, step.ask);
    if (key) return choose(window, key);
  }
  if (step.type === "spot") return choose(window, String(1 + done));
  const action = lesson.solution?.[step.id]?.[done];
  // Help that was asked for more than once has run ahead of its author's way.
  if (action?.type === "tile" && (await isFree(window, action))) return lay(window, action);
  if (action?.type === "pass" && (await mayPass(window))) return pass(window);
  return help(window);
};

/** Goes through a lesson to its end, by one of these hands or another; answers with how many decisions it took. */
export const goThrough = async (window, path, how) => {
  const lesson = lessonFile(path);
  const hand = hands[how] ?? how;
  let [task, done, decisions] = ["", 0, 0];
  for (let turns = 0; turns < 200; turns++) {
    const now = await moment(window);
    if (now.seen === "end") return decisions;
    if (now.seen !== "task") await hand.on(window, now);
    else {
      done = now.task === task ? done : 0;
      task = now.task;
      const step = lesson.steps.find(({ id }) => id === task);
      await does(window, lesson, step, done++, hand);
      decisions++;
    }
    await waits();
    await goesOn(window, now);
  }
  throw new Error(`no end of ${path}: ${JSON.stringify(await moment(window))}`);
};

/** Has every step of the open lesson done, up to its end. */
export const skipThrough = async (window) => {
  for (let tries = 0; (await moment(window)).seen !== "end"; tries++) {
    if (tries > 60) throw new Error("no end in sight");
    const now = await moment(window);
    // What is only told is not skipped, but read on.
    await window.type(...(now.seen === "task" ? ["s"] : []), "Enter");
    await goesOn(window, now);
  }
};

/** Has the step that is open done, and reads on to the next question. */
export const toTheNextQuestion = async (window) => {
  const { task } = await moment(window);
  await window.press("s");
  await window.until("the next question", async () => {
    const now = await moment(window);
    if (now.seen !== "task") await window.press("Enter");
    return now.seen === "task" && now.task !== task;
  });
};

/** The pages of learning, by name and how to get there. */
export const pagesOfLearn = [
  {
    name: "lesson",
    arrange: (window) => openLesson(window, "base-02-claiming"),
  },
  {
    name: "lesson-question",
    arrange: async (window) => {
      await openLesson(window, "base-04-cities", "count");
      await window.sees(".asking");
    },
  },
  {
    name: "lesson-mistake",
    arrange: async (window) => {
      await window.click(".asking [aria-keyshortcuts='6']");
      await window.sees(".answered.wrong");
      await window.click(".deeds [aria-keyshortcuts=h]");
      await window.sees(".helped");
    },
  },
  {
    name: "lesson-step",
    arrange: async (window) => {
      await openLesson(window, ...someStep(({ type }) => type === "spot"));
      await window.sees(".asking");
    },
  },
  {
    name: "lesson-desk",
    arrange: async (window) => {
      const begins = await openDesk(window, "build-01-tile");
      if (begins.task === "want") await window.press("Enter");
      await window.sees(".lesson[data-task=gate]");
    },
  },
  {
    name: "lesson-end",
    arrange: async (window) => {
      await openLesson(window, "base-06-sharing");
      await skipThrough(window);
      await window.sees(".end h2");
    },
    leave: (window) =>
      window.run(`
        const { invoke } = window.__TAURI_INTERNALS__;
        await invoke("reset_lessons", { ids: ["base-02-claiming", "base-06-sharing", "inns-01-large", "build-01-tile"] });
        location.hash = "#/";`),
  },
];
