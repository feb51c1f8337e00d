// A game that people lay with real tiles, in the real window: what was drawn, by mouse, by keys and in words; a wrong
// entry put right in place.
import assert from "node:assert/strict";
import { join } from "node:path";
import { test } from "node:test";
import { album } from "./album.mjs";
import { readPdf } from "./printed.mjs";
import { flip } from "./screens.mjs";
import { dice, look, openGame } from "./table-of-two.mjs";
import { call, openWindow, temporaryFolder } from "./window.mjs";
import { beginning, named, player, said, saying } from "./words.mjs";

const picture = album("real-table");

const now = (window) => call(window, "current_game");

/** Points that the table agrees on. */
const TOLL = { points: 6, note: "Bridge toll" };
const SLIP = { points: 2, note: "Slip" };

const seats = [
  { name: "Anna", colour: 0, pattern: "plain" },
  { name: "Ben", colour: 1, pattern: "stripes" },
];

const begin = async (window, mix) => {
  const game = { seats, mix, options: {}, by_hand: true };
  const view = await call(window, "new_game", { game });
  await openGame(window, view.game.id);
  return view;
};

/** Waits until the window shows another step than that one, and answers with it. */
const after = (window, step) =>
  window.until(`what follows step ${step}`, async () => {
    const seen = await look(window);
    return seen.step !== step && seen;
  });

const held = (window) =>
  window.run(`
    const held = document.querySelector("[data-held]");
    return held && { cell: held.dataset.held, rotation: Number(held.dataset.rotation) };`);

/** Lays the tile in hand at a place by keys: that of the place, then turns; counts what is pressed. */
const lay = async (window, { x, y, rotation }) => {
  let presses = 0;
  const press = async (...keys) => {
    presses++;
    await window.press(...keys);
  };
  const key = await window.run(
    `const place = document.querySelector(\`[data-place="\${given[0]},\${given[1]}"]\`);
     const key = place.nextElementSibling;
     return key?.matches("text") ? key.textContent : null;`,
    x,
    y,
  );
  assert.ok(key, `no key leads to ${x},${y}`);
  await press(key.toLowerCase());
  await window.until(
    "the tile over its place",
    async () => (await held(window))?.cell === `${x},${y}`,
  );
  for (let now = await held(window); now.rotation !== rotation; now = await held(window)) {
    assert.ok(presses < 6, "the tile never lies as it should");
    // One turn to the left is no three to the right.
    await press(...((rotation - now.rotation + 4) % 4 === 3 ? ["Shift", "R"] : ["r"]));
  }
  await press("Enter");
  return presses;
};

test("Home leads to a real table, where only people sit, and so do Play and the switch of New game", async (t) => {
  const window = await openWindow(t);
  await window.resize(1024, 640);
  const entrance = "a[href='#/play/new?real']";
  await window.run("location.hash = '#/play';");
  await window.sees(entrance, said("realTable.byHand"));
  await window.run("location.hash = '#/';");
  await window.sees(entrance, said("screens.home.now.realTable"));
  await window.click(entrance);
  await window.sees(".outcome", said("play.fresh.table.tiles", 72));
  await window.lacks(".seed");
  await flip(window, said("realTable.byHand"));
  await window.sees(".seed");
  await flip(window, said("realTable.byHand"));
  await window.lacks(".seed");
  const players = await window.run(
    "return document.querySelector('form li select').options.length;",
  );
  assert.equal(players, 1, "a person is all that may sit there");
  await window.clickButton(said("play.fresh.start"));
  await window.sees("[data-draw]");
  const drawn = await window.run("return document.querySelector('[data-draw]').dataset.draw;");
  await window.click(`[data-draw="${drawn}"]`);
  const { view } = await window.until("the tile in hand", async () => {
    const view = await now(window);
    return view.phase === "tile" && { view };
  });
  assert.equal(view.drawn, drawn);
  assert.equal(await window.text("[role=alert]"), "");
});

/** The key of a tile of the list, by its place there. */
const keyOfRow = (window, nth) =>
  window.run(
    "return document.querySelectorAll('[data-draw]')[given[0]].getAttribute('aria-keyshortcuts');",
    nth,
  );

const SIDE_KEYS = { city: "v", road: "n", field: "m", river: "x" };

/** Names the tile by keys: the one beside it, or the land on its sides until it has one; counts what is pressed. */
const nameTile = async (window, { id, segments }) => {
  const keyOf = () =>
    window.run(
      "return document.querySelector(`[data-draw=\"${given[0]}\"]`)?.getAttribute('aria-keyshortcuts');",
      id,
    );
  let presses = 1;
  let key = await keyOf();
  for (const side of ["N", "E", "S", "W"]) {
    if (key) break;
    const land = segments.find(({ edges }) => edges.includes(side))?.kind;
    await window.press(SIDE_KEYS[land] ?? SIDE_KEYS.field);
    presses++;
    key = await keyOf();
  }
  assert.ok(key, `no key leads to ${id}`);
  await window.press(key);
  return presses;
};

/** The keys that set a figure. */
const figureKeys = (window) =>
  window.run(`
    const choices = document.querySelectorAll("[data-action=figure][aria-keyshortcuts]");
    return [...choices].map((one) => one.getAttribute("aria-keyshortcuts"));`);

const TURNS = 80;

/** For fingers: everything beside the board is as large as they need, and the page is not scrolled. */
const forFingers = async (window) => {
  await window.resize(1024, 640);
  await call(window, "change_settings", { change: { largeTargets: true } });
  await window.sees(":root[data-targets=large] [data-draw]");
  const small = await window.run(`
    const page = document.scrollingElement;
    const pressed = document.querySelectorAll(".drawing button, .drawing input");
    const sizes = [...pressed].map((one) => one.getBoundingClientRect());
    return {
      scrolls: page.scrollHeight > innerHeight || page.scrollWidth > innerWidth,
      small: sizes.filter(({ width, height }) => Math.min(width, height) < 43.5).length,
      pressed: sizes.length,
      outside: [...document.querySelectorAll(".drawing")].filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < 0 || bottom > innerHeight;
      }).length,
    };`);
  assert.ok(small.pressed > 10);
  assert.deepEqual({ ...small, pressed: 0 }, { scrolls: false, small: 0, outside: 0, pressed: 0 });
  // Meanwhile everybody's score is to be read, and what the eye opens lies on top of the pictures.
  const read = await window.run(`
    const scores = [...document.querySelectorAll(".scores .score")].map((one) => one.getBoundingClientRect());
    return scores.filter(({ width, bottom }) => width > 0 && bottom <= innerHeight).length;`);
  assert.equal(read, seats.length);
  await window.click(named("board.tools.aids"));
  const onTop = await window.run(`
    const switches = [...document.querySelectorAll(".board section [role=switch], .board section input")];
    return switches.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there?.closest("section") === one.closest("section");
    });`);
  assert.ok(onTop.length > 3 && onTop.slice(0, 4).every(Boolean), `${onTop}`);
  await window.click(named("board.tools.aids"));
};

test("eighty turns are entered by keys: two presses name the tile, three do all the rest", async (t) => {
  const window = await openWindow(t);
  await begin(window, { boxes: ["traders"] });
  const { tiles } = await call(window, "catalog");
  const roll = dice(5);
  const naming = [];
  /** What is pressed in each turn once the tile is named: for its place, how it lies, and the figure. */
  const rest = [];
  // What is found by its words, and taken by its number, is laid by the number of its place.
  const opening = await look(window);
  await window.press(",");
  await window.until("the field", () =>
    window.run("return document.activeElement.type === 'search';"),
  );
  for (const letter of said("tiles.label", "monastery")) await window.press(letter);
  await window.press("Tab");
  await window.press(await keyOfRow(window, 1));
  const first = await after(window, opening.step);
  const [place] = (await now(window)).places;
  await lay(window, { ...place, rotation: place.rotations[0] });
  await after(window, first.step);
  let view = await now(window);
  /** Eighty turns wait for many steps: only their number is looked at. */
  const then = async (step) => {
    await window.until(`what follows step ${step}`, () =>
      window.run(
        "return document.querySelector('.board').dataset.step !== String(given[0]);",
        step,
      ),
    );
    return now(window);
  };
  let largeFrom = TURNS / 2;
  /** Which key each kind of tile has had. */
  const known = {};
  while (rest.length < TURNS) {
    const { step } = view;
    if (view.phase === "draw") {
      if (rest.length === largeFrom) {
        await forFingers(window);
        largeFrom = -1;
      }
      const shown = await window.run(
        `return [...document.querySelectorAll("[data-draw]")].map((row) => row.dataset.draw);`,
      );
      assert.deepEqual(shown.toSorted(), view.toDraw.map(({ tile }) => tile).toSorted());
      const keys = await window.run(
        `const rows = [...document.querySelectorAll("[data-draw][aria-keyshortcuts]")];
         return rows.map((row) => [row.dataset.draw, row.getAttribute("aria-keyshortcuts")]);`,
      );
      for (const [tile, key] of keys)
        assert.equal((known[tile] ??= key), key, `${tile} has another key`);
      // What is drawn more often is as likely in a real bag.
      const bag = view.toDraw.flatMap(({ tile, count }) => Array(count).fill(tile));
      const drawn = bag[roll(bag.length)];
      naming.push(
        await nameTile(
          window,
          tiles.find(({ id }) => id === drawn),
        ),
      );
      view = await then(step);
      if (view.phase !== "tile") continue;
      // On a scattered board there are more places than keys.
      const keyed = await window.run(`
        const places = [...document.querySelectorAll("[data-place]")];
        return places.filter((one) => one.nextElementSibling?.matches("text")).map((one) => one.dataset.place);`);
      const near = view.places.filter(({ x, y }) => keyed.includes(`${x},${y}`));
      const place = near[roll(near.length)];
      const rotation = place.rotations[roll(place.rotations.length)];
      rest.push(await lay(window, { ...place, rotation }));
      view = await then(view.step);
    } else {
      const figures = await figureKeys(window);
      const set = figures.length > 0 && roll(2) === 0;
      await window.press(set ? figures[roll(figures.length)] : " ");
      rest[rest.length - 1]++;
      view = await then(step);
    }
  }
  const median = (counts) => counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)];
  t.diagnostic(
    `${TURNS} turns: naming a tile took ${median(naming)} presses in the median and ${Math.max(...naming)} at most; ` +
      `placing it and its figure ${median(rest)} in the median and ${Math.max(...rest)} at most`,
  );
  t.diagnostic(`named in ${naming}, the rest in ${rest}`);
  assert.ok(median(naming) <= 2, `named in ${naming}`);
  assert.ok(Math.max(...naming) <= 5, `named in ${naming}`);
  assert.ok(median(rest) <= 3, `the rest in ${rest}`);
});

/** Enters so many decisions by keys: the first tile of the list, its first place, nobody on it. */
const enter = async (window, decisions) => {
  for (let taken = 0; taken < decisions; taken++) {
    const { step, phase } = await look(window);
    if (phase === "draw") await window.press(await keyOfRow(window, 0));
    else if (phase === "tile") await window.type("ArrowRight", "Enter");
    else await window.press(" ");
    await after(window, step);
  }
};

/** The step that is looked at is the one that is corrected. */
const forward = async (window) => {
  const { step } = await look(window);
  await window.click(named("table.time.forward"));
  return after(window, step);
};

/** How something begins that is said of a turn. */
const beginningOf = (name, turn) => beginning(said(name, turn, "a"), said(name, turn, "b"));

/** Corrects the decision that led to the step looked at; what is pressed names the turn that it opens. */
const correctHere = async (window) => {
  const name = await window.text(".looking button:nth-of-type(2)");
  await window.click(".looking button:nth-of-type(2)");
  await window.sees(".notice", said("realTable.leave"));
  const { turn } = await now(window);
  assert.ok(name.startsWith(beginningOf("realTable.correctOf", turn)), `${name}, turn ${turn}`);
};

/** Whatever is lost by a correction. */
const keepIfAsked = async (window) => {
  await window.sees("[data-doubt=correction], .notice button + button");
  const asks = await window.run(
    "return document.querySelector('[data-doubt=correction]') !== null;",
  );
  if (asks) await window.clickButton(said("realTable.keepLosing"));
};

test("a game is ended where it is and counted, and goes on again", async (t) => {
  const window = await openWindow(t);
  await begin(window, "base");
  await enter(window, 20);
  while ((await now(window)).phase !== "draw") await enter(window, 1);
  const before = await now(window);
  await window.clickButton(said("realTable.endHere"));
  await window.sees(".end h2");
  const end = await now(window);
  assert.equal(end.over, true);
  await window.sees(".scoring table");
  // Each column adds up.
  for (const [player, { score }] of end.seats.entries()) {
    const own = end.totals.filter((total) => total.player === player);
    const sum = own.reduce((all, { played, atEnd }) => all + played + atEnd, 0);
    assert.equal(score, end.before[player] + sum);
  }
  // The headline has a line of its own above the buttons.
  const [headline, button] = await window.run(`
    const box = (what) => document.querySelector(what).getBoundingClientRect();
    return [box(".end h2").bottom, box(".end .doing").top];`);
  assert.ok(headline <= button, `${headline} above ${button}`);
  await picture(window, "ended-here");
  // What undoes it stands where it was pressed, and is the keyboard's next stop.
  await window.press("Tab");
  assert.equal(
    await window.run("return document.activeElement.textContent.trim();"),
    said("realTable.playOn"),
  );
  await window.press("Enter");
  await window.sees("[data-draw]");
  const again = await now(window);
  assert.deepEqual([again.steps, again.left, again.phase], [before.steps, before.left, "draw"]);
});

test("one press on the pencil of a line in the log corrects it", async (t) => {
  const window = await openWindow(t);
  await begin(window, "base");
  await enter(window, 11);
  await window.click("[role=tab][id$=log], [role=tab]:nth-of-type(4)");
  const pencil = "[data-turn='2'] ~ button";
  await window.sees(pencil);
  const before = await now(window);
  await window.click(pencil);
  await window.sees(".notice", beginningOf("realTable.correctingOf", 2));
  const correcting = await now(window);
  assert.deepEqual([correcting.phase, correcting.turn], ["tile", 2]);
  // It begins as it was entered: the same place, the same rotation.
  const was = before.tiles[correcting.tiles.length];
  await window.until("the tile as it lay", () => held(window));
  assert.deepEqual(await held(window), { cell: `${was.x},${was.y}`, rotation: was.rotation });
  await window.clickButton(said("realTable.leave"));
  await window.lacks(".notice");
  assert.deepEqual((await now(window)).tiles, before.tiles);
});

/** Places the tile that was placed in the first turn where most of what followed no longer fits. */
const losing = async (window) => {
  const { steps } = await now(window);
  const { places } = await call(window, "correct_from", { step: 1 });
  for (const { x, y, rotations } of places)
    for (const rotation of rotations) {
      const { revision } = await call(window, "correct_from", { step: 1 });
      const decided = await call(window, "decide", {
        revision,
        action: { type: "tile", x, y, rotation },
      });
      if (decided.correcting) {
        await call(window, "look_at", { step: null });
        return { x, y, rotation, ...decided.correcting.losing.came };
      }
      if (decided.corrected)
        await call(window, "take_back_correction", { revision: decided.revision });
      assert.equal((await now(window)).steps, steps);
    }
  assert.fail("everything fits wherever the tile lies");
};

test("a pressed tile offers to correct it; what would be lost is asked first, and undone", async (t) => {
  const window = await openWindow(t);
  await begin(window, "base");
  await enter(window, 30);
  while ((await now(window)).phase !== "draw") await enter(window, 1);
  const way = await losing(window);
  await window.reload();
  await openGame(window, (await now(window)).game.id);
  const before = await now(window);
  const { x, y } = before.tiles[1];
  const tile = `image[data-tile="${x},${y}"]`;
  /** The pictures of tiles lie over the board only where one is to be named. */
  const press = async () => {
    await window.click(named("table.time.back"));
    await window.lacks(".drawing");
    const at = await window.run(
      `const { x, y, width, height } = document.querySelector(given[0]).getBoundingClientRect();
       return [x + width / 2, y + height / 2];`,
      tile,
    );
    await window.clickAt(...at.map(Math.round));
    await window.sees(".cell", said("realTable.ofTile.title", 1));
    await window.clickButton(said("realTable.ofTile.tile"));
    await window.until("the tile as it lay", () => held(window));
  };
  await press();
  const asked =
    way.held > 0
      ? said("realTable.losing", way.dropped, way.held + way.dropped)
      : said("realTable.losingAll", way.dropped);
  await lay(window, way);
  await window.sees("[data-doubt=correction]", asked);
  await picture(window, "losing");
  assert.equal((await now(window)).steps, before.steps);
  // Nothing is lost by leaving it.
  await window.press("Escape");
  await window.lacks("[data-doubt]");
  assert.deepEqual((await now(window)).tiles, before.tiles);
  await press();
  await lay(window, way);
  await window.sees("[data-doubt=correction]", asked);
  await window.clickButton(said("realTable.keepLosing"));
  await window.until("what is left", async () => (await now(window)).steps < before.steps);
  assert.equal((await now(window)).steps, before.steps - way.dropped);
  await window.press("Control", "z");
  await window.until("all of it", async () => (await now(window)).steps === before.steps);
  assert.deepEqual((await now(window)).tiles, before.tiles);
  assert.equal(await window.text("[role=alert]"), "");
});

/** A tile that was named wrongly, and where it is placed anew so that several of the dropped decisions fit again. */
const namedWrongly = async (window) => {
  const { tiles: laid, steps } = await now(window);
  for (let step = steps - 8; step > 1; step--) {
    const { phase, toDraw, tiles } = await call(window, "correct_from", { step });
    if (phase !== "draw") continue;
    for (const { tile } of toDraw) {
      let { revision } = await call(window, "correct_from", { step });
      const asked = await call(window, "draw_tile", { revision, tile });
      if (asked.corrected) await call(window, "undo");
      if (!asked.correcting) continue;
      const kept = await call(window, "keep_correction", { revision: asked.revision });
      for (const { x, y, rotations } of kept.phase === "tile" ? kept.places : []) {
        const [rotation] = rotations;
        const action = { type: "tile", x, y, rotation };
        ({ revision } = await now(window));
        let placed = await call(window, "decide", { revision, action });
        if (placed.phase === "figure") {
          const pass = { revision: placed.revision, action: { type: "pass" } };
          placed = await call(window, "decide", pass);
        }
        const { fitting = 0, left = 0 } = placed.dropped ?? {};
        for (let at = placed.steps; at > kept.steps; at--) await call(window, "undo");
        if (fitting < 4) continue;
        await call(window, "undo");
        return { was: laid[tiles.length], tile, way: { x, y, rotation }, fitting, left };
      }
      await call(window, "undo");
    }
  }
  assert.fail("no tile can have been named so wrongly");
};

test("a tile that was named wrongly is placed anew, and the rest is entered again by one press", async (t) => {
  const window = await openWindow(t);
  await begin(window, "base");
  await enter(window, 40);
  while ((await now(window)).phase !== "draw") await enter(window, 1);
  const { was, tile, way, fitting, left } = await namedWrongly(window);
  await window.reload();
  await openGame(window, (await now(window)).game.id);
  const before = await now(window);
  assert.equal(before.dropped, null);
  await window.click(named("table.time.back"));
  await window.lacks(".drawing");
  const at = await window.run(
    `const { x, y, width, height } = document.querySelector(given[0]).getBoundingClientRect();
     return [x + width / 2, y + height / 2];`,
    `image[data-tile="${was.x},${was.y}"]`,
  );
  await window.clickAt(...at.map(Math.round));
  await window.sees(".cell", said("realTable.ofTile.draw"));
  await window.clickButton(said("realTable.ofTile.draw"));
  await window.click(`[data-draw="${tile}"]`);
  await window.sees("[data-doubt=correction]");
  await picture(window, "named-wrongly");
  await window.clickButton(said("realTable.keepLosing"));
  await window.until("the other tile", async () => (await now(window)).drawn === tile);
  const { dropped } = await now(window);
  assert.ok(dropped.left >= left && dropped.fitting === 0);
  await lay(window, way);
  await window.until("its place", async () => (await now(window)).phase !== "tile");
  if ((await now(window)).phase === "figure") await window.press(" ");
  const offer =
    fitting === left
      ? said("realTable.fittingAll", left)
      : said("realTable.fitting", fitting, left);
  await window.sees(".notice", offer);
  await picture(window, "fits-again");
  const placed = await now(window);
  // By keys.
  const focused = () => window.run("return document.activeElement.textContent.trim();");
  for (let stops = 0; stops < 80 && (await focused()) !== said("realTable.enterAgain"); stops++)
    await window.press("Tab");
  assert.equal(await focused(), said("realTable.enterAgain"));
  await window.press("Enter");
  await window.sees(".notice", said("realTable.enteredAgain", fitting));
  await picture(window, "entered-again");
  const again = await now(window);
  assert.deepEqual(
    [again.steps, again.dropped.entered, again.dropped.left],
    [placed.steps + fitting, fitting, left - fitting],
  );
  await window.press("Control", "z");
  await window.until("all of it", async () => (await now(window)).steps === placed.steps);
  await window.sees(".notice", offer);
  assert.equal(await window.text("[role=alert]"), "");
});

test("a tile that was entered wrongly is put right in place, and the correction taken back", async (t) => {
  const window = await openWindow(t);
  await begin(window, "base");
  await enter(window, 11);
  const before = await now(window);
  const back = async () => {
    const { step } = await look(window);
    await window.click(named("table.time.back"));
    return after(window, step);
  };
  let seen = await back();
  while (seen.phase !== "tile" || seen.step > 5) seen = await back();
  await forward(window);
  await correctHere(window);
  const { places, tiles } = await now(window);
  const was = before.tiles[tiles.length];
  const other = places.find(({ x, y }) => x !== was.x || y !== was.y);
  assert.ok(other, "another place fits");
  await lay(window, { ...other, rotation: other.rotations[0] });
  await keepIfAsked(window);
  await window.sees(".notice", saying("realTable.corrected", 1));
  const corrected = await now(window);
  const laid = corrected.tiles[tiles.length];
  assert.deepEqual([laid.x, laid.y], [other.x, other.y]);
  assert.equal(corrected.steps + corrected.corrected.dropped, before.steps);
  await window.clickButton(said("realTable.takeBack"));
  await window.until("the line as it was", async () => (await now(window)).steps === before.steps);
  const { tiles: again } = await now(window);
  assert.deepEqual(again, before.tiles);
  assert.equal(await window.text("[role=alert]"), "");
});

test("at the table in words the drawn tile is found by its words", async (t) => {
  const window = await openWindow(t);
  const view = await begin(window, "base");
  await call(window, "change_settings", { change: { inWords: true } });
  await window.reload();
  await window.run("location.hash = `#/play/${given[0]}`;", view.game.id);
  await window.sees("[data-draw]");
  const count = () => window.run("return document.querySelectorAll('[data-draw]').length;");
  const all = await count();
  await window.click("input[type=search]");
  for (const letter of said("tiles.label", "monastery")) await window.press(letter);
  await window.until("only monasteries", async () => (await count()) < all);
  const labels = await window.run(
    "return [...document.querySelectorAll('[data-draw]')].map((row) => row.getAttribute('aria-label'));",
  );
  assert.ok(
    labels.length > 0 && labels.every((label) => label.includes(said("tiles.label", "monastery"))),
    labels,
  );
  await window.click("[data-draw]");
  await window.until("the tile in hand", async () => (await now(window)).phase === "tile");
});

/** Sets a figure by the first key that sets one, or none where nobody can be set. */
const claim = async (window) => {
  const { step } = await look(window);
  const [key] = await figureKeys(window);
  await window.press(key ?? " ");
  await after(window, step);
};

/** Two boxes, of which a few tiles are on the table: one lies there, and twenty are drawn. */
const TWO_BOXES = {
  expansions: ["inns", "abbot"],
  tiles: { "base/D": 4, "base/U": 5, "base/V": 5, "inns/B": 1, "base/A": 2, "base/E": 4 },
  start: [{ tile: "base/D", x: 0, y: 0, rotation: 0 }],
};

test("twenty turns of two boxes are entered, an entry and a score are put right, and the sheet of the end is printed", async (t) => {
  const folder = temporaryFolder(t);
  const pdf = join(folder, "scores.pdf");
  const window = await openWindow(t);
  window.answer(pdf);
  const players = seats.map(({ name, colour }) => ({ name, colour }));
  const setup = { players, mix: TWO_BOXES, draw: "by-hand" };
  const text = JSON.stringify({ format: "bastide/game@1", setup, actions: [] });
  const { id } = await call(window, "import_game", { text });
  await openGame(window, id);
  const before = await now(window);
  assert.equal(before.left, 20);
  // A score can be put right once something was entered.
  await enter(window, 9);
  const entered = await now(window);
  const { steps } = entered;
  // The tile of the first turn lay elsewhere.
  let seen = await look(window);
  while (seen.phase !== "tile" || seen.step > 4) {
    const { step } = seen;
    await window.click(named("table.time.back"));
    seen = await after(window, step);
  }
  await forward(window);
  await correctHere(window);
  const { places, tiles } = await now(window);
  const was = entered.tiles[tiles.length];
  const ways = places.flatMap(({ x, y, rotations }) =>
    rotations.map((rotation) => ({ x, y, rotation })),
  );
  const elsewhere = ways.find(
    ({ x, y, rotation }) => x !== was.x || y !== was.y || rotation !== was.rotation,
  );
  await lay(window, elsewhere);
  await keepIfAsked(window);
  await window.sees(".notice", saying("realTable.corrected", 1));
  const corrected = await now(window);
  assert.equal(corrected.steps + corrected.corrected.dropped, steps);

  const openSheet = async () => {
    await window.clickButton(said("realTable.adjusting.open"));
    await window.until("the points to have the keyboard", () =>
      window.run("return document.activeElement.matches('dialog[open] input[type=number]');"),
    );
  };
  const put = async (seat, { points, note }) => {
    await window.run(
      `const [who, points, note] = document.querySelectorAll("dialog[open] select, dialog[open] input");
       who.value = given[0];
       who.dispatchEvent(new Event("change", { bubbles: true }));
       points.focus();`,
      `${seat}`,
    );
    await window.type(...`${points}`);
    await window.press("Tab");
    await window.run('document.querySelectorAll("dialog[open] input")[1].focus();');
    await window.type(...note);
    await window.click("dialog[open] button[type=submit]");
    await window.lacks("dialog[open]");
  };
  await openSheet();
  await put(1, TOLL);
  await openSheet();
  await window.sees("dialog[open] li", said("realTable.adjusting.said", player("Ben"), TOLL));
  await put(0, SLIP);
  await openSheet();
  await window.sees("dialog[open] ul", said("realTable.adjusting.said", player("Anna"), SLIP));
  await picture(window, "put-right");
  await window.click(
    `dialog[open] ${named("realTable.adjusting.takeAwayOf", player("Anna"), SLIP)}`,
  );
  await window.until("one is left", async () => (await now(window)).adjusted.length === 1);
  const { seats: scored } = await now(window);
  assert.ok(scored[1].score >= 6, `${scored[1].score} points`);
  await window.press("Escape");
  await window.lacks("dialog[open]");
  // The space bar passes where no button has the keyboard.
  await window.run("document.activeElement.blur();");

  for (let view = await now(window); !view.over; view = await now(window))
    await (view.phase === "draw" || view.phase === "tile" ? enter(window, 1) : claim(window));
  await window.sees(".end h2");
  const over = await now(window);
  assert.ok(over.turn >= 20, `${over.turn} turns`);
  await window.sees(".scoring table", said("realTable.adjusting.source"));
  const given = over.totals
    .filter(({ player }) => player === 1)
    .reduce((sum, { played, atEnd }) => sum + played + atEnd, 0);
  assert.equal(over.seats[1].score, given + 6);
  assert.ok(over.finalScoring.length > 0, "somebody stands on the land at the end");
  await picture(window, "end");
  await window.clickButton(said("print.scores.open"));
  await window.sees("dialog[open] h2", said("print.scores.open"));
  await window.sees(
    "dialog[open] [data-page]",
    said("realTable.adjusting.said", player("Ben"), TOLL),
  );
  await window.sees("dialog[open] [data-page]", "(BG-");
  const first = "dialog[open] [data-page='1']";
  await window.sees(`${first} image`);
  for (const told of [player("Anna").name, said("table.end.sum"), said("print.scores.place")])
    await window.sees(first, told);
  await picture(window, "sheet");
  await window.clickButton(said("print.save"));
  await window.until("the sheet to be saved", () =>
    window.run("return document.body.textContent.includes(given[0]);", said("files.saved", pdf)),
  );
  const { pages, held } = readPdf(pdf, 45);
  assert.ok(pages.length >= 2, "the tables, and below how each point was counted");
  assert.equal(held.pictures, 1, "the board");
  assert.equal(await window.text("[role=alert]"), "");
});
