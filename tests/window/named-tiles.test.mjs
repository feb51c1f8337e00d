// A tile has a name and a note: written where it is drawn, and read wherever the tile is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { call, openWindow } from "./window.mjs";
import { LAB_PATIENCE_MS, changed } from "./workbench.mjs";
import { named, said } from "./words.mjs";

const NAME = "Toll bridge";
const NOTE = "Pay a point to cross.";

/** A set of one tile with a road through it, often enough to be drawn. */
const setOfOne = async (window) => {
  const begin = { kind: "tile-set", name: "Bridges", from: null };
  const fresh = await call(window, "begin_document", { begin });
  const tile = `${fresh.key}/A`;
  return changed(window, fresh, [
    { of: "tile", tile, change: { do: "side", side: "N", land: "road" } },
    { of: "tile", tile, change: { do: "join", from: "N", to: "S" } },
    { of: "set", change: { do: "count", tile, count: 9 } },
  ]);
};

const write = async (window, css, text) => {
  await window.tabTo(css);
  await window.type(...text);
  await window.press("Tab");
};

test("a tile is named by keys where it is drawn, and its name is taken back and comes again", async (t) => {
  const window = await openWindow(t);
  const set = await setOfOne(window);
  await window.run("location.hash = given[0];", `#/build/${set.id}/A`);
  await window.sees("h1", said("build.draw.title", "A"));
  await write(window, "[data-part=name] input", NAME);
  await window.sees("h1", said("build.draw.title", NAME));
  await write(window, "[data-part=note] textarea", NOTE);
  const noted = async () => (await call(window, "open_document", { id: set.id })).tiles[0].design;
  await window.until("the note to be kept", async () => (await noted()).notes?.en === NOTE);
  await window.press("Control", "z");
  await window.press("Control", "z");
  await window.sees("h1", said("build.draw.title", "A"));
  await window.press("Control", "y");
  await window.sees("h1", said("build.draw.title", NAME));
  await window.press("Control", "y");
  await window.until("the note to be there again", async () => (await noted()).notes?.en === NOTE);

  await window.run("location.hash = given[0];", `#/build/${set.id}`);
  await window.sees("[data-tile=A] b", NAME);
  const [digits, over] = await window.run(
    `const field = document.querySelector("[data-tile=A] input[type=number]");
     const { fontSize, paddingLeft, paddingRight } = getComputedStyle(field);
     const free = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
     const edge = (element) => element.getBoundingClientRect().right;
     return [free / parseFloat(fontSize), edge(field) - edge(field.closest("li"))];`,
  );
  assert.ok(digits >= 1 && over <= 0, `two digits have ${digits} em and end at ${over}`);

  await window.run("location.hash = given[0];", `#/print/tile-set/${set.key}`);
  await window.sees(".print .total");
  await window.run("document.querySelectorAll('input[role=switch]')[1].click();");
  await window.until("the reference page to tell the tile", async () => {
    const job = "const words = [...document.querySelectorAll('.page text')];";
    const read = () =>
      window.run(`${job} return words.map(({ textContent }) => textContent).join(" ");`);
    if ((await read()).includes(NAME)) return (await read()).includes(NOTE);
    await window.click(`footer ${named("print.later")}`);
    return false;
  });
});

test("a named tile is called so in the lab, in a game and in the table in words", async (t) => {
  const window = await openWindow(t);
  const set = await setOfOne(window);
  const tile = `${set.key}/A`;
  await changed(window, set, [
    { of: "set", change: { do: "about", tile, what: "name", text: NAME, language: null } },
  ]);
  const mix = await call(window, "begin_document", {
    begin: { kind: "mix", name: "Bridges everywhere", from: null },
  });
  await changed(window, mix, [
    { of: "mix", change: { do: "times", set: set.key, times: 4 } },
    { of: "mix", change: { do: "start", tiles: [{ tile, x: 0, y: 0, rotation: 0 }] } },
  ]);
  const run = { mix: mix.key, bots: ["greedy", "greedy"], games: 16, seed: 1 };
  await call(window, "begin_run", { run });
  const ended = async () => (await call(window, "lab_runs")).every(({ going }) => !going);
  await window.until("the run to end", ended, LAB_PATIENCE_MS);
  await window.run("location.hash = given[0];", `#/build/lab/${mix.key}`);
  await window.sees("[data-part=told]");
  const rows = await window.run(
    `const table = document.querySelector(\`[role=region][aria-label="\${given[0]}"] table\`);
     return [...table.tBodies[0].rows].map(({ cells }) => cells[0].textContent.trim());`,
    said("lab.asTable", said("lab.ownTiles"), null),
  );
  assert.equal(rows.length, 2);
  assert(rows[0].startsWith(NAME), rows[0]);
  assert.equal(rows[1], said("lab.everyTile"));
  const top = await window.run(
    "return document.querySelector('.report table').getBoundingClientRect().top;",
  );
  assert(top < 800, `one's own tiles stand ${top} pixels down`);
});
