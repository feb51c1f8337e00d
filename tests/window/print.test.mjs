// Tiles are put on paper as a person does it, and a reader of PDFs tells what came of it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { readPdf } from "./printed.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { setWorkshop } from "./workbench.mjs";
import { named, said, saying } from "./words.mjs";

/** Drawing and writing every tile of the largest mix takes as long on a busy machine. */
const LONG = 120_000;

/** What stands below a page. */
const onPage = (at, of, holds) => `${said("print.page", at, of)}: ${holds}`;

const near = (one, other) => Math.abs(one - other) < 0.05;

/** A window whose dialogs are answered with these files, in this order. */
const answered = async (t, ...names) => {
  const folder = temporaryFolder(t);
  const files = names.map((name) => join(folder, name));
  const window = await openWindow(t);
  for (const file of files) window.answer(file);
  return { window, files };
};

const open = async (window, address) => {
  await window.run("location.hash = given[0];", address);
  await window.sees(".print .total");
};

const saved = (window, file) =>
  window.until(
    `${file} to be saved`,
    () =>
      window.run("return document.body.textContent.includes(given[0]);", said("files.saved", file)),
    LONG,
  );

const total = (tiles) => tiles.reduce((sum, page) => sum + page.tiles, 0);

test("the base game is printed on A4 with back sides, and every page is shown before", async (t) => {
  const { window, files } = await answered(t, "base.pdf");
  await window.press("Alt", "3");
  await window.clickButton(said("print.fromBuild"));
  await window.sees("h1", said("print.title", "Base game"));
  await window.sees(".total", said("print.total", 72, 3));
  await window.click("input[role=switch]");
  await window.sees("footer p", onPage(1, 6, said("print.kinds.sheet", 24)));
  await window.click(`footer ${named("print.later")}`);
  await window.sees("footer p", onPage(2, 6, said("print.kinds.backs", 24)));
  const shown = await window.run("return document.querySelectorAll('.page image').length;");
  assert.equal(shown, 24);
  await window.clickButton(said("print.save"));
  await saved(window, files[0]);

  const { pages, held } = readPdf(files[0], 45);
  assert.equal(pages.length, 6);
  for (const page of pages) {
    assert(near(page.width, 210) && near(page.height, 297), JSON.stringify(page));
    assert.equal(page.tiles, 24);
    assert(near(page.trim[0], 4 * 45) && near(page.trim[1], 6 * 45), JSON.stringify(page));
  }
  const base = await call(window, "printable", { kind: "tile-set", key: "base" });
  assert.deepEqual(held, { images: 0, pictures: base.tiles.length + 1, fonts: 1, embedded: 1 });
});

test("some tiles of an own set, one of them at fault, are printed on Letter in their own size", async (t) => {
  const { window, files } = await answered(t, "own.pdf");
  const { set } = await setWorkshop(window);
  await window.run("location.hash = given[0];", `#/build/${set}`);
  await window.sees("h1", "Bridges and wine");
  await window.clickButton(said("print.print"));
  await window.sees("h1", said("print.title", "Bridges and wine"));
  await window.click("input[value=letter]");
  await window.click("input[value=own]");
  const fill = (css, value) =>
    window.run(
      `const field = document.querySelector(given[0]);
       field.value = given[1];
       field.dispatchEvent(new Event("change", { bubbles: true }));`,
      css,
      value,
    );
  await fill(".size input[type=number]", "63.5");
  await window.click("input[value=two]");
  await window.click("details summary");
  await window.sees("[data-print] img");
  await fill('[data-print$="/B"] input', "7");
  await fill('[data-print$="/C"] input', "0");
  await window.sees(".total", said("print.total", 8, 2));
  await window.clickButton(said("print.save"));
  await saved(window, files[0]);
  const { pages } = readPdf(files[0], 63.5);
  assert.deepEqual(
    pages.map(({ tiles }) => tiles),
    [6, 2],
  );
  assert(pages.every(({ width, height }) => near(width, 215.9) && near(height, 279.4)));
  await window.clickButton(said("print.none"));
  await window.sees(".notice", said("fault", { kind: "unprintable", why: { is: "no-tiles" } }).why);
});

test("every design that the program carries is printed, with what they need told", async (t) => {
  const { window, files } = await answered(t, "everything.pdf");
  await open(window, "#/print/mix/everything");
  const mix = await call(window, "printable", { kind: "mix", key: "everything" });
  const tiles = mix.tiles.reduce((sum, { count }) => sum + count, 0);
  await window.sees(".total", saying("print.total", tiles, 9));
  await window.click(".switch + .switch input");
  await window.until("a page of reference", () =>
    window.run("return /of (1\\d|2\\d)/.test(document.querySelector('footer p').textContent);"),
  );
  await window.clickButton(said("print.save"));
  await saved(window, files[0]);
  const { pages, held } = readPdf(files[0], 45);
  assert.equal(total(pages), tiles);
  assert(
    pages.some((page) => page.tiles === 0),
    "pages of reference",
  );
  assert.deepEqual(held, { images: 0, pictures: mix.tiles.length, fonts: 3, embedded: 3 });
});

test("the first page of a set shows every tile of it", async (t) => {
  const window = await openWindow(t);
  await window.run("location.hash = '#/build';");
  await window.isOn("build");
  const { count, took } = await window.run(`
    const begun = performance.now();
    const count = () => document.querySelectorAll(".page :is(image, .bare)").length;
    location.hash = "#/print/tile-set/base";
    while (count() < 24 && performance.now() - begun < 20000)
      await new Promise((done) => requestAnimationFrame(done));
    return { count: count(), took: performance.now() - begun };`);
  t.diagnostic(`the first page after ${Math.round(took)} ms`);
  assert.equal(count, 24);
});

test("a tile is saved as SVG and as PNG of the size that is asked, from its desk and from its set", async (t) => {
  const { window, files } = await answered(t, "a.svg", "a.png", "b.png");
  const { set } = await setWorkshop(window);
  await window.run("location.hash = given[0];", `#/build/${set}/A`);
  await window.sees("h1", said("build.draw.title", "A"));
  await window.clickButton(said("print.picture.open"));
  await window.clickButton(said("print.picture.svg"));
  await saved(window, files[0]);
  const svg = readFileSync(files[0], "utf8");
  assert.match(svg, /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 100 100"/);
  assert.doesNotMatch(svg, /var\(|url\(/);

  const asPng = async (pixels, file) => {
    await window.sees("dialog[open] input[type=number]");
    await window.run(
      `const field = document.querySelector("dialog[open] input[type=number]");
       field.value = given[0];
       field.dispatchEvent(new Event("change", { bubbles: true }));`,
      pixels,
    );
    await window.clickButton(said("print.picture.png"));
    await saved(window, file);
    const png = readFileSync(file);
    assert.equal(png.toString("latin1", 1, 4), "PNG");
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [pixels, pixels]);
  };
  await window.clickButton(said("print.picture.open"));
  await asPng(640, files[1]);
  await window.run("location.hash = given[0];", `#/build/${set}`);
  await window.click('[data-tile="B"] input[type=checkbox]');
  await window.clickButton(said("print.picture.open"));
  await asPng(77, files[2]);
});

test("pages are wished, turned and saved by keys alone", async (t) => {
  const { window, files } = await answered(t, "keys.pdf");
  await window.press("Alt", "3");
  await window.isOn("build");
  await window.tabTo('.doing a[href="#/print"]');
  await window.press("Enter");
  await window.sees(".total", said("print.total", 72, 3));
  await window.tabTo("input[value=a4]");
  await window.press("ArrowRight");
  await window.sees(".total", said("print.total", 72, 4));
  await window.tabTo("input[role=switch]");
  await window.press("Space");
  await window.sees("footer p", said("print.page", 1, 8));
  await window.tabTo(`footer ${named("print.later")}`);
  await window.press("Enter");
  await window.sees("footer p", onPage(2, 8, said("print.kinds.backs", 20)));
  await window.press("Control", "s");
  await saved(window, files[0]);
  const { pages } = readPdf(files[0], 45);
  assert.deepEqual(
    pages.map(({ tiles }) => tiles),
    [20, 20, 20, 20, 20, 20, 12, 12],
  );
});

test("all tiles are saved as one picture, and in the cells of a custom deck", async (t) => {
  const { window, files } = await answered(t, "all.png", "deck.png");
  await open(window, "#/print/tile-set/river");
  await window.until("the pictures of all tiles", () =>
    window.run(
      `const folds = [...document.querySelectorAll("details")];
       const fold = folds.find(({ textContent }) => textContent.includes(given[0]));
       if (fold) fold.open = true;
       return fold !== undefined;`,
      said("print.sheets.title"),
    ),
  );
  for (const [at, button, side] of [
    [0, said("print.sheets.full"), 531],
    [1, said("print.sheets.tabletop"), 409],
  ]) {
    await window.clickButton(button);
    await saved(window, files[at]);
    const png = readFileSync(files[at]);
    assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], [10 * side, 2 * side]);
    assert.equal(png.toString("latin1", 37, 41), "pHYs");
  }
});
