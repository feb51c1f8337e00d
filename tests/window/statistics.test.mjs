// All games of a table together: by mouse from the list of games, by keys, and as text; and as a table for other programs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { finishTenGames } from "./finished-games.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { said } from "./words.mjs";

const EVERY = { player: null, with: null, seats: null };
const figures = (window, wish = {}) => call(window, "statistics", { wish: { ...EVERY, ...wish } });
const seesCounted = (window, text) => window.sees("[data-statistics=whole] section p", text);

/** What stands in a table, row by row. */
const rows = (window, label) =>
  window.run(
    `const table = document.querySelector(\`[role=region][aria-label="\${given[0]}"]\`);
     return [...table.querySelectorAll("tbody tr")].map((row) =>
       [...row.children].map((cell) => cell.textContent.trim()));`,
    label,
  );

test("ten games: by mouse, by keys, as text, and as a file", async (t) => {
  const folder = temporaryFolder(t);
  const window = await openWindow(t);
  await finishTenGames(window);

  await window.run("location.hash = '#/play';");
  await window.isOn("play");
  await window.click('a[href="#/play/statistics"]');
  await window.isOn("statistics");
  await seesCounted(window, said("statistics.counted", 10, 10));
  const all = await figures(window);
  assert.deepEqual([all.games, all.leftOut, all.course.games.length], [10, 0, 1]);
  assert.equal(
    all.players.reduce((sum, { won }) => sum + won, 0),
    1000,
    "each game is won once",
  );
  const results = await rows(window, said("statistics.resultsInFigures"));
  assert.deepEqual(
    results.map(([name, games]) => [name, games]),
    [
      ["Anna", "10"],
      ["Ben", "6"],
      ["Bot: Steady", "3"],
      ["Cleo", "2"],
      ["Dora", "1"],
      ["Emil", "1"],
    ],
  );
  const cities = all.sources.find(({ source }) => source === "city");
  const shown = (await rows(window, said("statistics.sourcesInFigures"))).find(
    ([name]) => name === said("events.sources.city"),
  );
  assert.equal(shown[1], (cities.own.played / 100).toFixed(1));

  // By keys: with whom, with what, how many.
  await window.tabTo("select");
  await window.press("B");
  await seesCounted(window, said("statistics.counted", 6, 10));
  await window.press("Tab");
  await window.press("I");
  await seesCounted(window, said("statistics.counted", 2, 10));
  await window.press("Tab");
  await window.press("3");
  await window.sees("p", said("statistics.noneMeant"));
  await window.press("ArrowUp");
  await seesCounted(window, said("statistics.counted", 2, 10));
  const players = all.choices.players.map((player) => player.name ?? player.bot);
  t.diagnostic(`to be chosen: ${players.join(", ")}`);

  const file = join(folder, "games.csv");
  window.answer(file);
  await window.clickButton(said("statistics.csv"));
  await window.sees("p", said("files.saved", file));
  const lines = readFileSync(file, "utf8").trimEnd().split("\r\n");
  assert.equal(lines.length, 1 + 2 * 2, "a head, and each seat of the two games that were meant");
  assert.match(
    lines[0],
    /^game,name,ended,mix,expansions,seats,seat,player,bot,won,points,.*luck$/,
  );

  // As text: whatever a picture shows stands in a table of the same page.
  await window.reload();
  await window.isOn("statistics");
  await seesCounted(window, said("statistics.counted", 10, 10));
  const unnamed = await window.run(
    "return [...document.querySelectorAll('main [role=img]')].filter((each) => !each.getAttribute('aria-label')).length;",
  );
  assert.equal(unnamed, 0);
  const [game] = await rows(window, said("statistics.courseInFigures"));
  assert.equal(game.length, 6);
  await window.tabTo('td a[href$="/review"]');
  await window.press("Enter");
  await window.isOn("review");
  await window.press("Alt", "ArrowLeft");
  await window.isOn("statistics");
});
