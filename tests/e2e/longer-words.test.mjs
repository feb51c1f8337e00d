// In a language whose words are a third longer no word is cut, in the smallest window, and nothing is said in English.
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { createServer } from "vite";
import { pagesOfExamples } from "./examples.mjs";
import { pagesOfRulebook } from "./passages.mjs";
import { open, screens } from "./screens.mjs";
import { pagesOfPlay } from "./tables.mjs";
import { openWindow } from "./window.mjs";

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

const openLonger = async (t) => {
  const wording = await longer();
  const window = await openWindow(t);
  await window.resize(...SMALLEST);
  await window.reload("location.replace('/?longer');");
  window.wording = wording;
  await window.sees("nav", "Rulebook");
  return window;
};

/** The words in sight that a box around them cuts off, or that lie outside the window with no way to them. */
const cut = async (window) => {
  await window.settle();
  return window.run(`
    const clips = (style, way) => /hidden|clip/.test(style["overflow" + way]);
    const scrolls = (style, way) => /auto|scroll/.test(style["overflow" + way]);
    // Only said: a box of one pixel, of which nothing is shown.
    const unseen = (element) =>
      element !== null && (/^inset\\(50%/.test(getComputedStyle(element).clipPath) || unseen(element.parentElement));
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement;
      if (!text.data.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
      if (unseen(holder) || holder.closest("svg, [role=tooltip], .skip, option, dialog:not([open])")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        let open = { X: true, Y: true };
        for (let box = holder; box && (open.X || open.Y); box = box.parentElement) {
          const style = getComputedStyle(box);
          // What a person typed may end in dots, if pointing at it tells all of it.
          if (style.textOverflow === "ellipsis" && box.closest("[title]")) { open = { X: false, Y: false }; break; }
          const { left, top } = box.getBoundingClientRect();
          const inner = { left: left + box.clientLeft, top: top + box.clientTop };
          if (style.display === "inline") continue;
          if (open.X && clips(style, "X") &&
              (line.right > inner.left + box.clientWidth + 1 || line.left < inner.left - 1))
            found.push(text.data.trim() + " in " + box.tagName + "." + box.className);
          if (open.Y && clips(style, "Y") &&
              (line.bottom > inner.top + box.clientHeight + 3 || line.top < inner.top - 3))
            found.push(text.data.trim() + " below " + box.tagName + "." + box.className);
          if (scrolls(style, "X")) open.X = false;
          if (scrolls(style, "Y")) open.Y = false;
        }
        if (open.X && (line.right > innerWidth + 1 || line.left < -1))
          found.push(text.data.trim() + " outside the window");
      }
    }
    return [...new Set(found)];`);
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

/** What is cut on each of these pages, by name. */
const cutOn = async (window, pages) => {
  const found = {};
  for (const { name, arrange, leave } of pages) {
    await arrange(window);
    found[name] = await cut(window);
    await leave?.(window);
  }
  return found;
};

/** Nothing on any of these. */
const none = (others, pages) =>
  Object.fromEntries(
    [...Object.keys(others), ...pages.map(({ name }) => name)].map((name) => [name, []]),
  );

test("a word that is cut would be noticed, and one in English too", async (t) => {
  const window = await openLonger(t);
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

test("no screen and no page of examples cuts a longer word, nor says anything in English", async (t) => {
  const window = await openLonger(t);
  const found = {};
  for (const screen of screens) {
    await open(window, screen);
    found[screen.name] = await cut(window);
    // Rules, lessons and campaigns come from files.
    if (!["Rulebook", "Learn", "Campaigns"].includes(screen.name))
      found[screen.name].push(...(await english(window)));
  }
  await window.press("?");
  await window.sees("dialog[open] h2", "Keys");
  found.keys = await cut(window);
  await window.press("Escape");
  assert.deepEqual(
    { ...found, ...(await cutOn(window, pagesOfExamples)) },
    none(found, pagesOfExamples),
  );
});

test("no page of the rulebook cuts a longer word", async (t) => {
  const window = await openLonger(t);
  assert.deepEqual(await cutOn(window, pagesOfRulebook), none({}, pagesOfRulebook));
});

test("no page of playing cuts a longer word", async (t) => {
  const window = await openLonger(t);
  assert.deepEqual(await cutOn(window, pagesOfPlay), none({}, pagesOfPlay));
});
