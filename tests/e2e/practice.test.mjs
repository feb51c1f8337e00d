// Practice in the real window: a question on a board of its own, a mistake that is named, and what is remembered of it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { link } from "./screens.mjs";
import { openWindow } from "./window.mjs";

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
    const right = await window.run(
      "return document.querySelector('.answered.right, section.end') !== null;",
    );
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
  await window.sees("h1", "Practice");
  assert.equal((await known(window)).kinds.length, 29);
  await window.click('li button[aria-label="Practise this: Points of a road"]');
  await window.sees(".lesson .board image");
  await window.sees(".asking button");
  const took = await answer(window);
  for (
    let n = 0;
    n < 4 && !(await window.run("return !!document.querySelector('section.end')"));
    n++
  )
    await window.press("Enter");
  await window.sees("section.end h2", took === 1 ? "Right at once" : "Missed");
  const road = (await known(window)).rules["BG-16"];
  assert.equal(road.answers, 1);
  assert.equal(road.wrong, took === 1 ? 0 : 1);
  await window.clickButton("Next question");
  await window.sees(".asking button");
  assert.equal(await window.text("[role=alert]"), "");
});

test("the puzzle of the day is the same for everybody", async (t) => {
  const window = await openWindow(t);
  const puzzle = () =>
    window.run(
      'const q = await window.__TAURI_INTERNALS__.invoke("puzzle_of_the_day", { language: "en" }); return [q.kind, q.lesson.id];',
    );
  const first = await puzzle();
  assert.deepEqual(await puzzle(), first);
});
