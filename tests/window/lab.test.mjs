// A mix is weighed in the lab as a person does it, and the window answers at once meanwhile.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { answers, longestGaps, median } from "./pulse.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { LAB_PATIENCE_MS } from "./workbench.mjs";
import { named, said } from "./words.mjs";

const GAMES = 200;
/** Longer than this nobody may be kept waiting, however busy the machine is that runs the tests. */
const HOLD = 250;

const runs = (window) => call(window, "lab_runs");

/** Waits until no run goes on any more, and hands them back. */
const rested = (window) =>
  window.until(
    "every run to end",
    async () => {
      const all = await runs(window);
      return all.every(({ going }) => !going) && all;
    },
    60_000,
  );

const fill = (window, label, value) =>
  window.run(
    `const named = [...document.querySelectorAll("form label")].find((each) =>
       each.textContent.trim().startsWith(given[0]));
     const field = document.getElementById(named.htmlFor);
     field.value = given[1];
     for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));`,
    label,
    value,
  );

/** What stands in a row of a table of figures, cell by cell. */
const row = (window, label, name) =>
  window.run(
    `const table = document.querySelector(\`[role=region][aria-label="\${given[0]}"] table\`);
     const found = [...table.tBodies[0].rows].find(({ cells }) => cells[0].textContent.trim() === given[1]);
     return [...found.cells].map(({ textContent }) => textContent.trim());`,
    said("lab.asTable", label, null),
    name,
  );

test("an own mix is weighed with the mouse: paused, gone on with after a reload, read, and a game looked at", async (t) => {
  const window = await openWindow(t);
  const own = await call(window, "begin_document", {
    begin: { kind: "mix", name: "My base", from: "base" },
  });
  await window.press("Alt", "3");
  await window.click(named("build.editThis", "My base"));
  await window.clickButton(said("lab.weigh"));
  await window.isOn("lab");
  await window.until("the mix to be chosen", () =>
    window.run("return document.querySelector('.mix select').value === given[0];", own.key),
  );
  await fill(window, said("lab.begin.games"), GAMES);
  await window.clickButton(said("lab.begin.go"));
  await window.clickButton(said("lab.run.pause"));
  const [{ done, id }] = await rested(window);
  const paused = said("lab.run.paused", said("lab.run.progress", done, GAMES));
  await window.sees("[data-run]", paused);
  assert(done < GAMES, "it was paused before its end");

  await window.reload();
  await window.sees("[data-run]", paused);
  await window.clickButton(said("lab.run.goOn"));
  // It goes on while something else is looked at.
  await window.press("Alt", "1");
  await window.sees("h1");
  await rested(window);
  await window.run("history.back();");
  await window.sees("[data-run]", said("lab.run.finished", GAMES), LAB_PATIENCE_MS);
  const { report } = await call(window, "open_run", { id });
  const whole = { mix: own.key, bots: ["greedy", "greedy"], games: GAMES, seed: 1 };
  const again = await call(window, "begin_run", { run: whole });
  await rested(window);
  const unstopped = await call(window, "open_run", { id: again.id });
  assert.deepEqual(report, unstopped.report, "the figures of a run that nobody paused");

  await window.sees("h2", said("lab.scores"));
  const [, mean] = await row(window, said("lab.scores"), said("lab.seat", 1));
  assert.equal(mean, report.seats[0].mean.toFixed(1));
  const [, roads] = await row(window, said("lab.counts"), said("lab.count", "completed", "road"));
  const counted = report.measures.find(
    ({ group, what }) => group === "completed" && what === "road",
  );
  assert.equal(roads, counted.mean.toFixed(1));

  await window.clickButton(said("lab.notable.highest", report.notable.highest.value));
  await window.sees(".board image");
  const seen = await call(window, "current_game");
  assert(seen.over);
  const best = Math.max(...seen.seats.map(({ score }) => score));
  assert.equal(best, report.notable.highest.value);
  const { all, games } = await call(window, "games", { most: 9 });
  assert.deepEqual([all, games], [0, []], "it does not stand among the games");
});

test("two mixes stand side by side, are saved, thrown away and brought back", async (t) => {
  const folder = temporaryFolder(t);
  const window = await openWindow(t);
  const run = { mix: "base", bots: ["random", "random"], games: 60, seed: 3 };
  await call(window, "begin_run", { run });
  await call(window, "begin_run", { run: { ...run, mix: "everything" } });
  const [everything, base] = await rested(window);
  await window.run("location.hash = '#/build/lab/base';");
  await window.click(`[data-run="${everything.id}"] .do button:nth-of-type(2)`);
  await window.sees("h2", said("lab.compared"));
  const two = await call(window, "compare_runs", { a: base.id, b: everything.id });
  const perTurn = two.rows.flatMap(({ per_turn }) => per_turn ?? []);
  const beyond = [two.rows, perTurn].map((of) => of.filter((each) => each.beyond_chance).length);
  assert(beyond.every((differ) => differ > 0));
  assert(beyond[1] < beyond[0], "much of it is only that games are longer");
  await window.sees("p", said("lab.differPerGame", beyond[0], two.rows.length));
  await window.sees("p", said("lab.differPerTurn", beyond[1], perTurn.length));
  const marked = await window.run(`return ["game", "turn"].map(
    (group) => document.querySelectorAll('[data-mark="' + group + '"]').length,
  );`);
  assert.deepEqual(marked, beyond);

  const file = join(folder, "two.csv");
  window.answer(file);
  await window.clickButton(said("lab.csv"));
  await window.sees("p", said("files.saved", file));
  // Above the figures it says by which rules and bots each mix was played.
  const bots = two.origins[0].bots.length;
  const lines = readFileSync(file, "utf8").split("\r\n");
  assert.equal(lines.length, two.rows.length + perTurn.length + 2 + 1 + bots);

  await window.click(`[data-run="${everything.id}"] .do button:last-of-type`);
  await window.sees("p", said("lab.run.gone", everything.name));
  assert.equal((await runs(window)).length, 1);
  await window.clickButton(said("lab.run.bringBack"));
  await window.sees(`[data-run="${everything.id}"]`, said("lab.run.finished", 60), LAB_PATIENCE_MS);
});

test("whoever uses the window while the lab plays is not kept waiting", async (t) => {
  const window = await openWindow(t);
  const run = { mix: "base", bots: ["greedy", "greedy"], games: 1_000_000, seed: 1 };
  await window.run("location.hash = '#/build/lab';");
  await window.isOn("lab");
  const quiet = await longestGaps(window);
  await call(window, "begin_run", { run });
  await window.reload();
  await window.sees("h2", said("lab.scores"));
  // The page has been painted once; from here on it is what a person works with.
  await longestGaps(window, { stretches: 3 });
  const busy = await longestGaps(window);
  const took = await answers(window);
  const [going] = await runs(window);
  assert(going.going, "it still plays");
  await call(window, "delete_run", { id: going.id });
  t.diagnostic(
    `longest gap of the pulse: ${median(quiet).toFixed(0)} ms at rest, ${median(busy).toFixed(0)} ms while ` +
      `the lab plays (${Math.max(...busy).toFixed(0)} ms at most); a decision is answered in ${median(took).toFixed(0)} ms, ${Math.max(...took).toFixed(0)} ms at most`,
  );
  assert(median(busy) < HOLD, `the page held still: ${busy.join(", ")}`);
  assert(median(took) < HOLD, `decisions had to wait: ${took.join(", ")}`);
});
