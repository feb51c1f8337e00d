// Practice in the real window: a question on a board of its own, a mistake that is named, and what is remembered of it.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { link } from "./screens.mjs";
import { openWindow, temporaryFolder } from "./window.mjs";
import { any, named, numbered, said, written } from "./words.mjs";

const known = (window) => window.run('return await window.__TAURI_INTERNALS__.invoke("practice");');

/** The right answer, as the rules say it, and the others. */
const choices = (window) =>
  window.run(
    "return [...document.querySelectorAll('.asking button')].map((b) => b.textContent.trim());",
  );

const moment = (window) =>
  window.run("return document.querySelector('[data-moment]')?.dataset.moment ?? null;");

/** Answers until it is right; how many answers it took. */
const answer = async (window) => {
  const all = await choices(window);
  for (let n = 0; n < all.length; n++) {
    const before = await moment(window);
    await window.run(`document.querySelectorAll('.asking button')[${n}].click();`);
    await window.until("an answer", async () => (await moment(window)) !== before);
    const right = await window.run("return document.querySelector('.answered.right') !== null;");
    if (right) return n + 1;
    await window.sees(".answered.wrong");
    const named = await window.text(".answered.wrong");
    assert.ok(named.length > 10, "the mistake has an answer of its own");
    await window.press("Enter");
    await window.sees(".asking button");
  }
  throw new Error(`none of ${all.join(", ")} was right`);
};

test("a sitting asks, names mistakes, and remembers what was missed", async (t) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  await window.click(link({ address: "#/practice" }));
  await window.isOn("practice");
  assert.equal((await known(window)).kinds.length, 29);
  await window.click(`li button${named("practice.only", said("practice.kind.road"))}`);
  await window.sees(".lesson .board image");
  await window.sees(".asking button");
  const took = await answer(window);
  // One page: how it went stands beside the answer, with the way on.
  await window.sees(`[data-went=${took === 1 ? "right" : "wrong"}]`);
  const road = (await known(window)).rules["BG-16"];
  assert.equal(road.answers, 1);
  assert.equal(road.wrong, took === 1 ? 0 : 1);
  await window.click(".onward button");
  await window.sees(".asking button");
  // The chapter that is open leads out of a question, by mouse and by its digit.
  await window.click(link({ address: "#/practice" }));
  await window.sees("#decisions");
  await window.click(".begin button");
  await window.sees(".lesson .board image");
  await window.press("Alt", "6");
  await window.sees("#decisions");
  assert.equal(await window.text("[role=alert]"), "");
});

test("the puzzle of the day says what each move gives up, and its file opens", async (t) => {
  const folder = temporaryFolder(t);
  const window = await openWindow(t);
  await window.click(link({ address: "#/practice" }));
  await window.click(".daily button");
  await window.sees(".lesson .board image");
  const tiles = await window.run("return document.querySelectorAll('.board image').length;");
  await window.press("s");
  await window.click(".ways summary");
  await window.sees("[data-move-costs]");
  const count = await window.run(
    "return document.querySelectorAll('[data-move-costs] li').length;",
  );
  assert.ok(count > 3, `${count} moves`);
  window.answer(folder);
  await window.clickButton(said("practice.daily.save"));
  // A file has another name until it is whole.
  const name = await window.until("a file", async () =>
    readdirSync(folder).find((file) => file.endsWith(".json")),
  );
  assert.match(name, /^puzzle-\d+\.bastide-scenario\.json$/);
  const { setup } = JSON.parse(readFileSync(join(folder, name), "utf8"));
  assert.equal(setup.start.length, tiles);
  window.answer(folder);
  await window.clickButton(said("practice.daily.picture"));
  const picture = await window.until("a picture", async () =>
    readdirSync(folder).find((file) => file.endsWith(".png")),
  );
  const png = readFileSync(join(folder, picture));
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [1600, 1600]);

  window.answer(join(folder, name));
  await window.press("Control", "o");
  await window.sees(".file-note", said("own.came", written("questions", "best-title")));
  assert.equal(await window.text("[role=alert]"), "");
});

test("the puzzle of the day is the same for everybody", async (t) => {
  const window = await openWindow(t);
  const puzzle = () =>
    window.run(
      'const q = await window.__TAURI_INTERNALS__.invoke("puzzle_of_the_day"); return [q.kind, q.lesson.id];',
    );
  const first = await puzzle();
  assert.deepEqual(await puzzle(), first);
});

const FIRST_PLACE = "[data-place]";

/** One gesture at a time: what lies on the board, and what is asked, is waited for. */
const by = {
  keyboard: {
    begin: async (window, name) => {
      await window.tabTo(`li button${named("practice.only", name)}`);
      await window.press("Enter");
    },
    lay: async (window) => {
      await window.press("ArrowRight");
      await window.sees("[data-held]");
      await window.press("Enter");
    },
    pass: (window) => window.press(" "),
    skip: (window) => window.press("s"),
    on: (window) => window.press("Enter"),
  },
  mouse: {
    begin: (window, name) => window.click(`li button${named("practice.only", name)}`),
    lay: async (window) => {
      const { x, y } = await window.middleOf(FIRST_PLACE);
      await window.pointAt(x, y);
      await window.clickAt(x, y);
    },
    pass: (window) => window.click("[data-action=pass]"),
    skip: (window) =>
      window.click(".deeds button:is([aria-keyshortcuts=s], [aria-keyshortcuts=S])"),
    on: (window) => window.click(".onward button"),
  },
};

const isOver = (window) => window.run("return document.querySelector('[data-went]') !== null;");
const isWrong = (window) =>
  window.run("return document.querySelector('.answered.wrong') !== null;");

for (const [how, hand] of Object.entries(by))
  test(`a decision by ${how}: a move says what it gives up, and who skips is shown one that nothing beats`, async (t) => {
    const window = await openWindow(t);
    await window.resize(1024, 640);
    await window.click(link({ address: "#/practice" }));
    await window.sees("#decisions");
    await hand.begin(window, said("practice.kind.best"));
    await window.sees(".lesson .board image");
    await window.sees(FIRST_PLACE);
    await hand.lay(window);
    await window.until("an answer or the figure", async () => {
      if ((await isOver(window)) || (await isWrong(window))) return true;
      return window.run("return document.querySelector('[data-action=pass]') !== null;");
    });
    if (!(await isOver(window)) && !(await isWrong(window))) await hand.pass(window);
    await window.until("a verdict", async () => (await isOver(window)) || (await isWrong(window)));
    if (await isWrong(window)) {
      const lost = [1, 5].map((n) => numbered(written("questions", "decision-lost", { n })));
      assert.match(
        await window.text(".answered.wrong"),
        new RegExp(`(${any(...lost).source}) \\S`),
      );
      await hand.on(window);
      // Where the tile was right, only the figure is asked again.
      await window.sees(`${FIRST_PLACE}, [data-action=pass]`);
    }
    for (let tries = 0; tries < 6 && !(await isOver(window)); tries++) {
      const shown = await window.run("return document.querySelector('.onward button') !== null;");
      await (shown ? hand.on(window) : hand.skip(window));
      await new Promise((later) => setTimeout(later, 600));
    }
    assert.ok(await isOver(window), "the question has an end");
    assert.ok((await window.text(".answered")).includes(written("questions", "decision-good")));
    const because = [1, 5].map((n) =>
      numbered(written("questions", "decision-why", { games: 5, n })),
    );
    assert.match(await window.text(".answered .because"), any(...because));
    const after = await known(window);
    assert.deepEqual(Object.keys(after.rules), [], "no rule is held to be missed");
    const best = after.kinds.find(({ kind }) => kind === "best");
    assert.equal(best.decision, true);
    assert.notEqual(best.mastery, "new");
    assert.equal(await window.text("[role=alert]"), "");
  });
