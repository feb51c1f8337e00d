// A tile has a picture that its author drew elsewhere: chosen at the desk, laid under or over the land, seen in a game and
// on paper, and carried in the file of its set.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { readPdf } from "./printed.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { isRed, red as svg } from "./red-picture.mjs";
import { changed } from "./workbench.mjs";
import { said } from "./words.mjs";

/** A tile with a road from north to south, drawn on its desk. */
const desk = async (t, given = {}) => {
  const window = await openWindow(t, given);
  const folder = temporaryFolder(t);
  const file = (name, text) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const begin = { kind: "tile-set", name: "Bridges", from: null };
  const fresh = await call(window, "begin_document", { begin });
  const tile = `${fresh.key}/A`;
  const set = await changed(window, fresh, [
    { of: "tile", tile, change: { do: "side", side: "N", land: "road" } },
    { of: "tile", tile, change: { do: "join", from: "N", to: "S" } },
    { of: "set", change: { do: "count", tile, count: 9 } },
  ]);
  await window.run("location.hash = given[0];", `#/build/${set.id}/A`);
  await window.sees("h1", said("build.draw.title", "A"));
  return { window, folder, file, set };
};

const pictureOf = async (window, { id }) =>
  (await call(window, "open_document", { id })).tiles[0].design.picture ?? null;

const TILE = ".ring .tile img";
const CHOOSE = "[data-part=own-picture] button";

test("a picture is chosen with the mouse, laid over the land, played with, printed and carried", async (t) => {
  const { window, folder, file, set } = await desk(t);
  window.answer(file("red.svg", svg("")));
  await window.click(CHOOSE);
  await window.until("the picture on the field", () => isRed(window, TILE, 20, 50));
  assert.equal(await isRed(window, TILE, 50, 50), false, "the road lies over it");
  await window.click("[data-part=own-picture] input[value=over]");
  await window.until("the picture over the road", () => isRed(window, TILE, 50, 50));

  await window.clickButton(said("build.draw.try"));
  await window.until("the picture in the hand", () => isRed(window, ".fill img", 50, 50));
  await window.sees("image[data-tile]");
  await window.press("ArrowRight");
  await window.press("Enter");
  await window.until("the picture on the board", () =>
    isRed(window, 'image[data-tile="1,0"]', 50, 50),
  );

  // The board on the score sheet shows it as well, on the page and in the file.
  const sheet = join(folder, "scores.pdf");
  window.answer(sheet);
  await window.click("[role=tab][id$=rules], [role=tab]:last-of-type");
  await window.clickButton(said("print.scores.open"));
  // Two tiles side by side, in the middle of a square.
  await window.until("the picture on the sheet", () =>
    isRed(window, "dialog[open] [data-page] image", 70, 50),
  );
  await window.clickButton(said("print.save"));
  await window.lacks("dialog[open]");
  assert.equal(readPdf(sheet, 45).held.images, 1, "the picture of the one tile");

  const pdf = join(folder, "own.pdf");
  window.answer(pdf);
  await window.run("location.hash = given[0];", `#/print/tile-set/${set.key}`);
  await window.sees(".print .total");
  await window.clickButton(said("print.save"));
  await window.until("the pages to be saved", () =>
    window.run("return document.body.textContent.includes(given[0]);", said("files.saved", pdf)),
  );
  const { pages, held } = readPdf(pdf, 45);
  assert.equal(pages[0].tiles, 9);
  assert.equal(held.images, 1, "the picture stands in the file once");

  const saved = join(folder, "set.json");
  const question = { title: "", kind: "" };
  window.answer(saved);
  await call(window, "save_document", { id: set.id, question });
  const before = readFileSync(saved, "utf8");
  await call(window, "delete_document", { id: set.id });
  window.answer(saved);
  const [report] = await call(window, "open_files", { question });
  assert.equal(report.outcome, "drawn");
  const again = join(folder, "again.json");
  window.answer(again);
  await call(window, "save_document", { id: report.document.id, question });
  assert.equal(readFileSync(again, "utf8"), before, "byte for byte");
});

test("a picture turns and mirrors with its tile, on the desk and back", async (t) => {
  const { window, file, set } = await desk(t);
  // Red are the left half and the upper right quarter.
  const corner = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v1h-1v1h-1z" fill="#ff0000"/></svg>`;
  window.answer(file("corner.svg", corner));
  await window.click(CHOOSE);
  // Nothing else is drawn on top of it.
  await window.click("[data-part=own-picture] input[value=over]");
  const quarters = async () => {
    const found = [];
    for (const [x, y] of [
      [20, 20],
      [80, 20],
      [80, 80],
      [20, 80],
    ])
      // prettier-ignore
      found.push(await isRed(window, TILE, x, y));
    return found.map((red) => (red ? "#" : ".")).join("");
  };
  const shows = (expected) =>
    window.until(`red at ${expected}`, async () => (await quarters()) === expected);
  await shows("##.#");
  await window.clickButton(said("build.draw.turn"));
  await shows("###.");
  await window.clickButton(said("build.draw.mirror"));
  await shows("##.#");
  const { turned, mirrored } = await pictureOf(window, set);
  assert.deepEqual([turned, mirrored], [3, true]);
  await window.press("Control", "z");
  await shows("###.");
  await window.press("Control", "z");
  await shows("##.#");
});

test("by keys alone a picture comes, is made smaller, goes, and one that would do harm is refused", async (t) => {
  const { window, file, set } = await desk(t);
  window.answer(file("red.svg", svg("")));
  await window.tabTo(CHOOSE);
  await window.press("Enter");
  await window.until("the picture", () => pictureOf(window, set));
  await window.tabTo("[data-part=own-picture] input[type=number]");
  await window.press("Control", "a");
  await window.type(..."50");
  await window.press("Tab");
  await window.until("half its size", async () => (await pictureOf(window, set))?.size === 50);
  await window.until("grass beside it", async () => (await isRed(window, TILE, 10, 50)) === false);
  await window.tabTo(CHOOSE);
  await window.press("Control", "z");
  await window.until("its size before", async () => (await pictureOf(window, set))?.size === 100);
  const kept = await pictureOf(window, set);

  window.answer(file("bad.svg", svg("<script>alert(1)</script>")));
  await window.press("Enter");
  await window.sees("[data-refused]", said("build.notTaken", { is: "script" }));
  assert.deepEqual(await pictureOf(window, set), kept);

  await window.tabTo("[data-part=own-picture] button + button");
  await window.press("Enter");
  await window.until("no picture", async () => (await pictureOf(window, set)) === null);
});

/** As a file manager does, while the page answers. */
const drop = (file) =>
  promisify(execFile)("python3", ["-B", new URL("drop_file.py", import.meta.url).pathname, file]);

test("a picture that is dropped on the desk of a tile is its picture, and one that would do harm is refused", async (t) => {
  const { window, file, set } = await desk(t);
  await drop(file("red.svg", svg("")));
  await window.until("the picture on the field", () => isRed(window, TILE, 20, 50));
  const kept = await pictureOf(window, set);
  await drop(file("bad.svg", svg("<script>alert(1)</script>")));
  await window.sees("[data-refused]", said("build.notTaken", { is: "script" }));
  assert.deepEqual(await pictureOf(window, set), kept);
});

test("the backs of a set are a picture of its author’s own, and the usual ones again", async (t) => {
  const { window, file, set } = await desk(t);
  window.answer(file("red.svg", svg("")));
  await window.run("location.hash = given[0];", `#/build/${set.id}`);
  await window.click("[data-part=back] button");
  const back = async () => (await call(window, "open_document", { id: set.id })).back;
  await window.until("the back to be kept", back);
  await window.sees("[data-part=back] button + button");
  await window.run("location.hash = given[0];", `#/print/tile-set/${set.key}`);
  await window.sees(".print .total");
  await window.click("input[role=switch]");
  await window.click(`footer [aria-label="${said("print.later")}"]`);
  await window.until("the back on the page", () => isRed(window, ".page image", 50, 50));
  await window.run("location.hash = given[0];", `#/build/${set.id}`);
  await window.click("[data-part=back] button + button");
  await window.until("the usual back", async () => (await back()) === null);
});
