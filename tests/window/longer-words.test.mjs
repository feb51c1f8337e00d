// In a language whose words are a third longer no word is cut, in the smallest window, and nothing is said in English.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { createServer } from "vite";
import { pagesOfExamples } from "./examples.mjs";
import { pagesOfRulebook } from "./passages.mjs";
import { open, screens } from "./screens.mjs";
import { cut, foundOn, none } from "./sight.mjs";
import { pagesOfPlay } from "./tables.mjs";
import { windowOfFile } from "./window.mjs";
import { said } from "./words.mjs";

const SMALLEST = [1024, 640];

/** The language as the window has it. */
const longer = async () => {
  const server = await createServer({
    configFile: fileURLToPath(new URL("../../ui/vite.config.ts", import.meta.url)),
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: "custom",
    logLevel: "error",
  });
  try {
    return (await server.ssrLoadModule("/src/words/trial/longer.ts")).longer;
  } finally {
    await server.close();
  }
};

const openedWindow = windowOfFile();
let wording;

const openLonger = async () => {
  wording ??= await longer();
  const window = await openedWindow();
  await window.resize(...SMALLEST);
  await window.reload("location.replace('/?longer');");
  window.wording = wording;
  await window.sees("nav", said("screens.rulebook.name"));
  return window;
};

/** What is in sight and was not said through the words: files and people speak as they like. */
const english = (window) =>
  window.run(`
    const said = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement;
      if (!holder.checkVisibility() || holder.closest("kbd, code, [aria-hidden=true], [translate=no], script")) continue;
      // Where the files lie is no sentence.
      if (text.data.trim().startsWith("/")) continue;
      // The number of a rule is the same in every language.
      if (/^[A-Z]{2}-\\d\\d$/.test(text.data.trim())) continue;
      if (/[aeiou]/i.test(text.data)) said.push(text.data.trim());
    }
    for (const named of document.querySelectorAll("[aria-label]")) {
      const label = named.getAttribute("aria-label");
      if (/[aeiou]/i.test(label)) said.push(label);
    }
    return [...new Set(said)];`);

test("a word that is cut would be noticed, and one in English too", async () => {
  const window = await openLonger();
  assert.deepEqual(await cut(window), []);
  await window.run(`
    const box = document.createElement("p");
    box.className = "short";
    box.textContent = "Somebody wrote this";
    box.style.cssText = "width: 3rem; overflow: hidden; white-space: nowrap";
    document.querySelector("main").append(box);`);
  assert.deepEqual(await cut(window), ["Somebody wrote this in P.short"]);
  assert.deepEqual(await english(window), ["Somebody wrote this"]);
});

test("no screen and no page of examples cuts a longer word, nor says anything in English", async () => {
  const window = await openLonger();
  const found = {};
  for (const screen of screens) {
    await open(window, screen);
    found[screen.name] = await cut(window);
    // Rules, lessons and campaigns come from files.
    if (!["rulebook", "learn", "campaigns"].includes(screen.name))
      found[screen.name].push(...(await english(window)));
  }
  await window.press("F1");
  await window.sees("dialog[open] h2", said("keys.title"));
  found.keys = await cut(window);
  await window.press("Escape");
  assert.deepEqual(
    { ...found, ...(await foundOn(window, pagesOfExamples, cut)) },
    none(found, pagesOfExamples),
  );
});

test("no page of the rulebook cuts a longer word", async () => {
  const window = await openLonger();
  assert.deepEqual(await foundOn(window, pagesOfRulebook, cut), none({}, pagesOfRulebook));
});

test("no page of playing cuts a longer word", async () => {
  const window = await openLonger();
  assert.deepEqual(await foundOn(window, pagesOfPlay, cut), none({}, pagesOfPlay));
});
