// With letters of twice the size, in the smallest window, no word is cut and no control out of reach, on any screen.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { album } from "./album.mjs";
import { pagesOfExamples } from "./examples.mjs";
import { pagesOfLearn } from "./lessons.mjs";
import { goTo, pagesOfRulebook } from "./passages.mjs";
import { chooseTheme, open, screens, themes } from "./screens.mjs";
import { cut, foundOn, none, unreached, wide } from "./sight.mjs";
import { beginGame, openGame, playUntil } from "./table-of-two.mjs";
import { pagesOfPlay } from "./tables.mjs";
import { call, windowOfFile } from "./window.mjs";
import { pagesOfBuild, setWorkshop } from "./workbench.mjs";
import { named, said } from "./words.mjs";

const SMALLEST = [800, 500];
const LARGEST = 200;
/** With `LARGE_SHOTS=1`, each page is pictured in each theme. */
const picture = album("large-letters");

const openedWindow = windowOfFile();

const openLarge = async () => {
  const window = await openedWindow();
  await open(window, screens.at(-1));
  await window.click(`input[value="${LARGEST}"]`);
  await window.sees(`:root[data-text-size="${LARGEST}"] h1`);
  await window.resize(...SMALLEST);
  return window;
};

const narrow = async (window) => [...(await wide(window)), ...(await cut(window))];
/** The kinds of pages that were looked at. */
const visited = new Set();
const lost = async (window) => [...(await narrow(window)), ...(await unreached(window))];

/** Looks at each page, and with pictures asked for in each theme. */
const walk = async (window, pages, find = lost) => {
  const look = async (window) => {
    visited.add(await window.run(`return document.querySelector("main").dataset.page;`));
    return find(window);
  };
  if (process.env.LARGE_SHOTS !== "1") {
    assert.deepEqual(await foundOn(window, pages, look), none({}, pages));
    return;
  }
  let found;
  for (const theme of themes) {
    await chooseTheme(window, theme);
    found = await foundOn(
      window,
      pages.map(({ name, arrange, leave }) => ({
        name,
        leave,
        arrange: async () => {
          await arrange(window);
          await picture(window, `${name}-${theme}`);
        },
      })),
      look,
    );
  }
  assert.deepEqual(found, none({}, pages));
};

const page = (window, address, css, words) =>
  goTo(window, address).then(() => window.sees(css, words));
const sheet = {
  leave: async (window) => {
    await window.press("Escape");
    await window.lacks("dialog[open]");
  },
};

test("what is lost would be noticed", async () => {
  const window = await openLarge();
  await open(window, screens[0]);
  await window.run(`
    const box = document.createElement("div");
    box.style.cssText = "position: absolute; inset: 0 auto auto 0; width: 2px; height: 2px; overflow: hidden";
    box.innerHTML = "<button style='margin: 30px; width: 60px'>Far away</button>";
    document.querySelector("main").append(box);`);
  assert.deepEqual(await unreached(window), ["button Far away"]);
});

test("every screen is whole, and the sheets that any of them opens", async () => {
  const window = await openLarge();
  const pages = [
    ...screens.map((screen) => ({
      name: screen.name,
      arrange: (window) => open(window, screen),
    })),
    {
      name: "keys",
      arrange: async (window) => {
        await window.press("F1");
        await window.sees("dialog[open] h2", said("keys.title"));
      },
      ...sheet,
    },
    {
      name: "practice-question",
      arrange: async (window) => {
        await goTo(window, "#/practice");
        await window.click(`li button${named("practice.only", said("practice.kind.road"))}`);
        await window.sees(".asking button");
      },
      leave: (window) => goTo(window, "#/"),
    },
    ...pagesOfExamples,
  ];
  await walk(window, pages);
});

/** A rule may be higher than the window: it is enough that it is lit. */
const atRule = ({ name, ...page }, id) => ({
  name,
  ...page,
  arrange: async (window) => {
    await goTo(window, `#/rulebook/${id}`);
    await window.sees(`[id="${id}"].lit`);
  },
});
const [rule, choices, ...otherPassages] = pagesOfRulebook;

test("the rulebook is whole", async () => {
  const window = await openLarge();
  // It is one long page, and to look for all of its controls takes seconds: that is done on the others.
  await walk(window, [atRule(rule, "TB-28"), atRule(choices, "OP-01")], narrow);
  await walk(window, otherPassages);
});

test("lessons are whole", async () => walk(await openLarge(), pagesOfLearn));

/** With the keys: a tile that one would point at may lie outside the smallest window. */
const atCell = {
  name: "game-cell",
  arrange: async (window) => {
    await beginGame(window, { third: true });
    await window.press("ArrowUp");
    await window.press("i");
    await window.sees(".board section.cell");
  },
};
const played = pagesOfPlay.map((page) => (page.name === atCell.name ? atCell : page));

test("playing is whole", async () => walk(await openLarge(), played));

test("building is whole", async () => {
  const window = await openLarge();
  const { set, mix } = await setWorkshop(window);
  const begun = {};
  for (const kind of ["position", "campaign"])
    begun[kind] = (
      await call(window, "begin_document", {
        begin: { kind, name: "The ford", from: null },
      })
    ).id;
  await walk(window, [
    ...pagesOfBuild({ set, mix }),
    {
      name: "build-position",
      arrange: (window) => page(window, `#/build/${begun.position}`, "h1"),
    },
    {
      name: "build-campaign",
      arrange: (window) => page(window, `#/build/${begun.campaign}`, "h1"),
    },
  ]);
});

const shown = (window, css, words) => window.sees(`dialog[open] ${css}`, words);

test("chapters, the test of what one knows, and the sheets beside a board are whole", async () => {
  const window = await openLarge();
  await walk(window, [
    {
      name: "chapter",
      arrange: async (window) => {
        await goTo(window, "#/campaigns");
        await window.sees("main .onward a");
        await window.click("main .onward a");
        await window.sees(".lesson .words, .lesson .board image");
      },
    },
    {
      name: "test-question",
      arrange: async (window) => {
        await goTo(window, "#/learn/placement");
        await window.sees(".asking");
      },
    },
    {
      name: "sheet-odds",
      arrange: async (window) => {
        await beginGame(window, { mix: "base" });
        await playUntil(window, ({ turn }) => turn === 12);
        await window.click("[data-leaf=tiles]");
        await window.clickButton(said("odds.open"));
        await shown(window, "h3");
      },
      ...sheet,
    },
    {
      name: "sheet-score",
      arrange: async (window) => {
        const seats = [
          { name: "Anna", colour: 0, pattern: "plain" },
          { name: "Ben", colour: 1, pattern: "stripes" },
        ];
        const game = { seats, mix: "base", options: {}, by_hand: true };
        const { id } = (await call(window, "new_game", { game })).game;
        await openGame(window, id);
        await window.click("[data-draw]");
        await window.click("[data-leaf=seats]");
        await window.clickButton(said("realTable.adjusting.open"));
        await shown(window, "h2", said("realTable.adjusting.open"));
      },
      ...sheet,
    },
    {
      name: "sheet-game-file",
      arrange: async (window) => {
        await goTo(window, "#/play");
        await window.isOn("play");
        await window.clickButton(said("play.export"));
        await shown(window, "textarea");
      },
      ...sheet,
    },
  ]);
});

test("the sheets of the workshop are whole", async () => {
  const window = await openLarge();
  const { set } = await setWorkshop(window);
  const build = async (window) => {
    await goTo(window, "#/build");
    await window.isOn("build");
  };
  await walk(window, [
    ...[said("build.newSet"), said("build.newMix"), said("build.newCampaign")].map((button) => ({
      name: button.toLowerCase().replaceAll(" ", "-"),
      arrange: async (window) => {
        await build(window);
        await window.clickButton(button);
        await shown(window, "h2");
      },
      ...sheet,
    })),
    {
      name: "share",
      arrange: async (window) => {
        await build(window);
        await window.click(`[data-document="${set}"] .doing button:nth-of-type(3)`);
        await shown(window, "h2");
      },
      ...sheet,
    },
    {
      name: "tile-picture",
      arrange: async (window) => {
        await goTo(window, `#/build/${set}/B`);
        await window.clickButton(said("print.picture.open"));
        await shown(window, "h2");
      },
      ...sheet,
    },
  ]);
});

test("an exam, the statistics, what is printed and the lab are whole", async () => {
  const window = await openLarge();
  await walk(window, [
    {
      name: "exam",
      arrange: async (window) => {
        await goTo(window, "#/practice?exam=base");
        await window.isOn("practice");
        await window.sees("main button");
      },
      leave: (window) => goTo(window, "#/"),
    },
    ...[
      ["statistics", "#/play/statistics"],
      ["print", "#/print"],
      ["lab", "#/build/lab"],
    ].map(([name, address]) => ({ name, arrange: (window) => page(window, address, "h1") })),
  ]);
});

test("no kind of page is left out", () => {
  const addresses = readFileSync(
    new URL("../../ui/src/state/addresses.ts", import.meta.url),
    "utf8",
  );
  const [, kinds] = /export type OpenPage =([^]+?);\n\n/.exec(addresses);
  const all = [...kinds.matchAll(/\bis: ((?:"[\w-]+"(?: \| )?)+)/g)].flatMap(([, names]) =>
    names.split(" | ").map((name) => name.replaceAll('"', "")),
  );
  assert.ok(all.length > 14, all.join(" "));
  assert.deepEqual(
    all.filter((kind) => !visited.has(kind)),
    [],
  );
});
