// Measures the board in the real window: frames while panning and zooming, and a decision from click to picture.
import assert from "node:assert/strict";
import { setTimeout as rest } from "node:timers/promises";
import { keep, round } from "../../scripts/figures.mjs";
import { usedUntil } from "./processors.mjs";
import { answers, longestGaps, median } from "./pulse.mjs";
import { randomBoard } from "./random-board.mjs";
import {
  beginGame,
  designs,
  dice,
  importGame,
  look,
  lookStill,
  openGame,
  playUntil,
} from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

const FRAMES = 90;
const ROUNDS = 3;
const GAMES = 4;
const DECISIONS = 30;
/** Boards on which decisions are measured: what one costs should not be in step with the board. */
const BOARDS = [150, 1000];
/** How long a window is left alone, after the pointer has moved over it. */
const REST_MS = 6000;
/** How many times a bot is watched while it thinks, and how long: it is sooner done than anybody would wait for. */
const THOUGHTS = 12;
const THOUGHT = { stretches: 1, each: 200 };
/** A list is so long at least when its entries are pointed at. */
const LISTED = 40;

const sorted = (values) => values.toSorted((a, b) => a - b);
const part = (values, share) => sorted(values)[Math.floor((values.length - 1) * share)];
const ms = (value) => value.toFixed(1).padStart(7);

/** The record of a game in which so many tiles lie on the table and more are still to be drawn. */
const record = (tiles, size) => ({
  format: "bastide/game@1",
  setup: {
    players: [{ name: "Anna" }, { name: "Ben" }],
    mix: "base",
    start: randomBoard(tiles, size, size),
    deck: Array.from({ length: DECISIONS + 10 }, () => "base/U"),
  },
});

/** The milliseconds of each frame while the board is dragged to and fro, or zoomed in and out. */
const frames = (window, gesture) =>
  window.run(
    `const [gesture, count] = given;
     const frame = document.querySelector(".frame");
     const { left, top, width, height } = frame.getBoundingClientRect();
     const [x, y] = [left + width / 2, top + height / 2];
     const drawn = () => new Promise((at) => requestAnimationFrame(at));
     const send = (type, clientX) =>
       frame.dispatchEvent(new PointerEvent(type, {
         pointerId: 1, pointerType: "mouse", button: type === "pointermove" ? -1 : 0, buttons: 1,
         clientX, clientY: y, bubbles: true }));
     // An invented pointer cannot be captured.
     frame.setPointerCapture = () => {};
     const took = [];
     if (gesture === "pan") send("pointerdown", x);
     let before = await drawn();
     for (let step = 0; step < count; step++) {
       const there = Math.sin(step / 12);
       if (gesture === "pan") send("pointermove", x + there * width / 3);
       else frame.dispatchEvent(new WheelEvent("wheel",
         { deltaY: step % 50 < 25 ? 40 : -40, clientX: x, clientY: y, bubbles: true, cancelable: true }));
       const now = await drawn();
       took.push(now - before);
       before = now;
     }
     if (gesture === "pan") send("pointerup", x);
     delete frame.setPointerCapture;
     return took.slice(5);`,
    gesture,
    FRAMES,
  );

/** From a click to the first frame that is drawn with the new view. */
const decision = async (window, { x, y }) => {
  await window.run(`
    const board = document.querySelector(".board");
    const step = board.dataset.step;
    window.taken = new Promise((done) => {
      addEventListener("pointerup", (event) => {
        const seen = new MutationObserver(() => {
          if (board.dataset.step === step) return;
          seen.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - event.timeStamp)));
        });
        seen.observe(board, { attributes: true });
      }, { once: true, capture: true });
    });`);
  await window.clickAt(x, y);
  return window.run("return await window.taken;");
};

/** A game of so many tiles on which a tower could rise in many places, each of them an entry of the list. */
const towers = (tiles) => ({
  format: "bastide/game@1",
  setup: {
    players: [{ name: "Anna" }, { name: "Ben" }],
    mix: "tower",
    start: randomBoard(tiles, 200),
    seed: 5,
  },
});

/**
 * How long the page is held by each entry of the list that is pointed at: from the pointer until all that follows is
 * done and drawn. What the window waits for meanwhile holds nobody.
 */
const pointing = (window) =>
  window.run(
    `const drawn = () => new Promise((at) => requestAnimationFrame(() => setTimeout(at)));
     const took = [];
     for (const entry of document.querySelectorAll(".list [data-action]")) {
       await drawn();
       let worst = 0;
       let last = performance.now();
       const beat = () => {
         const now = performance.now();
         worst = Math.max(worst, now - last);
         last = now;
       };
       entry.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
       for (const end = last + 120; last < end; beat()) await new Promise((later) => setTimeout(later));
       took.push(worst);
       entry.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
     }
     return took;`,
  );

/** What it costs to style and lay out the page after one more element stands on it, wherever that is. */
const restyled = (window) =>
  window.run(
    `const took = [];
     for (let turn = 0; turn < given[0]; turn++) {
       const more = document.createElement("div");
       document.body.append(more);
       const begun = performance.now();
       document.body.offsetHeight;
       took.push(performance.now() - begun);
       more.remove();
       await new Promise((at) => requestAnimationFrame(() => setTimeout(at)));
     }
     return took;`,
    DECISIONS,
  );

const shows = (window, tiles) =>
  window.until(`a board of ${tiles}`, () =>
    window.run("return document.querySelectorAll('image[data-tile]').length === given[0];", tiles),
  );

const settled = async (window) => {
  await window.until("every tile to be painted", () =>
    window.run(
      `return [...document.querySelectorAll("image[data-tile]")].every((image) => image.getAttribute("href"));`,
    ),
  );
  await new Promise((later) => setTimeout(later, 800));
};

const leaving = [];
const window = await openWindow({ after: (leave) => leaving.push(leave) }, { moves: true });
try {
  await window.resize(1024, 640);
  await rest(REST_MS);
  const resting = [];
  for (const [x, y] of [
    [400, 300],
    [600, 400],
    [700, 350],
  ])
    resting.push(await usedUntil(() => window.pointAt(x, y).then(() => rest(REST_MS))));
  const rested = median(resting);
  keep(`Home for ${REST_MS / 1000} s after the pointer moved, ms of a processor`, round(rested));
  console.log(
    `Home for ${REST_MS / 1000} s after the pointer moved over it: ${rested} ms of a processor`,
  );
  await window.resize(1600, 1000);
  const base = (await designs(window)).filter(
    ({ id, village }) => /^base\/[A-X]$/.test(id) && village,
  );
  const boards = [];
  for (const size of [1, 300, 1000])
    boards.push({ size, id: await importGame(window, record(base, size)) });
  const rows = boards.flatMap(({ size }) =>
    [false, true].flatMap((closer) =>
      ["pan", "zoom"].map((gesture) => ({ size, closer, gesture, took: [] })),
    ),
  );
  // In turns: what else the machine does meets every board alike.
  for (let turn = 0; turn < ROUNDS; turn++)
    for (const { size, id } of boards) {
      await openGame(window, id);
      await shows(window, size);
      for (const closer of [false, true]) {
        await window.press("0");
        for (let notch = 0; closer && notch < 5; notch++) await window.press("+");
        for (const gesture of ["pan", "zoom"]) {
          await settled(window);
          const row = rows.find(
            (each) => each.size === size && each.closer === closer && each.gesture === gesture,
          );
          row.took.push(...(await frames(window, gesture)));
        }
      }
    }
  console.log("milliseconds a frame      median   95th   against an empty board");
  for (const { size, closer, gesture, took } of rows) {
    const [median, slow] = [part(took, 0.5), part(took, 0.95)];
    const empty = rows.find(
      (row) => row.size === 1 && row.gesture === gesture && row.closer === closer,
    );
    const ratio = (median / part(empty.took, 0.5)).toFixed(2);
    const name = `${gesture} ${size} ${size === 1 ? "tile" : "tiles"}${closer ? ", close" : ""}`;
    keep(`${name}, ms a frame`, {
      median: round(median),
      "95th": round(slow),
      "against an empty board": Number(ratio),
    });
    console.log(`${name.padEnd(24)}${ms(median)}${ms(slow)}${ratio.padStart(9)} x`);
  }

  const roll = dice(3);
  const took = BOARDS.map((size) => ({ size, tile: [], figure: [] }));
  // Followers are soon all placed: several games, the beginning of each, and of each board in turns.
  for (let played = 0; played < GAMES; played++)
    for (const board of took) {
      await importGame(window, record(base, board.size));
      await window.press("0");
      await settled(window);
      for (let count = 0; count < DECISIONS; count++) {
        const { phase, places, signs } = await window.until("a decision", async () => {
          const now = await look(window);
          return (
            now.mine &&
            (now.places.length > 0 || now.signs.length > 0 || now.keys.length > 0) &&
            now
          );
        });
        const spots = phase === "tile" ? places : signs;
        if (spots.length === 0) {
          await window.press(" ");
          continue;
        }
        board[phase]?.push(await decision(window, spots[roll(spots.length)]));
      }
    }
  for (const what of ["tile", "figure"])
    for (const { size, [what]: times } of took) {
      if (times.length === 0) continue;
      const least = part(took[0][what], 0.5);
      const ratio = part(times, 0.5) / least;
      keep(`${what} on ${size} tiles, ms from click to new view`, {
        median: round(part(times, 0.5)),
        "95th": round(part(times, 0.95)),
        of: times.length,
        [`against ${BOARDS[0]} tiles`]: round(ratio),
      });
      console.log(
        `${what} on ${size} tiles, click to new view: median ${part(times, 0.5).toFixed(1)} ms, ` +
          `95th ${part(times, 0.95).toFixed(1)} ms, of ${times.length}; ` +
          `${ratio.toFixed(2)} x that on ${BOARDS[0]}`,
      );
    }

  const high = (await designs(window)).filter(
    ({ id, marks, village }) =>
      /^tower\//.test(id) && village && marks.length === 1 && marks[0] === "foundation",
  );
  await importGame(window, towers([...base, ...high]));
  await playUntil(window, `(view) => view.choices.length >= ${LISTED}`);
  await settled(window);
  const changed = await restyled(window);
  keep("one more element on the page of a game, ms", {
    median: round(part(changed, 0.5)),
    "95th": round(part(changed, 0.95)),
  });
  console.log(
    `one more element on the page of a game: median ${part(changed, 0.5).toFixed(1)} ms, ` +
      `95th ${part(changed, 0.95).toFixed(1)} ms`,
  );
  const pointed = [];
  for (let turn = 0; turn < ROUNDS; turn++) pointed.push(...(await pointing(window)));
  assert(pointed.length >= ROUNDS * LISTED, "every entry of the list is pointed at");
  keep("pointing at an entry of a list, ms that the page is held", {
    median: round(part(pointed, 0.5)),
    "95th": round(part(pointed, 0.95)),
    most: round(Math.max(...pointed)),
    entries: pointed.length / ROUNDS,
  });
  console.log(
    `pointing over a list of ${pointed.length / ROUNDS} entries holds the page: median ` +
      `${part(pointed, 0.5).toFixed(1)} ms, 95th ${part(pointed, 0.95).toFixed(1)} ms, ` +
      `most ${Math.max(...pointed).toFixed(1)} ms`,
  );

  const run = { mix: "base", bots: ["greedy", "greedy"], games: 1_000_000, seed: 1 };
  const { id } = await window.run(
    "return await window.__TAURI_INTERNALS__.invoke('begin_run', { run: given[0] });",
    run,
  );
  await window.run("location.hash = '#/build/lab';");
  await window.sees("[data-run] progress");
  const held = await longestGaps(window);
  const answered = await answers(window, DECISIONS);
  await window.run("await window.__TAURI_INTERNALS__.invoke('delete_run', { id: given[0] });", id);
  keep("while the lab plays on every core, ms", {
    "longest gap of the page": round(median(held)),
    "a decision's answer": round(median(answered)),
    "95th": round(part(answered, 0.95)),
  });
  console.log(
    `while the lab plays: longest gap of the page ${median(held).toFixed(1)} ms, a decision's answer: ` +
      `median ${median(answered).toFixed(1)} ms, 95th ${part(answered, 0.95).toFixed(1)} ms, of ${answered.length}`,
  );

  await beginGame(window, { mix: "base", bot: "expert" });
  const beats = { nobody: [], "a bot": [] };
  while (beats["a bot"].length < THOUGHTS) {
    const { phase, places, step } = await window.until("one's own turn", async () => {
      const now = await lookStill(window);
      return now.mine && (now.phase !== "tile" || now.places.length > 0) && now;
    });
    if (phase === "tile") {
      beats.nobody.push(...(await longestGaps(window, THOUGHT)));
      await window.clickAt(places[0].x, places[0].y);
    } else await window.press(" ");
    const begun = await window.until("the next step", async () => {
      const now = await look(window);
      return now.step > step && now;
    });
    if (begun.mine) continue;
    const gaps = await longestGaps(window, THOUGHT);
    // Whoever was done before is not counted.
    if ((await look(window)).step === begun.step) beats["a bot"].push(...gaps);
  }
  for (const [who, gaps] of Object.entries(beats)) {
    keep(`while ${who} thinks, ms`, {
      "longest gap of the page": round(median(gaps)),
      most: round(Math.max(...gaps)),
      of: gaps.length,
    });
    console.log(
      `while ${who} thinks: longest gap of the page ${median(gaps).toFixed(1)} ms, ` +
        `most ${Math.max(...gaps).toFixed(1)} ms, of ${gaps.length} stretches`,
    );
  }
} finally {
  for (const leave of leaving) await leave();
}
