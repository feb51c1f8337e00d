// A game that is over is looked at again: by mouse from its end, by keys from its card and through a power cut, in words.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { kill } from "./power-cut.mjs";
import { answers, longestGaps, median } from "./pulse.mjs";
import { playShortGame, REVIEW_PATIENCE_MS, seesReview, SHORTER_GAME } from "./reviewed-game.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { said } from "./words.mjs";

/** Longer than this nobody may be kept waiting, however busy the machine is that runs the tests. */
const HOLD = 250;

const current = (window) => call(window, "current_game");

test("by mouse, from the end of a game: what cost most, as it was and tried again, and a file of it", async (t) => {
  const folder = temporaryFolder(t);
  const window = await openWindow(t);
  const id = await playShortGame(window);
  await window.clickButton(said("review.open"));
  await window.isOn("review");
  await seesReview(window);
  const { decisions, moments, progress, turns } = await call(window, "open_review", { id });
  assert.deepEqual([progress.done, progress.going], [progress.parts, false]);
  assert.equal(turns.length, 21, "one for each tile that was drawn");
  const [worst, ...others] = moments.map(({ decision }) => decisions[decision]);
  assert.equal(others.length, 2);
  assert.ok(others.every(({ chanceLost }) => chanceLost <= worst.chanceLost));
  const name = ["Anna", "Ben"][worst.player];
  await window.sees("[data-moment] h3", said("review.at", worst.turn, name));
  assert.equal(
    await window.run("return document.querySelectorAll('[data-decision]').length;"),
    decisions.length,
  );
  assert.ok((await window.text("main")).includes(said("review.courseNote")));

  await window.click("[data-moment] .doing a");
  await window.until(
    "the board as it was",
    async () => (await current(window)).step === worst.step,
  );
  const address = () => window.run("return location.hash;");
  assert.equal(await address(), `#/play/${id}?step=${worst.step}&review`);
  const back = `.tried a[href="#/play/${id}/review"]`;
  await window.click(back);
  await seesReview(window);
  await window.clickButton(said("review.try"));
  const branch = await window.until("a game of its own", async () => {
    const view = await current(window);
    return view.game.id !== id && view;
  });
  assert.deepEqual([branch.steps, branch.over, branch.toMove], [worst.step, false, worst.player]);

  // It is told as a trial, nobody left off there, and the way leads back.
  await window.sees(`[data-trial="${id}"]`);
  await window.run("location.hash = '#/play';");
  await window.sees(`[data-game="${branch.game.id}"]`);
  assert.equal(await window.run("return document.querySelectorAll('article.main').length;"), 0);
  await window.press("Alt", "ArrowLeft");
  await window.click(back);
  await seesReview(window);
  const [file, pages] = ["json", "pdf"].map((ending) => join(folder, `review.${ending}`));
  window.answer(file);
  window.answer(pages);
  await window.clickButton(said("review.json"));
  await window.sees("p", said("files.saved", file));
  await window.clickButton(said("review.pdf"));
  await window.sees("dialog [data-page]");
  await window.clickButton(said("print.save"));
  await window.sees("p", said("files.saved", pages));
  const pdf = readFileSync(pages);
  assert.match(pdf.toString("latin1"), /^%PDF-/);
  const object = JSON.parse(readFileSync(file, "utf8"));
  assert.equal(object.format, "bastide/review@1");
  assert.equal(object.turns.length, 21);
});

test("by keys, from the card of a game: stopped, cut off by a power cut, and gone on with where it was", async (t) => {
  const data = temporaryFolder(t);
  const window = await openWindow(t, { data });
  const id = await playShortGame(window);
  await window.run("location.hash = '#/play';");
  await window.isOn("play");
  await window.tabTo(`[data-game="${id}"] a[href$="/review"]`);
  await window.press("Enter");
  await window.sees("[data-review=going]");
  const known = () => call(window, "open_review", { id }).then(({ progress }) => progress);
  await window.until("some of it", async () => (await known()).done > 0, REVIEW_PATIENCE_MS);
  await window.tabTo("[data-review] button");
  await window.press("Enter");
  await window.sees("[data-review=stopped]", "", REVIEW_PATIENCE_MS);
  const stopped = await known();
  assert.ok(!stopped.going && stopped.done < stopped.parts);
  await window.press("Enter");
  await window.sees("[data-review=going]");
  await window.until(
    "more of it",
    async () => (await known()).done > stopped.done + 1,
    REVIEW_PATIENCE_MS,
  );
  const before = await known();
  // What was found is kept every three seconds.
  await new Promise((rested) => setTimeout(rested, 3_500));
  kill(data);

  const again = await openWindow(t, { data });
  const { progress } = await call(again, "open_review", { id });
  assert.ok(progress.done >= before.done, `${progress.done} of ${before.done} are kept`);
  assert.equal(progress.going, false);
  await again.run("location.hash = `#/play/${given[0]}/review`;", id);
  await seesReview(again);
  await again.tabTo("[data-decision] button");
  await again.press("Enter");
  await again.sees("[data-decision] dt", said("review.better"));
});

/** Whoever is asked does what comes first, out of sight, to the end. */
const playedOut = (window) =>
  window.run(`
    const call = window.__TAURI_INTERNALS__.invoke;
    let view = await call("current_game");
    while (!view.over) {
      const [place] = view.places;
      const action = place
        ? { type: "tile", x: place.x, y: place.y, rotation: place.rotations[0] }
        : view.choices[0].action;
      view = await call("decide", { revision: view.revision, action });
    }`);

test("whoever uses the window while a game of everything is gone through is not kept waiting", async (t) => {
  const window = await openWindow(t);
  const seats = ["Anna", "Ben", "Cleo", "Dora"].map((name, colour) => ({
    name,
    colour,
    pattern: "plain",
  }));
  const game = { seats, mix: "everything", options: {}, seed: 7 };
  const { game: begun } = await call(window, "new_game", { game });
  await playedOut(window);
  await window.run("location.hash = `#/play/${given[0]}/review`;", begun.id);
  await window.sees("[data-review=going]");
  // The page has been painted once; from here on it is what a person works with.
  await longestGaps(window, { stretches: 2 });
  const gaps = await longestGaps(window);
  const took = await answers(window);
  const { progress } = await call(window, "open_review", { id: begun.id });
  assert.ok(progress.going, "it is still being gone through");
  await call(window, "stop_review", { id: begun.id });
  t.diagnostic(
    `longest gap of the pulse: ${median(gaps).toFixed(0)} ms (${Math.max(...gaps).toFixed(0)} ms at most); a decision is answered in ${median(took).toFixed(0)} ms, ${Math.max(...took).toFixed(0)} ms at most`,
  );
  assert.ok(median(gaps) < HOLD, `the page held still: ${gaps.join(", ")}`);
  assert.ok(median(took) < HOLD, `decisions had to wait: ${took.join(", ")}`);
});

test("in words, all of it is text: no picture says what is not said beside it", async (t) => {
  const window = await openWindow(t);
  await call(window, "change_settings", { change: { inWords: true } });
  const { id } = await call(window, "import_game", { text: JSON.stringify(SHORTER_GAME) });
  await call(window, "open_game", { id });
  await playedOut(window);
  await window.run("location.hash = `#/play/${given[0]}`;", id);
  await window.sees(".end h2");
  await window.clickButton(said("review.open"));
  await seesReview(window);
  const terms = ["taken", "better", "why"].map((term) => said(`review.${term}`));
  const told = await window.run(
    "return [...document.querySelector('[data-moment] dl').querySelectorAll('dt')].map((dt) => dt.textContent.trim());",
  );
  assert.deepEqual(told, terms);
  const { turns } = await call(window, "open_review", { id });
  await window.run("for (const each of document.querySelectorAll('details')) each.open = true;");
  const rows = await window.run(
    "return document.querySelector('details [role=region] tbody').rows.length;",
  );
  assert.equal(rows, turns.length + 1, "each turn, and the end");
  const unnamed = await window.run(
    "return [...document.querySelectorAll('main [role=img]')].filter((each) => !each.ariaLabel && !each.getAttribute('aria-label')).length;",
  );
  assert.equal(unnamed, 0);
});
