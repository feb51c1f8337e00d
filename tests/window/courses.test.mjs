// One lesson of each course, played to its end in the real window by mouse; and one in the table in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { goThrough, lessonFile, openLesson, titleOf } from "./lessons.mjs";
import { call, openWindow } from "./window.mjs";

/** The base game has tests of its own beside this one. */
const LESSONS = [
  "crop-circles/01-choice",
  "robbers/01-robber",
  "traders/01-goods",
  "tower/01-floors",
  "tollkeepers/01-house",
  "inns/01-large",
  "together/01-turn",
];

test("a lesson of each course is played to its end by mouse", async (t) => {
  const window = await openWindow(t);
  await window.resize(1280, 800);
  for (const [number, path] of LESSONS.entries()) {
    // The first is gone through with all that moves, the others without.
    const reducedMotion = number === 0 ? "off" : "on";
    await call(window, "change_settings", { change: { reducedMotion } });
    await openLesson(window, lessonFile(path).id);
    const decisions = await goThrough(window, path, "mouse");
    await window.sees(".end h2");
    assert.ok(decisions >= 4, `${path}: ${decisions} decisions`);
    assert.equal(await window.text("[role=alert]"), "", path);
  }
});

test("a lesson is played to its end in the table in words", async (t) => {
  const window = await openWindow(t);
  await window.run(
    'await window.__TAURI_INTERNALS__.invoke("change_settings", { change: { inWords: true } });',
  );
  await openLesson(window, "base-01-placing");
  assert.equal(await window.run("return document.querySelectorAll('.board').length;"), 0);
  const decisions = await goThrough(window, "base/01-placing", "words");
  await window.sees(".end h2", titleOf("base/01-placing"));
  assert.ok(decisions >= 8, `${decisions} decisions`);
  assert.equal(await window.text("[role=alert]"), "");
});
