// What people look at and press keeps its place: the result of a game, and the zones beside the board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { SHORT_GAME } from "./reviewed-game.mjs";
import { beginGame, importGame, lookStill, playOut, playUntil } from "./table-of-two.mjs";
import { call, windowOfFile } from "./window.mjs";
import { named, said } from "./words.mjs";

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
  await window.click(named("table.time.undo"));
  await window.until("the last decision", async () => (await lookStill(window)).phase !== "over");
  return id;
};

test("the result stands above its buttons, its headline on one line, and all of the land below it", async () => {
  const window = await openedWindow();
  await lastDecision(window);
  // Somebody who looks elsewhere, and has asked about a cell.
  await window.click(named("board.tools.nearer"));
  await window.press("i");
  await window.sees(".board section.cell");
  const { keys, places } = await lookStill(window);
  if (keys.length > 0) await window.press(keys[0][0]);
  else await window.clickAt(places[0].x, places[0].y);
  await window.sees(".end h2");
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

/** The zones beside the board. */
const ZONES = {
  question: "aside .decision header",
  tabs: "aside [role=tablist]",
  players: "aside [role=tabpanel] li",
  log: "aside [role=tabpanel] section",
  "time line": "aside input[type=range]",
};

/** Notes where each zone is, as often as the window is drawn, until it is asked for what was noted. */
const watchZones = (window) =>
  window.run(
    `const zones = given[0];
     window.noted = Object.fromEntries(Object.keys(zones).map((name) => [name, new Set()]));
     const note = () => {
       for (const [name, css] of Object.entries(zones)) {
         const box = document.querySelector(css)?.getBoundingClientRect();
         noted[name].add(box ? Math.round(box.y) + " " + Math.round(box.height) : "nowhere");
       }
       requestAnimationFrame(() => setTimeout(note));
     };
     note();`,
    ZONES,
  );
const notedZones = (window) =>
  window.run(
    "return Object.fromEntries(Object.entries(noted).map(([name, set]) => [name, [...set]]));",
  );

/** Lays the tile where the first place is, and takes what comes first. */
const decide = (window) => async (seen) => {
  if (seen.phase === "tile") {
    const { places } = await lookStill(window);
    await window.clickAt(places[0].x, places[0].y);
  } else await window.press(seen.keys[0][0]);
};

for (const [width, height, hints] of [
  [1280, 800, false],
  [1024, 640, false],
  [1280, 800, true],
])
  test(`at ${width} × ${height} ${hints ? "with hints " : ""}the zones beside the board keep their places, turn for turn`, async () => {
    const window = await openedWindow();
    await window.resize(width, height);
    const { aids } = await call(window, "read_settings");
    await call(window, "change_settings", { change: { aids: { ...aids, hints } } });
    await beginGame(window, { mix: "base", bot: "greedy" });
    await watchZones(window);
    await playOut(window, decide(window), 8);
    for (const [name, places] of Object.entries(await notedZones(window)))
      assert.equal(places.length, 1, `${name}: ${places.join(", ")}`);
  });

test("the drawn tile is large where there is room below the question, and fits in there", async () => {
  const window = await openedWindow();
  await beginGame(window, { mix: "base" });
  for (const [width, height] of SIZES) {
    await window.resize(width, height);
    const [tile, zone] = await boxesOf(window, "aside .decision .large img", "aside .decision");
    const size = `${width} × ${height}`;
    assert.ok(tile.height > 130, `the tile is ${tile.height} high at ${size}`);
    assert.ok(tile.y + tile.height < zone.y + zone.height, `it is cut off at ${size}`);
  }
});

test("with hints, the last of four choices is in sight", async () => {
  const window = await openedWindow();
  await window.resize(1280, 800);
  const { aids } = await call(window, "read_settings");
  await call(window, "change_settings", { change: { aids: { ...aids, hints: true } } });
  await beginGame(window, { mix: "base", third: true });
  await playUntil(
    window,
    ({ phase, choices }) =>
      phase === "figure" && choices.filter(({ action }) => action.type === "figure").length === 4,
  );
  await window.sees("[data-advice]");
  const [list, last] = await boxesOf(
    window,
    "aside .decision .long",
    "aside .decision li:nth-child(4)",
  );
  assert.ok(last.y + last.height <= list.y + list.height, `${JSON.stringify({ list, last })}`);
});

test("all of the score track is in sight in its tab", async () => {
  const window = await openedWindow();
  await beginGame(window, { mix: "base" });
  // In the smallest window its spaces would be too small to be pressed: there it is scrolled.
  for (const [width, height] of SIZES.slice(1)) {
    await window.resize(width, height);
    await window.click("[data-leaf=track]");
    const [track, leaf] = await boxesOf(window, "aside .track svg", "aside [role=tabpanel]");
    const size = `${width} × ${height}`;
    assert.ok(
      track.y + track.height <= leaf.y + leaf.height,
      `${JSON.stringify({ track, leaf })} at ${size}`,
    );
  }
});

test("a rule sheet begins with the expansion that is read, and others can be chosen", async () => {
  const window = await openedWindow();
  await window.run("location.hash = '#/rulebook/tollkeepers';");
  await window.sees("nav [aria-current]", "The Tollkeepers");
  await window.clickButton(said("print.table.open"));
  await window.sees("dialog[open] [data-page]", "The Tollkeepers");
  const ticked = () =>
    window.run(
      `return [...document.querySelectorAll("dialog[open] [data-box]")]
         .filter((box) => (box.matches("input") ? box : box.querySelector("input")).checked)
         .map((box) => box.dataset.box);`,
    );
  assert.deepEqual(await ticked(), ["tollkeepers"]);
  await window.click("dialog[open] [data-box=robbers]");
  await window.sees("dialog[open] [data-page]", "The Robbers");
  assert.deepEqual((await ticked()).toSorted(), ["robbers", "tollkeepers"]);
});

test("the answer to a rule is written again only where its field is too narrow for it", async () => {
  const window = await openedWindow();
  await window.resize(1280, 800);
  await window.run("location.hash = '#/play/new';");
  await window.sees(".option select");
  await window.click("[data-box=robbers]");
  const answers = await window.steady(() =>
    window.run(
      `const pen = document.createElement("canvas").getContext("2d");
       return [...document.querySelectorAll(".option")].map((option) => {
         const field = option.querySelector("select");
         pen.font = getComputedStyle(field).font;
         const { width } = pen.measureText(field.selectedOptions[0].textContent.trim());
         return { fits: width < field.clientWidth - 60, again: option.querySelector(".field > p") !== null };
       });`,
    ),
  );
  assert.ok(answers.some(({ fits }) => fits));
  for (const { fits, again } of answers) if (fits) assert.equal(again, false);
});
