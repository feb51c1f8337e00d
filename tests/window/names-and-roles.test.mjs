// Where one plays and learns, each node of the accessibility bus has a name and a role, in pictures and in words, in both languages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { openForReader } from "./access/reader.mjs";
import { pageAt, readPages } from "./bus.mjs";
import { finishOutOfSight, REVIEW_PATIENCE_MS, SHORTEST_GAME } from "./reviewed-game.mjs";
import { withoutCards } from "./table-of-two.mjs";
import { call } from "./window.mjs";

const RECORD = {
  format: "bastide/game@1",
  setup: { players: [{ name: "Anna" }, { name: "Ben" }], mix: "robbers", seed: 7 },
  actions: [],
};

/** A page where something is pressed once it is there. */
const pressed = (name, { arrange }, css, seen) => ({
  name,
  arrange: async (window) => {
    await arrange(window);
    await window.click(css);
    await window.sees(seen);
  },
});

/** A game that goes on, and one that is over and reviewed. */
const keepGames = async (window) => {
  await withoutCards(window);
  const { id: going } = await call(window, "import_game", { text: JSON.stringify(RECORD) });
  const over = await finishOutOfSight(window, SHORTEST_GAME);
  await call(window, "begin_review", { id: over });
  await window.until(
    "a review",
    async () => {
      const { progress } = await call(window, "open_review", { id: over });
      return progress.done === progress.parts;
    },
    REVIEW_PATIENCE_MS,
  );
  return { going, over };
};

test("what has no name or no role would be noticed", async (t) => {
  const { window, reader } = await openForReader(t);
  const faults = async () => (await reader.ask("faults"))?.faults ?? [];
  assert.deepEqual(await faults(), []);
  await window.run(
    `document.querySelector("main").insertAdjacentHTML(
       "beforeend",
       "<button></button><details><summary>More</summary></details><div tabindex=0><button>Yes</button></div>",
     );`,
  );
  const found = await reader.until("what is wrong", async () => {
    const all = await faults();
    return all.length >= 4 && all;
  });
  const kinds = found.map((fault) => fault.split(", in")[0]);
  assert.deepEqual(kinds, [
    "push button “” has no name",
    "unknown “” has no role",
    "unknown “More” has no role",
    "section “” takes the keyboard and has no name",
  ]);
});

/** Where one plays and learns, with boards as pictures or in words. */
const pagesOf = ({ going, over }, inWords) => {
  const board = inWords ? "[role=grid]" : ".board image";
  const lessonAt = (task) => `.lesson[data-task=${task}] ${board}`;
  const practice = pageAt("practice", "#/practice", "#decisions");
  return [
    pageAt("home", "#/"),
    pageAt("play", "#/play", "[data-game]"),
    pageAt("a new game", "#/play/new"),
    pageAt("a game", `#/play/${going}`, board),
    pageAt("the end of a game", `#/play/${over}`, ".end h2"),
    pageAt("review", `#/play/${over}/review`, `[data-moment] ${inWords ? board : "svg"}`),
    pageAt("statistics", "#/play/statistics", "[data-statistics=whole] td"),
    pageAt("learn", "#/learn", "main a[href^='#/learn/']"),
    pageAt(
      "a lesson",
      "#/learn/base-02-claiming",
      `.lesson[data-lesson="base-02-claiming"] ${board}`,
    ),
    pageAt("a question", "#/learn/base-04-cities/count", lessonAt("count")),
    practice,
    pressed("the problem of the day", practice, ".daily button", `.lesson ${board}`),
    pageAt("an exam", "#/practice?exam=base", `.lesson[data-seen=task] ${board}`),
    pageAt("settings", "#/settings", "input[value=candle]"),
  ].map((page) => ({ ...page, name: `${page.name} ${inWords ? "in words" : "in pictures"}` }));
};

test("where one plays and learns, all has a name and a role, in pictures and in words", async (t) => {
  const { window, reader } = await openForReader(t);
  const games = await keepGames(window);
  for (const inWords of [false, true]) {
    await call(window, "change_settings", { change: { inWords } });
    await readPages(t, { window, reader }, pagesOf(games, inWords));
  }
});
