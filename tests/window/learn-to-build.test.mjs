// The course said("learn.build") in the real window: a tile by mouse, a bridge by keys alone, a set that waits through a
// restart, and what was made kept as one's own.
import assert from "node:assert/strict";
import test from "node:test";
import { drag, land, press, shows } from "./drawn-tile.mjs";
import { goesOn, lessonFile, moment, openDesk, titleOf } from "./lessons.mjs";
import { kill } from "./power-cut.mjs";
import { openWindow, temporaryFolder } from "./window.mjs";
import { count } from "./workbench.mjs";
import { said } from "./words.mjs";

/** Waits for a task; what is only told, or answered, is read on. */
const comesTo = (window, task) =>
  window.until(`the task ${task}`, async () => {
    const now = await moment(window);
    if (now.task === task && now.seen !== "answer") return now;
    if (now.seen === "answer") await window.press("Enter");
    return false;
  });

/** Answers as the author believes, by key or by mouse. */
const answers = async (window, path, id, how = (key) => window.press(key)) => {
  const { ask } = lessonFile(path).steps.find((step) => step.id === id);
  const at = ask.choices.findIndex((each) => each === ask.answer);
  await window.sees(".asking [aria-keyshortcuts]");
  const key = await window.run(
    `return document.querySelectorAll(".asking [aria-keyshortcuts]")[given[0]].getAttribute("aria-keyshortcuts");`,
    at,
  );
  await how(key);
};

const ends = async (window, title) => {
  await window.sees(".end h2", title);
  assert.equal(await window.text("[role=alert]"), "");
};

test("the first tile is drawn by mouse, kept, and is there in Build", async (t) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  await openDesk(window, "build-01-tile");
  await window.click(".onward button");
  await comesTo(window, "gate");
  // A city on another side is answered, and taken back.
  await press(window, "N");
  await press(window, "E");
  await press(window, "E");
  await window.sees(".answered.wrong");
  await window.clickButton(said("lesson.tryAgain"));
  await press(window, "N");
  await comesTo(window, "road");
  await press(window, "S");
  await comesTo(window, "fits");
  await answers(window, "build/01-tile", "fits", (key) =>
    window.click(`.asking [aria-keyshortcuts="${key}"]`),
  );
  await comesTo(window, "coat");
  await count(window, ".count input", "1");
  await comesTo(window, "village");
  await drag(window, "S", "I");
  await comesTo(window, "free");
  await press(window, "W");
  await comesTo(window, "last");
  await window.click(".onward button");
  await ends(window, titleOf("build/01-tile"));
  await window.clickButton(said("lesson.desk.keep.tile"));
  await window.sees(".ways", said("lesson.desk.open"));
  const documents = await window.run(
    `return (await window.__TAURI_INTERNALS__.invoke("documents"))
       .map(({ name, faults }) => [name, faults]);`,
  );
  assert.deepEqual(documents, [["Gates", 0]]);
});

test("a bridge is built by keys alone, and a stroke can be taken back", async (t) => {
  const window = await openWindow(t);
  const from = async (spot) => {
    await window.tabTo(`[data-spot="${spot}"]`);
  };
  await openDesk(window, "build-02-bridge");
  await window.press("Enter");
  await comesTo(window, "second");
  await from("N");
  await window.press("Enter");
  await shows(window, land("road", "N"));
  await window.press("Control", "z");
  await window.until("the stroke to go", async () => {
    const told = await window.text(".making .described");
    return !told.includes(land("road", "N"));
  });
  await from("N");
  await window.press("Enter");
  await shows(window, land("road", "N"));
  await window.type("f", "ArrowDown", "ArrowDown", "f");
  await comesTo(window, "fields");
  await answers(window, "build/02-bridge", "fields");
  await comesTo(window, "bridge");
  await window.tabTo("li.error button");
  await window.press("Enter");
  await comesTo(window, "same");
  await answers(window, "build/02-bridge", "same");
  await comesTo(window, "under");
  // The rest of it is told by help, and done by help.
  for (const task of ["under", "alone"]) {
    const begins = await comesTo(window, task);
    await window.press("h");
    await goesOn(window, begins);
    await window.sees(".helped");
    for (let rung = 2; rung <= 4; rung++) {
      const now = await moment(window);
      await window.press("h");
      await goesOn(window, now);
    }
  }
  await comesTo(window, "last");
  await window.press("Enter");
  await ends(window, titleOf("build/02-bridge"));
});

test("a set goes on where it was after a power cut, and the map knows it", async (t) => {
  const data = temporaryFolder(t);
  const first = await openWindow(t, { data });
  await openDesk(first, "build-03-set");
  await first.press("Enter");
  await comesTo(first, "copies");
  await count(first, '[data-tile="A"] input[type=number]', "3");
  await comesTo(first, "sum");
  kill(data);
  await first.close().catch(() => {});

  const again = await openWindow(t, { data });
  await again.clickButton(said("learn.goOn"));
  await again.sees(".making h2", "The hills");
  assert.equal((await moment(again)).task, "sum");
  const copies = await again.run(
    `return document.querySelector('[data-tile="A"] input[type=number]').value;`,
  );
  assert.equal(copies, "3");
  await again.run("location.hash = '#/learn';");
  await again.sees("main", said("learn.build"));
  await again.sees(
    "main .under",
    said("learn.underWay", 3, lessonFile("build/03-set").steps.length),
  );
});

test("the lab of a lesson really plays, and its figures go when the mix changes", async (t) => {
  const window = await openWindow(t);
  await openDesk(window, "build-05-lab");
  await window.press("Enter");
  await comesTo(window, "run");
  await window.clickButton(said("lesson.desk.weigh", 24));
  await comesTo(window, "first");
  await window.sees(".figures table", "121");
  await answers(window, "build/05-lab", "first");
  await comesTo(window, "inns");
  await count(window, '[data-set="inns"] input', "1");
  await window.lacks(".figures");
});
