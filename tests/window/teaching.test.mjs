// Teaching where it is needed, in the real window: a card beside a game, a way from a refusal, what New game knows, and
// practice of what a lesson taught.
import assert from "node:assert/strict";
import { test } from "node:test";
import { moment, openLesson, skipThrough } from "./lessons.mjs";
import { isOpen, screens } from "./screens.mjs";
import { beginGame, look, lookStill, playUntil } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";
import { named, said } from "./words.mjs";

const rulebook = screens[5];
const card = "[data-taught]";
const OFFER = said("table.offer.title", "The Tower", "One of four actions");

const change = (window, change) =>
  window.run(
    "await window.__TAURI_INTERNALS__.invoke('change_settings', { change: given[0] });",
    change,
  );

/** What of a game is the same wherever one comes back from. */
const seen = async (window) => {
  const { step, phase, mine, keys } = await look(window);
  const sight = await window.run(
    "return document.querySelector('.board .world')?.style.transform;",
  );
  return { step, phase, mine, keys, sight };
};

/** A game of The Tower at the first decision at which a floor could be laid. */
const atTheFirstFloor = async (window) => {
  const id = await beginGame(window, { mix: "tower" });
  await playUntil(window, (view) => view.choices.some(({ action }) => action.type === "floor"));
  return id;
};

test("the first floor brings a card, the card half a lesson, and the lesson leads back to the decision", async (t) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  const id = await atTheFirstFloor(window);
  await window.sees(card, OFFER);
  await lookStill(window);
  const before = await seen(window);
  const held = await window.run("return document.activeElement.closest('[data-taught]') !== null;");
  assert.equal(held, false, "the card takes no focus");
  await window.click(`${card} a`);
  const begins = await window.until("the step that teaches it", () =>
    window.run("return document.querySelector('.lesson .board image') && location.hash;"),
  );
  assert.match(begins, new RegExp(`^#/learn/tower-01-floors/[^/]+\\?game=${id}$`));
  // Whoever has the step done for them has seen it, too.
  await window.press("s");
  await window.sees(".lesson aside a.button", said("lesson.trial.game"));
  await window.click(".lesson aside a.button");
  await window.sees(".land .board image");
  await lookStill(window);
  assert.equal(await window.run("return location.hash;"), `#/play/${id}`);
  assert.deepEqual(await seen(window), before);
  const offer = await window.run("return document.querySelector('[data-taught]')?.dataset.taught;");
  assert.notEqual(offer, "TW-03", "what was taken is not offered again");
  assert.equal(await window.text("[role=alert]"), "");
});

test("a card can be put away, and whoever switches it off sees none, nor a way out of a refusal", async (t) => {
  const window = await openWindow(t);
  await atTheFirstFloor(window);
  await window.sees(card);
  await window.click(`${card} button`);
  await window.lacks("[data-taught=TW-03]");
  await change(window, { teaching: false });
  await beginGame(window, { mix: "everything" });
  await playUntil(window, (view) => view.phase === "figure" && view.refused.length > 0);
  await window.click("aside details summary");
  await window.sees("aside .refused .why button");
  assert.equal(await window.text(card), null);
  assert.equal(await window.text("aside .refused .why a"), null);
});

test("a refusal leads to the step that teaches its rule, and back", async (t) => {
  const window = await openWindow(t);
  const id = await beginGame(window);
  await playUntil(window, (view) => view.phase === "figure" && view.refused.length > 0);
  const before = await seen(window);
  await window.click("aside details summary");
  await window.sees("aside .refused .why a", said("learn.rule.show"));
  await window.click("aside .refused .why a");
  await window.sees(".lesson .board image");
  await window.clickButton(said("lesson.trial.game"));
  await window.sees(".land .board image");
  await lookStill(window);
  assert.equal(await window.run("return location.hash;"), `#/play/${id}`);
  assert.deepEqual(await seen(window), before);
});

test("the table in words says that a lesson is offered, and shows the card", async (t) => {
  const window = await openWindow(t);
  await change(window, { inWords: true, firstCards: false });
  await window.reload();
  await window.sees("h1");
  const view = await window.run(
    `const call = window.__TAURI_INTERNALS__.invoke;
     const seat = (name, colour) => ({ name, colour, pattern: "plain", bot: null });
     const seats = [seat("Anna", 0), seat("Ben", 1)];
     let view = await call("new_game", { game: { seats, mix: "tower", options: {}, seed: 7 } });
     while (!view.choices.some(({ action }) => action.type === "floor")) {
       const place = view.places[0];
       const action = place
         ? { type: "tile", x: place.x, y: place.y, rotation: place.rotations[0] }
         : view.choices.at(-1).action;
       view = await call("decide", { revision: view.revision, action });
     }
     location.hash = "#/play/" + view.game.id;
     return view.phase;`,
  );
  assert.equal(view, "figure");
  await window.sees(`.words ${card}`, OFFER);
  await window.until("that it is said", () =>
    window.run(
      "return [...document.querySelectorAll('[role=log] p')].some((said) => said.textContent.includes(given[0]));",
      said("table.offer.said", OFFER),
    ),
  );
});

test("New game says which expansions one has learned, and opens their courses", async (t) => {
  const window = await openWindow(t);
  const says = async (state) => {
    await window.run("location.hash = '#/play/new';");
    await window.sees("[data-course=tower] > span", state);
  };
  await says(said("play.fresh.course.state.new"));
  await window.click("[data-course=tower] a");
  await window.sees(".lesson .board image");
  const { task } = await moment(window);
  await window.type("s", "Enter");
  await window.until("the next task", async () => (await moment(window)).task !== task);
  await says(said("play.fresh.course.state.begun"));
});

test("the table of rulings is opened with the keyboard and lists what holds for two expansions", async (t) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  await window.run("location.hash = '#/rulebook/rulings';");
  await isOpen(window, rulebook);
  const pair = "[data-pair='tower/robbers']";
  await window.sees(pair, "3");
  const name = await window.run(
    "return document.querySelector(given[0]).getAttribute('aria-label');",
    pair,
  );
  assert.equal(name, said("rulebook.matrix.cell", ["The Tower", "The Robbers"], 3, 0));
  await window.run("document.querySelector(given[0]).closest('[role=region]').focus();", pair);
  await window.tabTo(pair);
  await window.press("Enter");
  await window.sees("main section section li", "Ransom can be robbed");
  const listed = await window.run(
    "return [...document.querySelectorAll('main section section li .id')].map((id) => id.textContent);",
  );
  assert.deepEqual(listed, ["IX-01", "IX-11", "IX-12"]);
  await window.press("Enter");
  await window.lacks("main section section");
});

test("what a lesson taught can be practised at its end", async (t) => {
  const window = await openWindow(t);
  await openLesson(window, "base-03-roads");
  await skipThrough(window);
  await window.sees(".end h2");
  // Which kind of question comes first is a matter of chance.
  const asking = `main ${named("screens.practice.name")} :is(.asking, .task)`;
  await window.clickButton(said("lesson.end.practise"));
  // A question is cut from games that are played for it.
  await window.until(
    "a question",
    () => window.run("return document.querySelector(given[0]) !== null;", asking),
    30_000,
  );
  assert.equal(await window.run("return location.hash;"), "#/practice?lesson=base-03-roads");
});
