// What one lost goes to Practice as questions of one's own: by mouse, by keys, through power cuts, in words; and axe.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { kill } from "./power-cut.mjs";
import { playShortGame, REVIEW_PATIENCE_MS, seesReview, SHORTER_GAME } from "./reviewed-game.mjs";
import { chooseTheme, themes } from "./screens.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { counting, said, written } from "./words.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const own = async (window) => (await call(window, "practice")).own;

const toPractice = async (window) => {
  await window.run("location.hash = '#/practice';");
  await window.sees("#own-games");
};

/** Somebody of whom something can be asked, with the decisions of theirs that gave something away. */
const whoLost = async (window, id) => {
  const { decisions } = await call(window, "open_review", { id });
  const ours = [0, 1].map((player) => decisions.filter((one) => one.player === player));
  const player = ours[0].some(({ askable }) => askable) ? 0 : 1;
  return { player, decisions: ours[player] };
};

const isOver = (window) => window.run("return document.querySelector('[data-went]') !== null;");

/** Has every question shown, by its key or its button, until its end is there. */
const shown = async (window, skip, on) => {
  for (let tries = 0; tries < 8 && !(await isOver(window)); tries++) {
    const onward = await window.run("return document.querySelector('.onward button') !== null;");
    await (onward ? on() : skip());
    await new Promise((later) => setTimeout(later, 600));
  }
  assert.ok(await isOver(window), "the question has an end");
};

const SKIP = ".deeds button:is([aria-keyshortcuts=s], [aria-keyshortcuts=S])";

/** What stands there of each move once the question is over. */
const told = (window) =>
  window.run(
    `const own = document.querySelector("[data-own-answer]").parentElement;
     own.querySelector("details").open = true;
     const all = [...own.querySelectorAll("li")].map(({ textContent }) => textContent.trim());
     return { then: own.querySelector("h3 + p").textContent, all };`,
  );

const complaints = async (window) => {
  await window.settle();
  return window.run(
    `${axe};
     const { violations } = await axe.run(document);
     return violations.flatMap(({ id, nodes }) =>
       nodes.map(({ target, failureSummary }) => [id, target.join(" "), failureSummary].join(" | ")));`,
  );
};

test("by mouse and by keys: what somebody lost in a game is asked on its boards, put away and brought back, after a power cut and when the game is gone", async (t) => {
  const data = temporaryFolder(t);
  const window = await openWindow(t, { data });
  await window.resize(1024, 640);
  const id = await playShortGame(window, SHORTER_GAME);
  await call(window, "rename_game", { id, name: "Sunday" });
  await window.run("location.hash = `#/play/${given[0]}/review`;", id);
  await seesReview(window);
  const { player, decisions } = await whoLost(window, id);
  assert.ok(decisions.length > 0, "somebody gave something away");
  await window.click(`[data-again-of="${player}"] button`);
  await window.until(
    "all of them",
    () => window.run(`return !document.querySelector('[data-again-of="${player}"] button');`),
    REVIEW_PATIENCE_MS,
  );
  const asked = await own(window);
  assert.ok(asked.length > 0 && asked.length <= decisions.length, `${asked.length}`);
  for (const { from } of asked) {
    assert.deepEqual([from.game, from.hasGame, from.name], [id, true, "Sunday"]);
    assert.ok(decisions.some(({ step, turn }) => step === from.step && turn === from.turn));
  }
  for (const theme of themes) {
    await chooseTheme(window, theme);
    await window.run("location.hash = `#/play/${given[0]}/review`;", id);
    await seesReview(window);
    assert.deepEqual(await complaints(window), [], `the review, ${theme}`);
    await toPractice(window);
    await window.sees("[data-question]");
    assert.deepEqual(await complaints(window), [], `practice, ${theme}`);
  }

  const [{ id: question, from }] = asked;
  const name = said("practice.own.from", from.turn, "Sunday");
  await window.click(`[data-question="${question}"] button`);
  await window.sees(".lesson .board image");
  await window.sees(".from", said("practice.own.asking", from.turn, "Sunday"));
  await shown(
    window,
    () => window.click(SKIP),
    () => window.click(".onward button"),
  );
  assert.ok((await window.text(".answered")).includes(written("questions", "decision-good")));
  const { then, all } = await told(window);
  const gives = counting("practice.own.gives");
  assert.match(then, gives);
  assert.equal(all.filter((each) => each.includes(said("practice.own.isThen"))).length, 1);
  assert.ok(all.every((each) => each.includes(said("practice.own.right")) || gives.test(each)));
  assert.deepEqual(await complaints(window), [], "the answer");
  await window.run("location.hash = '#/';");
  await toPractice(window);

  await window.click(`[data-question="${question}"] .doing button`);
  await window.sees(".undoable", said("practice.own.putAway", name));
  assert.equal((await own(window)).length, asked.length - 1);
  await window.run("location.hash = '#/';");
  await toPractice(window);
  await window.click("section[aria-labelledby=own-games] details summary");
  await window.clickButton(said("deleted.restore"));
  await window.sees(`[data-question="${question}"]`);
  assert.equal((await own(window)).length, asked.length);
  assert.equal(await window.text("[role=alert]"), "");

  // By keys: in the review one is left, and asked again.
  await window.run("location.hash = `#/play/${given[0]}/review`;", id);
  await seesReview(window);
  await window.tabTo("[data-again=asked] button");
  await window.press("Enter");
  await window.sees("[data-again=open] button", said("review.again.ask"));
  assert.equal((await own(window)).length, asked.length - 1);
  await window.press("Enter");
  await window.until(
    "it is asked again",
    async () => (await own(window)).length === asked.length,
    REVIEW_PATIENCE_MS,
  );
  await window.sees("[data-again=asked] button", said("review.again.leave"));
  for (const { id } of asked.slice(1))
    if ((await own(window)).some((it) => it.id === id))
      await call(window, "put_question_away", { id, away: true });
  const [before, ...others] = await own(window);
  assert.deepEqual([before.id, others], [question, []]);
  kill(data);

  const again = await openWindow(t, { data });
  assert.deepEqual(await own(again), [before]);
  await call(again, "delete_game", { id });
  await toPractice(again);
  await again.sees("[data-question]", said("practice.own.from", before.from.turn, "Sunday"));
  await again.tabTo("[data-question] button");
  await again.press("Enter");
  await again.sees(".lesson .board image");
  await shown(
    again,
    () => again.press("s"),
    () => again.press("Enter"),
  );
  assert.match((await told(again)).then, counting("practice.own.gives"));
  await again.run("location.hash = '#/';");
  await toPractice(again);
  await again.tabTo("[data-question] .doing button");
  await again.press("Enter");
  await again.sees(".undoable");
  kill(data);

  const last = await openWindow(t, { data });
  assert.deepEqual(await own(last), []);
  await toPractice(last);
  await last.sees("section[aria-labelledby=own-games]", said("practice.own.none"));
  await last.tabTo("section[aria-labelledby=own-games] details summary");
  await last.press("Enter");
  await last.sees("section[aria-labelledby=own-games] details[open]");
  await last.tabTo("section[aria-labelledby=own-games] details button");
  await last.press("Enter");
  await last.sees("[data-question]", said("practice.own.from", before.from.turn, "Sunday"));
  assert.equal((await own(last))[0].from.hasGame, false);
});

test("in words: it is found, asked and answered without a picture", async (t) => {
  const window = await openWindow(t);
  await call(window, "change_settings", { change: { inWords: true } });
  const { id } = await call(window, "import_game", { text: JSON.stringify(SHORTER_GAME) });
  await call(window, "open_game", { id });
  await playUntilOver(window);
  // What was lost is known before anybody has the game gone through.
  for (let step = 0; step < 20 && (await own(window)).length === 0; step += 2)
    await call(window, "ask_again", { game: id, step });
  const [{ from }] = await own(window);
  await toPractice(window);
  await window.tabTo("section[aria-labelledby=own-games] .begin button");
  await window.press("Enter");
  await window.sees(".lesson.words");
  await window.sees(".from", said("practice.own.asking", from.turn, from.name));
  assert.equal(await window.run("return document.querySelectorAll('main .board').length;"), 0);
  await shown(
    window,
    () => window.press("s"),
    () => window.press("Enter"),
  );
  const { all } = await told(window);
  assert.ok(
    all.length > 2 && all.every((each) => /^(Lay|Send|Place|Do|Put|Take|The) ?/.test(each)),
  );
});

/** Whoever is asked does what comes first, out of sight, to the end. */
const playUntilOver = (window) =>
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
