// The window in Dutch: axe finds nothing on any page, no English is left outside what is said to be English, and the
// language changes under an open game, lesson and desk.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { FluentParser } from "@fluent/syntax";
import { languages, readLanguage } from "../../scripts/language-files.mjs";

process.env.WINDOW_LANGUAGE = "nl";
const { open, screens } = await import("./screens.mjs");
const { openLesson, pagesOfLearn } = await import("./lessons.mjs");
const { pagesOfRulebook } = await import("./passages.mjs");
const { beginGame } = await import("./table-of-two.mjs");
const { pagesOfPlay } = await import("./tables.mjs");
const { call, openWindow } = await import("./window.mjs");
const { pagesOfBuild, setWorkshop } = await import("./workbench.mjs");

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Every pattern of a language: a message without choices, or each of its variants; facts are null. */
const patternsOf = (language) => {
  const found = new Map();
  const ofPattern = ({ elements }) => {
    const chosen = elements.find(({ expression }) => expression?.type === "SelectExpression");
    if (chosen) return chosen.expression.variants.flatMap(({ value }) => ofPattern(value));
    return [elements.map(({ type, value }) => (type === "TextElement" ? value : null))];
  };
  for (const [area, text] of Object.entries(readLanguage(language)))
    for (const entry of new FluentParser().parse(text).body)
      if (entry.type === "Message" && entry.value)
        found.set(`${area}.${entry.id.name}`, ofPattern(entry.value));
  return found;
};

const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s+/g, "\\s+");
const expression = (parts) =>
  new RegExp(`^${parts.map((part) => (part === null ? ".+" : literal(part))).join("")}$`, "u");
const sample = (parts) => parts.map((part) => part ?? "7").join("");
/** Too short to tell one language from another: “Start”, “7 × 3”. */
const tells = (parts) => (parts.join("").match(/\p{L}{2,}/gu) ?? []).length > 1;

/** What tells a language from another: its patterns that none of the other's texts fits. */
const only = (language, other) => {
  const others = [...patternsOf(other).values()].flat().map(sample);
  const own = [...patternsOf(language)].flatMap(([name, all]) => all.map((parts) => [name, parts]));
  return own
    .filter(([, parts]) => tells(parts))
    .map(([name, parts]) => ({ name, pattern: expression(parts) }))
    .filter(({ pattern }) => !others.some((text) => pattern.test(text)));
};
const ONLY = { en: only("en", "nl"), nl: only("nl", "en") };

/** What can be read or heard on the page, apart from what says itself in which other language it is. */
const readable = (window, language) =>
  window.run(
    `const texts = [];
     const own = (element) => element.closest("[lang]").lang === given[0];
     const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
     for (let node = walker.currentNode; node; node = walker.nextNode()) {
       const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
       if (!own(element) || element.closest("script, style, template")) continue;
       if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
       else for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
         if (node.hasAttribute(name)) texts.push(node.getAttribute(name));
     }
     return [...new Set([...texts, document.title].map((text) => text.trim()).filter(Boolean))];`,
    language,
  );

/** What of another language is said on the page. */
const strange = async (window, language, other) => {
  const texts = await readable(window, language);
  return texts.flatMap((text) =>
    ONLY[other].filter(({ pattern }) => pattern.test(text)).map(({ name }) => `${name}: ${text}`),
  );
};

const complaints = (window) =>
  window.run(`
    const contrast = { rules: { "color-contrast": { enabled: false } } };
    const { violations } = await axe.run(document, contrast);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + " " + target.join(" ")));`);

const walk = async (t, pages) => {
  const window = await openWindow(t);
  await window.run(`${axe}; window.axe = axe;`);
  const all = typeof pages === "function" ? await pages(window) : pages;
  for (const { name, arrange, leave } of all) {
    await arrange(window);
    await window.settle();
    assert.deepEqual(await complaints(window), [], name);
    assert.deepEqual(await strange(window, "nl", "en"), [], name);
    await leave?.(window);
  }
};

test("English on a Dutch page is noticed, unless it is said to be English", async (t) => {
  assert.ok(languages().includes("nl") && ONLY.en.length > 1000, `${ONLY.en.length} patterns`);
  const window = await openWindow(t);
  const { name, pattern } = ONLY.en.find((one) => one.name === "pages.home-title");
  const english = readLanguage("en").pages.match(/^home-title = (.*)$/m)[1];
  assert.match(english, pattern);
  const plant = (tag) =>
    window.run(
      `document.querySelector("#planted")?.remove();
       const planted = Object.assign(document.createElement("p"), { id: "planted", textContent: given[0] });
       if (given[1]) planted.lang = given[1];
       document.querySelector("main").append(planted);`,
      english,
      tag,
    );
  await plant(null);
  assert.deepEqual(await strange(window, "nl", "en"), [`${name}: ${english}`]);
  await plant("en");
  assert.deepEqual(await strange(window, "nl", "en"), []);
});

test("every screen is Dutch", async (t) => {
  await walk(
    t,
    screens.map((screen) => ({ name: screen.name, arrange: (window) => open(window, screen) })),
  );
});

test("the rulebook is Dutch", (t) => walk(t, pagesOfRulebook));
test("the pages around a lesson are Dutch", (t) => walk(t, pagesOfLearn));
test("a game is Dutch", (t) => walk(t, pagesOfPlay));
test("the workshop is Dutch", (t) => walk(t, async (w) => pagesOfBuild(await setWorkshop(w))));

test("the language changes ten times under a game, a lesson and a desk", async (t) => {
  const window = await openWindow(t);
  const { set } = await setWorkshop(window);
  const pages = [
    () => beginGame(window, { third: true }),
    () => openLesson(window, "base-02-claiming"),
    async () => {
      await window.run("location.hash = given[0];", `#/build/${set}/B`);
      await window.sees(".tile img");
    },
  ];
  for (const page of pages) {
    await page();
    for (let turn = 0; turn < 10; turn++) {
      const [now, before] = turn % 2 === 0 ? ["en", "nl"] : ["nl", "en"];
      await call(window, "change_settings", { change: { language: now } });
      await window.sees(`:root[lang="${now}"]`);
      await window.settle();
      assert.deepEqual(await strange(window, now, before), [], `${now}, turn ${turn}`);
    }
  }
});
