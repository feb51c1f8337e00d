// On every kind of page: with the letters, words and lines as far apart as WCAG 1.4.12 has them no word is cut, and what
// gets the focus is in sight (2.4.11).
import assert from "node:assert/strict";
import { test } from "node:test";
import { pagesOfLearn } from "./lessons.mjs";
import { goTo, pagesOfRulebook } from "./passages.mjs";
import { open, screens } from "./screens.mjs";
import { cut, foundOn, none, wide } from "./sight.mjs";
import { beginGame } from "./table-of-two.mjs";
import { pagesOfPlay } from "./tables.mjs";
import { call, windowOfFile } from "./window.mjs";
import { pagesOfBuild, setWorkshop } from "./workbench.mjs";
import { said } from "./words.mjs";

const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Sets the letters apart, or back: a style of the page itself, which its policy allows. */
const space = (window, sheet) =>
  window.run(
    `const sheet = new CSSStyleSheet();
     sheet.replaceSync(given[0]);
     document.adoptedStyleSheets = given[0] ? [sheet] : [];`,
    sheet,
  );

const cutWhenSpaced = async (window) => {
  await space(window, SPACED);
  const found = [...(await wide(window)), ...(await cut(window))];
  await space(window, "");
  return found;
};

/** More than so many on a page are looked at in steps: a list holds the same thing again and again. */
const MOST = 24;

/**
 * What gets the focus and is hidden below something else, or out of sight. What only keys reach stands for a place of a drawing,
 * which lights up there.
 */
const obscured = (window) =>
  window.run(
    `const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
     const CONTROLS = "a[href], button, input, select, textarea, summary, [tabindex='0']";
     const all = [...within.querySelectorAll(CONTROLS)].filter(
       (control) =>
         control.checkVisibility({ visibilityProperty: true }) &&
         !control.disabled && control.tabIndex >= 0 &&
         !control.closest("[inert]") && getComputedStyle(control).pointerEvents !== "none",
     );
     const shown = (control) => {
       const drawn = control.matches("input") && control.labels?.length ? [control, ...control.labels] : [control];
       return drawn.some((box) =>
         [...box.getClientRects()].some(({ left, top, width, height }) =>
           [0.1, 0.5, 0.9].some((across) =>
             [0.1, 0.5, 0.9].some((down) => {
               const on = document.elementFromPoint(left + width * across, top + height * down);
               return on !== null && (box.contains(on) || on.contains(box) && on.tabIndex < 0 && !on.matches("main, body, html"));
             }),
           ),
         ),
       );
     };
     const step = Math.ceil(all.length / given[0]);
     const found = [];
     for (const control of all.filter((_, at) => at % step === 0)) {
       control.focus();
       // The page comes after it, once it is drawn anew.
       await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
       if (document.activeElement === control && !shown(control))
         found.push(control.tagName.toLowerCase() + " " + (control.ariaLabel || control.textContent).trim().slice(0, 40));
     }
     return found;`,
    MOST,
  );

const look = async (window) => [...(await cutWhenSpaced(window)), ...(await obscured(window))];

const openedWindow = windowOfFile();
const walk = async (pages) => {
  const window = await openedWindow();
  await window.resize(1280, 800);
  const all = typeof pages === "function" ? await pages(window) : pages;
  assert.deepEqual(await foundOn(window, all, look), none({}, all));
};

test("what is cut or hidden would be noticed", async () => {
  const window = await openedWindow();
  await window.run(`
    const box = document.createElement("div");
    box.innerHTML = "<p>As wide as its words</p><button>Below</button>";
    const [words, below] = box.children;
    words.style.cssText = "width: max-content; overflow: hidden; white-space: nowrap";
    words.style.width = words.getBoundingClientRect().width + "px";
    document.querySelector("main h1").after(box);
    words.style.width = words.scrollWidth + "px";
    const veil = document.createElement("div");
    const { left, top, width, height } = below.getBoundingClientRect();
    veil.style.cssText = "position: fixed; inset: 0; z-index: 99; background: #fff";
    document.body.append(veil);`);
  const cutThere = await cutWhenSpaced(window);
  assert.ok(
    cutThere.some((each) => each.startsWith("As wide as its words")),
    cutThere.join("\n"),
  );
  assert.ok((await obscured(window)).includes("button Below"));
});

const page = (name, address, css) => ({
  name,
  arrange: (window) => goTo(window, address).then(() => window.sees(css)),
});

test("every screen, the list of keys, and where one is asked", () =>
  walk([
    ...screens.map((screen) => ({ name: screen.name, arrange: (window) => open(window, screen) })),
    {
      name: "keys",
      arrange: async (window) => {
        await window.press("F1");
        await window.sees("dialog[open] h2", said("keys.title"));
      },
      leave: async (window) => {
        await window.press("Escape");
        await window.lacks("dialog[open]");
      },
    },
    page("placement", "#/learn/placement", ".asking"),
    {
      ...page("exam", "#/practice?exam=base", "main button"),
      leave: (window) => goTo(window, "#/"),
    },
  ]));

test("lessons, and the rulebook", () => walk([...pagesOfLearn, pagesOfRulebook.at(-1)]));

const played = ["play-new", "game-end", "game-review", "play-statistics", "play-games"];
test("a game, its end, its review and the statistics", () =>
  walk([
    { name: "game", arrange: (window) => beginGame(window, { mix: "base" }) },
    ...pagesOfPlay.filter(({ name }) => played.includes(name)),
  ]));

test("where one builds", () =>
  walk(async (window) => {
    const made = await setWorkshop(window);
    const begin = (kind) =>
      call(window, "begin_document", { begin: { kind, name: "The ford", from: null } });
    const [position, campaign] = [await begin("position"), await begin("campaign")];
    return [
      ...pagesOfBuild(made),
      page("build-position", `#/build/${position.id}`, "[role=tabpanel] li"),
      page("build-campaign", `#/build/${campaign.id}`, ".maker h1"),
    ];
  }));
