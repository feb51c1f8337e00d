// The rulebook is read, searched and referred to in the real window, and a game waits as it was left.
import assert from "node:assert/strict";
import { test } from "node:test";
import { goTo, readsRule, search } from "./passages.mjs";
import { isOpen, screens } from "./screens.mjs";
import { beginGame, look, openLog, playOn, playUntil } from "./table-of-two.mjs";
import { openWindow, windowOfFile } from "./window.mjs";
import { said } from "./words.mjs";

const openedWindow = windowOfFile();

const rulebook = screens[5];

const openBook = async (window) => {
  await window.press("Alt", "5");
  await isOpen(window, rulebook);
  await window.sees('main .chapters[aria-busy="false"]');
};

const shown = (window) =>
  window.run("return [...document.querySelectorAll('main article')].map(({ id }) => id);");

/** Plays until something is refused, and opens the rule that refuses it; hands back its id. */
const opensARefusal = async (window) => {
  await playUntil(window, (view) => view.phase === "figure" && view.refused.length > 0);
  await window.click("aside details summary");
  await window.sees("aside .refused .why button");
  await window.click("aside .refused .why button");
  await window.sees("aside .refused .rule a");
  return window.text("aside .refused .why button");
};

/** What of a game is the same wherever one looks at it from. */
const gameSeen = async (window) => {
  const { step, phase, mine, keys } = await look(window);
  return { step, phase, mine, keys };
};

test("every rule of the catalog has its place in the book, under a chapter of its own", async () => {
  const window = await openedWindow();
  await openBook(window);
  const { rules, expansions } = await window.run(
    "return await window.__TAURI_INTERNALS__.invoke('catalog');",
  );
  assert.deepEqual((await shown(window)).toSorted(), Object.keys(rules).toSorted());
  const titles = await window.run(
    "return [...document.querySelectorAll('main h2')].map((title) => title.textContent);",
  );
  const chapters = [
    ...expansions.map(({ name }) => name),
    said("rulebook.chapters.rulings"),
    said("rulebook.chapters.options"),
  ];
  assert.deepEqual(titles, chapters);
  const bare = Object.values(rules).filter(({ text }) => text.trim() === "");
  assert.deepEqual(bare, []);
});

test("a refusal in a game leads to its rule, and back to the game as it was", async () => {
  const window = await openedWindow();
  const id = await beginGame(window);
  const rule = await opensARefusal(window);
  const before = await gameSeen(window);
  await window.click("aside .refused .rule a");
  await isOpen(window, rulebook);
  await readsRule(window, rule);
  await window.sees("main .lit a", said("rulebook.toGame"));
  await window.press("Alt", "ArrowLeft");
  await window.sees(".board image");
  assert.deepEqual(await gameSeen(window), before);
  await window.press("Alt", "ArrowRight");
  await readsRule(window, rule);
  await window.click("main .lit .back");
  await window.sees(".board image");
  assert.equal(await window.run("return location.hash;"), `#/play/${id}`);
  assert.deepEqual(await gameSeen(window), before);
});

test("a score in the log leads to the rule that it was counted by", async () => {
  const window = await openedWindow();
  await beginGame(window);
  await playOn(window, 120);
  await openLog(window);
  await window.click("[role=tabpanel] .score button[aria-expanded=false]");
  await window.click("[role=tabpanel] .breakdown li button");
  const rule = await window.text("[role=tabpanel] .breakdown li button");
  await window.click("[role=tabpanel] .breakdown .rule a");
  await readsRule(window, rule);
});

test("a rule leads to those beside it, and back", async (t) => {
  // Where no game is open.
  const window = await openWindow(t);
  await goTo(window, "#/rulebook/BG-28");
  await readsRule(window, "BG-28");
  assert.equal(await window.text("main .lit .back"), null, "no game is open");
  await window.click("main .lit a[href='#/rulebook/BG-30']");
  await readsRule(window, "BG-30");
  await window.press("Alt", "ArrowLeft");
  await window.until("the link that led on, with the focus", () =>
    window.run("return document.activeElement.matches(\"#BG-28.lit a[href='#/rulebook/BG-30']\");"),
  );
});

test("the way back from a lesson leads to the search and the place that were left", async () => {
  const window = await openedWindow();
  await openBook(window);
  await search(window, "farmer");
  await window.sees("main .found");
  const found = await shown(window);
  await window.run(
    "const link = document.querySelector('#BG-30 a[href*=learn]'); link.focus(); link.scrollIntoView({ block: 'center' });",
  );
  const scrolled = () => window.run("return document.querySelector('main').scrollTop;");
  const before = await scrolled();
  assert.ok(before > 0);
  await window.press("Enter");
  await window.sees(".lesson .board image");
  await window.clickButton(said("lesson.trial.back"));
  await window.until("the link that led there, with the focus", () =>
    window.run("return document.activeElement.matches('#BG-30 a[href*=learn]');"),
  );
  assert.deepEqual(await shown(window), found);
  assert.equal(await scrolled(), before);
});

/** How many passages the page says that it found. */
const count = async (window) => parseInt(await window.text("main .found"), 10);

test("a search shows the best first, marks what it finds, and Escape brings the book back", async () => {
  const window = await openedWindow();
  await openBook(window);
  const all = await shown(window);
  await search(window, "double turn");
  await window.until("fewer rules", async () => (await shown(window)).length < all.length);
  const found = await shown(window);
  assert.ok(found[0] === "TB-28" && !found.includes("TW-04"), found.join(" "));
  const counted = await count(window);
  assert.ok(counted >= found.length);
  await window.sees("[role=log] p:last-child", said("rulebook.found", counted));
  const marks = await window.run(
    "return [...document.querySelectorAll('#TB-28 .heading mark')].map((mark) => mark.textContent);",
  );
  assert.deepEqual(marks, ["double", "turn"]);
  await window.press("Escape");
  await window.until("the whole book", async () => (await shown(window)).length === all.length);
  assert.equal(await window.run("return document.activeElement.value;"), "");
});

test("a whole question is answered, one with a strange word by what comes closest, and all of many hits can be shown", async () => {
  const window = await openedWindow();
  await openBook(window);
  await search(window, "may I move my tollhouse when I placed a meeple?");
  await window.until("the answer", async () => (await shown(window))[0] === "TK-03");
  const marks = await window.run(
    "return [...document.querySelectorAll('main article mark')].map((mark) => mark.textContent);",
  );
  assert.ok(marks.includes("moved") || marks.includes("move"), marks.join(" "));
  assert.ok(!marks.includes("a") && !marks.includes("I"), marks.join(" "));
  await search(window, "can a zeppelin capture my farmer");
  await window.sees("main #best", said("rulebook.partly"));
  assert.ok((await shown(window)).includes("IX-07"));
  await search(window, "tile");
  await window.until("a first part", async () => (await shown(window)).length === 20);
  const counted = await count(window);
  await window.click("main #best ~ .more button");
  await window.until("all of them", async () => (await shown(window)).length === counted);
});

test("a search that finds nothing says what to look for", async () => {
  const window = await openedWindow();
  await openBook(window);
  await search(window, "dragonfly");
  await window.sees("main .nothing", said("rulebook.nothing"));
  await window.sees("[role=log] p:last-child", said("rulebook.nothing"));
});

test("a link to a rule that a search hides shows the whole book again", async () => {
  const window = await openedWindow();
  await openBook(window);
  await search(window, "TB-28");
  await window.sees("#TB-28 a[href='#/rulebook/TB-30']");
  await window.click("#TB-28 a[href='#/rulebook/TB-30']");
  await readsRule(window, "TB-30");
  assert.equal(await window.run("return document.querySelector('main input').value;"), "");
});

test("the list of chapters leads to each, and says which is being read", async () => {
  const window = await openedWindow();
  await openBook(window);
  await window.click("main nav a[href='#/rulebook/tower']");
  await window.until("the chapter with the focus", () =>
    window.run("return document.activeElement.textContent === 'The Tower';"),
  );
  await window.sees("main nav [aria-current=location]", "The Tower");
});

test("an id that no rule has is answered in one sentence above the book", async () => {
  const window = await openedWindow();
  await goTo(window, "#/rulebook/XX-99");
  await isOpen(window, rulebook);
  await window.sees("main .lost", said("rulebook.unknown", "XX-99"));
  await window.sees("main article");
  assert.equal(await window.run("return document.querySelector('.lit');"), null);
});
