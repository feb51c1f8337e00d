// A workshop set for a test or a picture: tile sets and mixes that are made, and their pages opened.
import { readFileSync } from "node:fs";
import path from "node:path";
import { call, openWindow, temporaryFolder } from "./window.mjs";

/** The lab gives way to whatever else the machine does. */
export const LAB_PATIENCE_MS = 60_000;

/** A window whose questions for files are answered by what `answer` says before each. */
export const answered = async (t, given = {}) => {
  const window = await openWindow(t, given);
  return { window, folder: temporaryFolder(t), answer: (...files) => window.answer(...files) };
};

/** Every document as it is written when somebody saves it, by its id in files. */
export const texts = async ({ window, folder, answer }) => {
  const told = {};
  for (const { id, key } of await call(window, "documents")) {
    const file = path.join(folder, `${key}.text`);
    answer(file);
    await call(window, "save_document", { id, question: { title: "", kind: "" } });
    told[key] = readFileSync(file, "utf8");
  }
  return told;
};

/** Changes a document, one operation after the other. */
export const changed = async (window, view, ops) => {
  let now = view;
  for (const op of ops)
    now = await call(window, "change_document", {
      id: now.id,
      revision: now.revision,
      op,
    });
  return now;
};

const side = (at, land) => ({ do: "side", side: at, land });
const join = (from, to) => ({ do: "join", from, to });

/** A bridge, still without its name; a city with wine; a village. */
const TILES = {
  A: [side("N", "road"), join("N", "S"), side("E", "road"), join("E", "W")],
  B: [
    side("W", "city"),
    join("W", "N"),
    { do: "goods", city: "W", goods: "wine" },
    { do: "pennants", city: "W", count: 1 },
    side("S", "road"),
    { do: "roadside", road: "S", picture: "inn", on: true },
  ],
  C: [side("N", "road"), side("E", "road"), side("S", "road"), { do: "village", on: true }],
};

/** Two mixes weighed in the lab, until they are. */
const weigh = async (window) => {
  const run = { bots: ["greedy", "random"], games: 24, seed: 1 };
  for (const mix of ["everything", "base"])
    await call(window, "begin_run", { run: { ...run, mix } });
  const ended = async () => (await call(window, "lab_runs")).every(({ going }) => !going);
  await window.until("every run to end", ended, 3 * LAB_PATIENCE_MS);
};

/** A tile set with three tiles, one of them at fault, a mix with it, and two runs of the lab. */
export const setWorkshop = async (window) => {
  const begin = (kind, name, from = null) =>
    call(window, "begin_document", { begin: { kind, name, from } });
  const fresh = await begin("tile-set", "Bridges and wine");
  const add = { of: "set", change: { do: "add" } };
  const strokes = Object.entries(TILES).flatMap(([name, changes]) =>
    changes.map((change) => ({ of: "tile", tile: `${fresh.key}/${name}`, change })),
  );
  const set = await changed(window, fresh, [add, add, ...strokes]);
  const blank = await begin("mix", "Wine country");
  const mix = await changed(window, blank, [
    { of: "mix", change: { do: "times", set: set.key, times: 3 } },
    { of: "mix", change: { do: "times", set: "tower", times: 1 } },
    { of: "mix", change: { do: "start", tiles: [{ tile: "base/D", x: 0, y: 0, rotation: 0 }] } },
  ]);
  await begin("tile-set", "The tower, changed", "tower");
  await weigh(window);
  return { set: set.id, mix: mix.id };
};

const page = (window, address, css) =>
  window.run("location.hash = given[0];", address).then(() => window.sees(css));

/** Sets the number in a field, as turning it does. */
export const count = (window, css, number) =>
  window.run(
    `const field = document.querySelector(given[0]);
     field.value = given[1];
     field.dispatchEvent(new Event("change", { bubbles: true }));`,
    css,
    number,
  );

/** The lab with a second run beside the first, at the place where they are compared. */
const beside = async (window) => {
  await page(window, "#/build/lab/base", "[data-run] + [data-run] button + button");
  // The lab stays as somebody left it.
  const both = await window.run("return document.querySelector('[data-run].lit + .lit') !== null;");
  if (!both) await window.click("[data-run]:not(.lit) .do button:nth-of-type(2)");
  await window.sees("[data-run].lit + .lit");
  await window.run("document.querySelector('.report > header').scrollIntoView();");
};

/** The pages of the workshop, with what stands on each when it is there. */
export const pagesOfBuild = ({ set, mix }) => [
  { name: "build", arrange: (window) => page(window, "#/build", "article") },
  { name: "build-set", arrange: (window) => page(window, `#/build/${set}`, "[data-tile] img") },
  { name: "build-mix", arrange: (window) => page(window, `#/build/${mix}`, "[data-set]") },
  { name: "build-fault", arrange: (window) => page(window, `#/build/${set}/A`, "li.error") },
  { name: "build-tile", arrange: (window) => page(window, `#/build/${set}/B`, ".tile img") },
  { name: "build-lab", arrange: (window) => page(window, "#/build/lab", "[data-run].lit") },
  { name: "build-lab-beside", arrange: beside },
  {
    name: "build-print",
    arrange: (window) => page(window, "#/print/tile-set/base", ".page image"),
  },
];
