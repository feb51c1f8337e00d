// Measures in the real window how long the page is held: the longest gap of a heartbeat while something is opened.
// Every line is measured with the drawing of the processor, and with what plays a graphics card.
import { keep, round } from "../../scripts/figures.mjs";
import { randomBoard } from "./random-board.mjs";
import {
  beginGame,
  designs,
  importGame,
  look,
  openGame,
  playOn,
  seesTheEnd,
} from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

const ROUNDS = 5;
const LARGE = 1000;
const BACK = 40;
/** How long the page is listened to after what was asked for is there. */
const AFTER_MS = 600;

const DRAWINGS = { processor: "1", card: "0" };

const middle = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The longest gap between two beats from now until `done`, and a little longer. */
const held = async (window, act, done) => {
  await window.settle();
  await window.run(`
    window.heart = { worst: 0, beating: true };
    let last = performance.now();
    const beat = () => {
      const now = performance.now();
      window.heart.worst = Math.max(window.heart.worst, now - last);
      last = now;
      if (window.heart.beating) setTimeout(beat);
    };
    beat();`);
  await act();
  await done();
  await window.run("await new Promise((later) => setTimeout(later, given[0]));", AFTER_MS);
  return window.run("window.heart.beating = false; return window.heart.worst;");
};

/** Presses by script: what the driver does to find and press an element would count as a hold. */
const press = (window, css) => window.run("document.querySelector(given[0]).click();", css);
const to = (window, address) => window.run("location.hash = given[0];", address);

const large = (tiles) => ({
  format: "bastide/game@1",
  setup: {
    players: [{ name: "Anna" }, { name: "Ben" }],
    mix: "base",
    start: randomBoard(tiles, LARGE, LARGE),
    deck: ["base/U"],
  },
});

/** What is measured: each is a name, and how it is done once. */
const scenes = async (window) => {
  const game = await beginGame(window, { mix: "everything", seed: 7 });
  await playOn(window, 160);
  const base = (await designs(window)).filter(
    ({ id, village }) => /^base\/[A-X]$/.test(id) && village,
  );
  const leaves = ["track", "tiles", "log", "seats"].map((leaf) => [
    `opening the leaf “${leaf}”`,
    async () => {
      await openGame(window, game);
      await press(window, `[data-leaf=${leaf === "seats" ? "track" : "seats"}]`);
      return held(
        window,
        () => press(window, `[data-leaf=${leaf}]`),
        () => window.sees(`[data-leaf=${leaf}][aria-selected=true]`),
      );
    },
  ]);
  const call = (command, given) =>
    window.run(
      "return await window.__TAURI_INTERNALS__.invoke(given[0], given[1]);",
      command,
      given,
    );
  const set = await call("begin_document", {
    begin: { kind: "tile-set", name: "Measured", from: null },
  });
  /** From one page to another: what it shows first, by its address. */
  const pages = [
    ["the rulebook", "#/rulebook", "nav a[href='#/rulebook'][aria-current=page]"],
    ["Learn", "#/learn", "nav a[href='#/learn'][aria-current=page]"],
    ["Build", "#/build", "nav a[href='#/build'][aria-current=page]"],
    ["the first lesson", "#/learn/base-01-placing", ".lesson .board image"],
    ["the page of print", "#/print", ".print .pages svg"],
  ].map(([name, address, css]) => [
    `opening ${name}`,
    async () => {
      await to(window, "#/");
      await window.sees("nav a[href='#/'][aria-current=page]");
      return held(
        window,
        () => to(window, address),
        () => window.sees(css),
      );
    },
  ]);
  /** What is pressed on a page that is there, by its words. */
  const pressed = (name, address, ready, words, css) => [
    name,
    async () => {
      await to(window, "#/settings");
      await window.sees("nav a[href='#/settings'][aria-current=page]");
      await to(window, address);
      await window.sees(ready);
      return held(
        window,
        () =>
          window.run(
            `[...document.querySelectorAll("main button, main a")]
               .find((each) => each.textContent.trim().startsWith(given[0])).click();`,
            words,
          ),
        () => window.sees(css),
      );
    },
  ];
  const move = (name, from, by) => [
    name,
    async () => {
      await openGame(window, game);
      const line = "aside input[type=range]";
      const steps = Number(await window.run(`return document.querySelector("${line}").max;`));
      const go = (step) =>
        window.run(
          `const line = document.querySelector("${line}");
           line.value = String(given[0]);
           line.dispatchEvent(new Event("change", { bubbles: true }));`,
          step,
        );
      const there = (step) =>
        window.until(
          `step ${step}`,
          async () => (await window.text("aside .at")) === `${step}/${steps}`,
        );
      await go(steps + from);
      await there(steps + from);
      const took = await held(
        window,
        () => go(steps + from + by),
        () => there(steps + from + by),
      );
      if (from + by !== 0) await go(steps);
      return took;
    },
  ];
  return [
    ...leaves,
    ...pages,
    pressed("Play now", "#/", "main form button", "Play now", ".board image"),
    pressed(
      "“Add from a set”",
      `#/build/${set.id}`,
      ".maker",
      "Add from a set",
      "dialog[open] .tiles img",
    ),
    [
      "beginning “everything”",
      async () => {
        await to(window, "#/play");
        await window.isOn("play");
        return held(
          window,
          async () => {
            const id = await window.run(
              `const view = await window.__TAURI_INTERNALS__.invoke("new_game", given[0]);
               location.hash = "#/play/" + view.game.id;
               return view.game.id;`,
              {
                game: {
                  seats: ["Anna", "Ben"].map((name, at) => ({
                    name,
                    colour: at,
                    pattern: "plain",
                    bot: null,
                  })),
                  mix: "everything",
                  options: {},
                  seed: 11,
                },
              },
            );
            if (!id) throw new Error("no game was begun");
          },
          () => window.sees(".board image"),
        );
      },
    ],
    move(`jumping ${BACK} decisions back`, 0, -BACK),
    move(`jumping ${BACK} decisions forth`, -BACK, BACK),
    [
      "the inspector",
      async () => {
        await openGame(window, game);
        await window.press("0");
        const { x, y } = await window.run(`
          const tiles = [...document.querySelectorAll(".frame image[data-tile]")];
          const { x, y, width, height } = tiles[Math.floor(tiles.length / 2)].getBoundingClientRect();
          return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };`);
        return held(
          window,
          () => window.clickAt(x, y, 2),
          () => window.sees(".board section.cell"),
        );
      },
    ],
    [
      `the end of a game of ${LARGE} tiles`,
      async () => {
        await importGame(window, large(base));
        await playOn(window, 1);
        await window.until(
          "the follower to be asked for",
          async () => (await look(window)).phase === "figure",
        );
        return held(
          window,
          () => window.press(" "),
          () => seesTheEnd(window),
        );
      },
    ],
  ];
};

const measured = new Map();
for (const [drawing, wish] of Object.entries(DRAWINGS)) {
  const leaving = [];
  const env = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: wish };
  const window = await openWindow({ after: (leave) => leaving.push(leave) }, { env, moves: true });
  try {
    await window.resize(1280, 800);
    const all = await scenes(window);
    // In turns: what else the machine does meets every line alike.
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, once] of all) {
        const row = measured.get(name) ?? measured.set(name, {}).get(name);
        (row[drawing] ??= []).push(await once());
      }
  } finally {
    for (const leave of leaving) await leave();
  }
}

console.log("longest hold of the page, ms           processor                     card");
for (const [name, row] of measured) {
  const cells = Object.keys(DRAWINGS).map((drawing) => {
    const times = row[drawing];
    keep(`held by ${name}, drawing ${drawing}, ms`, {
      median: round(middle(times)),
      most: round(Math.max(...times)),
    });
    return `${middle(times).toFixed(0).padStart(8)} (most ${Math.max(...times)
      .toFixed(0)
      .padStart(4)})`;
  });
  console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(24)).join("")}`);
}
console.log(
  `(median of ${ROUNDS} in turns: the longest gap of a heartbeat in the page, from the press until ` +
    `${AFTER_MS} ms after what was asked for is there; “card” is what plays a graphics card where there is none)`,
);
