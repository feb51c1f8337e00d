// Takes the pictures of the README from the real window, into pictures/. A new one is one entry of the table.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { goTo, readsRule } from "./passages.mjs";
import { chooseTheme, open, screens } from "./screens.mjs";
import { beginGame, lookStill, playOn, playUntil } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";

const SIZE = [1280, 800];
/** Of the window; twice as wide would only be heavier to load. */
const SCALE = 0.75;
const QUALITY = 0.88;
const MOST_BYTES = 150_000;

const [home] = screens;

/** Where on the screen a cell lies that has a neighbour, and where the tile in hand fits in no turn. */
const besideInVain = (window) =>
  window.run(`
    const { places } = await window.__TAURI_INTERNALS__.invoke("current_game");
    const tiles = [...document.querySelectorAll("image[data-tile]")];
    const taken = new Set([
      ...tiles.map((tile) => tile.dataset.tile),
      ...places.map(({ x, y }) => x + "," + y),
    ]);
    const { x: left, y: top, width } =
      tiles.find((tile) => tile.dataset.tile === "0,0").getBoundingClientRect();
    for (const { dataset } of tiles) {
      const [x, y] = dataset.tile.split(",").map(Number);
      for (const beside of [-1, 1])
        if (!taken.has(x + beside + "," + y))
          return {
            x: Math.round(left + (x + beside + 0.5) * width),
            y: Math.round(top + (y + 0.5) * width),
          };
    }`);

/** Name and how to get there. */
const pictures = [
  { name: "home", arrange: (window) => open(window, home) },
  {
    name: "board",
    arrange: async (window) => {
      await beginGame(window, { third: true });
      await playOn(window, 60);
      await playUntil(window, ({ phase, choices }) => phase === "figure" && choices.length > 3);
    },
  },
  {
    name: "why-not",
    theme: "candle",
    arrange: async (window) => {
      await beginGame(window, { mix: "base", third: true });
      await playUntil(
        window,
        ({ phase, places, steps }) => steps > 24 && phase === "tile" && places.length > 2,
      );
      await lookStill(window);
      const { x, y } = await besideInVain(window);
      await window.clickAt(x, y);
      await window.sees(".board section.refusal");
    },
  },
  {
    name: "rulebook",
    arrange: async (window) => {
      await goTo(window, "#/rulebook/TB-28");
      await readsRule(window, "TB-28");
    },
  },
  {
    name: "in-words",
    theme: "candle",
    arrange: async (window) => {
      await window.run(
        "await window.__TAURI_INTERNALS__.invoke('change_settings', { change: { inWords: true } });",
      );
      await window.run("location.hash = '#/play';");
      await window.sees("h1", "Play");
      await window.clickButton("Resume");
      await window.sees("main h2");
    },
  },
];

/** The window itself makes its picture smaller, and hands it back as a JPEG: not every web view writes WebP. */
const small = (window, png) =>
  window.run(
    `const [encoded, scale, quality] = given;
     const bytes = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
     const whole = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
     const canvas = document.createElement("canvas");
     [canvas.width, canvas.height] = [whole.width * scale, whole.height * scale];
     const pen = canvas.getContext("2d");
     pen.imageSmoothingQuality = "high";
     pen.drawImage(whole, 0, 0, canvas.width, canvas.height);
     return canvas.toDataURL("image/jpeg", quality);`,
    png.toString("base64"),
    SCALE,
    QUALITY,
  );

const folder = new URL("../../pictures/", import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

const leaving = [];
try {
  const window = await openWindow({ after: (leave) => leaving.push(leave) });
  await window.resize(...SIZE);
  for (const { name, theme = "paper", arrange } of pictures) {
    await chooseTheme(window, theme);
    await arrange(window);
    const [, encoded] = (await small(window, await window.picture())).split(",");
    const bytes = Buffer.from(encoded, "base64");
    if (bytes.length > MOST_BYTES) throw new Error(`${name} is too heavy: ${bytes.length} bytes`);
    writeFileSync(new URL(`${name}.jpg`, folder), bytes);
    console.log(`pictures/${name}.jpg  ${Math.ceil(bytes.length / 1000)} KB`);
  }
} finally {
  for (const leave of leaving) await leave();
}
