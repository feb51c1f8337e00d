// What people look at and press keeps its place: the result of a game, and the zones beside the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SHORT_GAME } from "./reviewed-game.mjs";
import { importGame, lookStill, playUntil } from "./table-of-two.mjs";
import { windowOfFile } from "./window.mjs";

const openedWindow = windowOfFile();

const SIZES = [
  [1024, 640],
  [1280, 800],
  [1600, 1000],
];

/** Where things on the page are, by their selectors; nothing for what is not there. */
const boxesOf = async (window, ...selectors) => {
  await window.settle();
  return window.steady(() =>
    window.run(
      `return given.map((css) => {
         const box = document.querySelector(css)?.getBoundingClientRect();
         return box && { x: box.x, y: box.y, width: box.width, height: box.height };
       });`,
      ...selectors,
    ),
  );
};

/** Shows a game in which one decision is left. */
const lastDecision = async (window) => {
  const id = await importGame(window, SHORT_GAME);
  await playUntil(window, ({ over }) => over);
  await window.click("[aria-label='Undo']");
  await window.until("the last decision", async () => (await lookStill(window)).phase !== "over");
  return id;
};

test("the result stands above its buttons, its headline on one line, and all of the land below it", async () => {
  const window = await openedWindow();
  await lastDecision(window);
  // Somebody who looks elsewhere, and has asked about a cell.
  await window.click("[aria-label='Zoom in']");
  await window.press("i");
  await window.sees(".board section.cell");
  const { keys, places } = await lookStill(window);
  if (keys.length > 0) await window.press(keys[0][0]);
  else await window.clickAt(places[0].x, places[0].y);
  await window.sees(".end h2", " win");
  await window.lacks(".board section.cell");
  for (const [width, height] of SIZES) {
    await window.resize(width, height);
    const [headline, buttons, scores, figure, frame] = await boxesOf(
      window,
      ".end h2",
      ".end .doing",
      ".end ol",
      ".end .winners svg",
      ".board .frame",
    );
    const line = await window.run(
      "return Number.parseFloat(getComputedStyle(document.querySelector('.end h2')).lineHeight);",
    );
    const size = `${width} × ${height}`;
    assert.ok(headline.height < 1.5 * line, `the headline is ${headline.height} high at ${size}`);
    assert.ok(headline.y + headline.height <= buttons.y, `buttons beside the headline at ${size}`);
    assert.ok(scores.y > headline.y && scores.y + scores.height <= buttons.y, `scores at ${size}`);
    assert.ok(figure.height > 1.5 * line, `the winner is ${figure.height} high at ${size}`);
    const hidden = await window.run(
      `const frame = document.querySelector(".board .frame").getBoundingClientRect();
       return [...document.querySelectorAll("image[data-tile]")].filter((tile) => {
         const { left, right, top, bottom } = tile.getBoundingClientRect();
         return left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom;
       }).length;`,
    );
    assert.equal(hidden, 0, `tiles beyond ${JSON.stringify(frame)} at ${size}`);
  }
});

test("laying the scoring aside moves nothing of the result", async () => {
  const window = await openedWindow();
  await importGame(window, SHORT_GAME);
  await playUntil(window, ({ over }) => over);
  const result = [".end h2", ".end .doing", ".end [aria-expanded]"];
  const open = await boxesOf(window, ...result);
  await window.click(".end [aria-expanded=true]");
  await window.lacks(".scoring");
  const folded = await boxesOf(window, ...result);
  // What it is called may be longer or shorter; where it begins stays.
  const places = (boxes) => boxes.map(({ x, y }) => [x, y]);
  assert.deepEqual(places(folded), places(open));
});
