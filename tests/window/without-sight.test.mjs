// What somebody does who sees nothing, by the accessibility bus and keys alone: to learn, to play, to practise, to look back.
// What is waited for are states of the page; what is done is named by roles and by what is read or heard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { exactly, LISTED, playByEar } from "./access/by-ear.mjs";
import { openForReader } from "./access/reader.mjs";
import { goThrough, handOfReader, lessonFile, titleOf } from "./lessons.mjs";
import { finishOutOfSight, seesReview, SHORTER_GAME, SHORTEST_GAME } from "./reviewed-game.mjs";
import { dice, withoutCards } from "./table-of-two.mjs";
import { call } from "./window.mjs";
import { any, player, said, saidIn, saying } from "./words.mjs";

/** Whoever plays as text, from the first page on. */
const openInWords = async (t) => {
  const { window, reader } = await openForReader(t);
  await reader.press("push button", said("screens.home.inWords"));
  await reader.hears(saying("screens.home.wordsOn"));
  return { window, reader };
};

const goTo = async (window, address, page) => {
  await window.run("location.hash = given[0];", address);
  await window.isOn(page);
};

test("from the first start to the end of the first lesson", async (t) => {
  const { window, reader } = await openInWords(t);
  await reader.press("link", exactly(said("screens.home.learn.begin")));
  await window.sees(".lesson[data-seen=task]");
  const { steps, text, title } = lessonFile("base/01-placing");
  await reader.holds(any(text.en[title], text.en[steps[0].say]));
  // The task with the tile and its places, and what others did, as at a table.
  const since = reader.said.length;
  await window.press("Alt", "h");
  await reader.hears(any(...[2, 3, 4, 5].map((places) => said("spoken.fitsIn", places))), since);
  await window.press("Alt", "t");
  await reader.hears(any(said("spoken.nothingSince")), since);
  const decisions = await goThrough(window, "base/01-placing", handOfReader(reader));
  assert.ok(decisions >= steps.length, `${decisions} decisions`);
  await reader.hears(any(text.en[steps.at(-1).say]));
  const heard = reader.said.join("\n");
  for (const { say } of steps)
    if (!text.en[say].includes("{")) assert.ok(heard.includes(text.en[say]), `${say}:\n${heard}`);
  await reader.holds(any(titleOf("base/01-placing")));
  await reader.names("link", exactly(said("lesson.end.next", "").trim()));
});

/** Thirty tiles of three boxes, ten turns for each: two bots play on against who listens, to the end. */
const THIRTY = {
  format: "bastide/game@1",
  setup: {
    players: [{ name: "Anna" }, ...["Ben", "Cleo"].map((name) => ({ name, bot: "greedy" }))],
    mix: {
      id: "thirty",
      name: { en: "Thirty tiles" },
      tiles: {
        ...{ "base/E": 2, "base/U": 4, "base/V": 4, "base/K": 2, "base/N": 2, "base/B": 1 },
        ...{ "robbers/A": 1, "robbers/C": 1, "robbers/D": 1, "robbers/E": 1, "robbers/F": 1 },
        ...Object.fromEntries(
          [...Array(10).keys()].map((nth) => [
            `tollkeepers/${String(nth + 1).padStart(2, "0")}`,
            1,
          ]),
        ),
      },
      expansions: ["robbers", "tollkeepers"],
    },
    seed: 4,
    start: [{ tile: "base/D", x: 0, y: 0, rotation: 0 }],
  },
  actions: [],
};

test("a game with The Tollkeepers and The Robbers against two bots", async (t) => {
  const { window, reader } = await openInWords(t);
  await withoutCards(window);
  await call(window, "change_settings", { change: { botPace: "at-once" } });
  const { id } = await call(window, "import_game", { text: JSON.stringify(THIRTY) });
  await window.run("location.hash = `#/play/${given[0]}`;", id);
  await reader.hears(any(said("events.phase", "tile", player("Anna"))));
  await playByEar({ window, reader }, dice(5));
  const heard = reader.said.join("\n");
  assert.match(heard, any(said("events.phase", "robber", player("Anna"))));
  const { steps } = await call(window, "current_game");
  t.diagnostic(`${steps} decisions, ${reader.said.length} things heard`);

  // What was played is gone through without leaving the board.
  await reader.focus(
    "table cell",
    any(said("land.cell", { x: 0, y: 0, tile: null, free: false }).split(":")[0]).source,
  );
  const since = reader.said.length;
  await window.press("Control", "PageUp");
  await reader.hears(saying("table.looking", steps - 1), since);
  await reader.holds(/^table cell: /);
  await window.press("Control", "PageDown");
  await reader.hears(any(said("table.time.isNow")), since);
  await reader.holds(/^table cell: /);
  // A place that is named has the focus, and one that is none is refused.
  await window.press("Control", "g");
  await reader.holds(any(said("spoken.goTo")));
  await window.type(...said("spoken.column", 1), "Enter");
  await reader.holds(new RegExp(`^table cell: ${said("spoken.column", 1)}:`));
  await window.press("Control", "g");
  await reader.holds(any(said("spoken.goTo")));
  await window.type(...said("spoken.column", 90), "Enter");
  await reader.hears(any(said("spoken.beyond")), since);
  await reader.names("row header", exactly(said("spoken.row", 1)));
  await reader.names("column header", exactly(said("spoken.column", 1)));
});

const OVER = "over";
const stateOf = (window) =>
  window.run(
    `const { lesson, moment, seen } = document.querySelector(".lesson")?.dataset ?? {};
     if (document.querySelector(".over h1")) return ["${OVER}"];
     return moment ? [lesson, moment, seen] : [];`,
  );
const isAsked = (state) => state[2] === "task";

/** Answers a question by what is read of its answers; the `nth` of them. */
const answer = async ({ window, reader }, nth) => {
  const within = said("lesson.answers");
  const buttons = "push button|toggle button";
  const listed = (await reader.ask("names", { role: buttons, pattern: "", within })) ?? [];
  if (listed.length > 0) {
    await reader.press(buttons, exactly(listed[nth % listed.length]), within);
    const all = exactly(said("lesson.thatIsAll"));
    if ((await reader.ask("names", { role: "push button", pattern: all }))?.length > 0)
      await reader.press("push button", all);
    return;
  }
  const field = { role: "entry", pattern: exactly(said("lesson.number")) };
  if ((await reader.ask("names", field))?.length > 0) {
    await reader.focus(field.role, field.pattern);
    return window.type(String(nth + 1), "Enter");
  }
  const places = { role: "push button", pattern: `, (${LISTED.source})` };
  const isPlaced = (await reader.ask("names", places))?.length === 0;
  return isPlaced ? window.press(" ") : reader.press(places.role, places.pattern);
};

/** Hears and answers question after question, to the end; answers with how many were asked. */
const goThroughRound = async (table) => {
  const { window, reader } = table;
  const tried = new Map();
  for (let turns = 0; turns < 120; turns++) {
    const before = await window.until("a question or the end", async () => {
      const state = await stateOf(window);
      return state.length > 0 && state;
    });
    if (before[0] === OVER) return tried.size;
    const [question] = before;
    if (isAsked(before)) {
      await reader.hears(any(await window.text(".task h2")));
      tried.set(question, (tried.get(question) ?? -1) + 1);
      await answer(table, tried.get(question));
    } else await window.press("Enter");
    await window.until("what follows", async () => {
      const now = await stateOf(window);
      return now.length > 0 && now.join() !== before.join();
    });
  }
  throw new Error("no end of the round");
};

test("a round of practice", async (t) => {
  const { window, reader } = await openInWords(t);
  await reader.press("link", exactly(said("screens.practice.name")));
  await window.isOn("practice");
  await reader.press("push button", exactly(said("practice.only", said("practice.kind.road"))));
  const asked = await goThroughRound({ window, reader });
  assert.ok(asked > 1, `${asked} questions`);
  await reader.holds(any(said("practice.over")));
  await reader.hears(any(saying("practice.outcome", 2, 5)));
});

test("an exam", async (t) => {
  const { window, reader } = await openInWords(t);
  await reader.press("link", exactly(said("screens.learn.name")));
  await window.isOn("learn");
  await reader.press("link", exactly(said("learn.exam", "")));
  await reader.hears(any(...[1, 2].map((may) => saying("practice.exam.announced", 10, may))));
  assert.equal(await goThroughRound({ window, reader }), 10);
  await reader.holds(any(said("practice.exam.over")));
  await reader.hears(any(saying("practice.exam.outcome", 2, 10)));
  await reader.names("heading", exactly(said("practice.exam.missed")));
});

const BETTER = said("review.placeBetter", "").trim();
const BOTH = said("review.placeBoth", "").trim();
const PLAYED = said("review.placeTaken", "").trim();

test("three key moments of a review, one of them tried again, and back", async (t) => {
  const { window, reader } = await openInWords(t);
  await withoutCards(window);
  const id = await finishOutOfSight(window, SHORTEST_GAME);
  await window.run("location.hash = `#/play/${given[0]}`;", id);
  await reader.press("link", exactly(said("review.open")));
  await window.isOn("review");
  await seesReview(window);
  await reader.hears(any(saying("review.ready", 1), saying("review.ready", 2)));
  const asked = ["Anna", "Ben"].map((name) => saying("review.asked", 4, name, "tile"));
  const moments = await reader.names("heading", any(...asked).source);
  assert.equal(moments.length, 3, moments.join("\n"));
  const marked = await reader.names("table cell", any(BETTER, BOTH).source);
  assert.equal(marked.length, 3, marked.join("\n"));
  // From what was better to what was played, on the board.
  await reader.focus("table cell", any(BETTER).source);
  await window.press("]");
  await reader.holds(new RegExp(`^table cell: .*${any(PLAYED).source}`));

  const tries = said("review.tryFrom", "X").split("X")[0];
  const since = reader.said.length;
  const button = await reader.press("push button", `^${tries}`);
  await reader.hears(
    any(...["Anna", "Ben"].map((name) => said("events.phase", "tile", player(name)))),
    since,
  );
  await reader.press("push button", `, (${LISTED.source})`);
  await reader.press("link", exactly(said("play.toReview")));
  await window.isOn("review");
  await seesReview(window);
  await reader.names("push button", exactly(button));
});

test("the statistics of two games", async (t) => {
  const { window, reader } = await openInWords(t);
  await finishOutOfSight(window, SHORTEST_GAME);
  await finishOutOfSight(window, SHORTER_GAME);
  await reader.press("link", exactly(said("screens.play.name")));
  await window.isOn("play");
  await reader.press("link", exactly(said("statistics.title")));
  await window.sees("[data-statistics=whole] td");
  for (const head of ["player", "games"])
    await reader.names("column header", exactly(said(`statistics.columns.${head}`)));
  const table = said("statistics.resultsInFigures");
  assert.deepEqual(await reader.names("row header", "", table), ["Anna", "Ben"]);
  const [counted] = await reader.names("table cell", "", table);
  assert.equal(counted, "2");
  const [who1] = await reader.names("combo box", "");
  await reader.focus("combo box", exactly(who1));
  await window.press("B");
  await reader.hears(saying("statistics.counted", 2, 2));
});

test("another language and back, with the keyboard where it was", async (t) => {
  const dutch = await saidIn("nl");
  const { window, reader } = await openInWords(t);
  await goTo(window, "#/settings", "settings");
  const [here, there] = [said, dutch].map((say) => exactly(say("settings.language")));
  await reader.focus("combo box", here);
  await window.press("N");
  await window.sees(":root[lang=nl]");
  await reader.holds(new RegExp(`^combo box: ${there.slice(1)}`));
  await reader.names("heading", exactly(dutch("screens.settings.title")));
  // The one above it in the list: a letter soon after the first would be taken for the second of a word.
  await window.press("ArrowUp");
  await window.sees(":root[lang=en]");
  await reader.holds(new RegExp(`^combo box: ${here.slice(1)}`));
});
