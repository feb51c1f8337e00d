// Takes the pictures of the README from the real window, into docs/pictures/. A new one is one entry of the table.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { goesOn, moment, openLesson, toTheNextQuestion } from "./lessons.mjs";
import { chooseTheme } from "./screens.mjs";
import { beginGame, openLog, playOn } from "./table-of-two.mjs";
import { openWindow } from "./window.mjs";
import { setWorkshop } from "./workbench.mjs";

const SIZE = [1280, 800];
/** Of the window; twice as wide would only be heavier to load. */
const SCALE = 0.75;
const QUALITY = 0.88;
const MOST_BYTES = 150_000;

/** Opens the log at a score of the board, so that its counted tiles wear their numbers. */
const explainScore = async (window) => {
  await openLog(window);
  const scores = await window.run(
    `return document.querySelectorAll("[role=tabpanel] .score button[aria-expanded]").length;`,
  );
  for (let score = scores - 1; score >= 0; score--) {
    await window.run(
      `document.querySelectorAll("[role=tabpanel] .score button[aria-expanded]")[given[0]].click();`,
      score,
    );
    await window.sees("[role=tabpanel] .breakdown li");
    const counted = await window.run(`return document.querySelectorAll("[data-counted]").length;`);
    if (counted > 2) return window.settle();
  }
  throw new Error("no score counts three tiles");
};

/** Name and how to get there. */
const pictures = [
  {
    name: "game",
    arrange: async (window) => {
      await beginGame(window, { third: true });
      await playOn(window, 60);
      await explainScore(window);
    },
  },
  {
    name: "lesson",
    arrange: async (window) => {
      await openLesson(window, "base-04-cities");
      await toTheNextQuestion(window);
      const asked = await moment(window);
      await window.press("8");
      await goesOn(window, asked);
    },
  },
  {
    name: "tile-editor",
    arrange: async (window) => {
      const { set } = await setWorkshop(window);
      await window.run("location.hash = given[0];", `#/build/${set}/B`);
      await window.sees(".tile img");
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

const folder = new URL("../../docs/pictures/", import.meta.url);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const leaving = [];
try {
  const window = await openWindow({ after: (leave) => leaving.push(leave) });
  await window.resize(...SIZE);
  await chooseTheme(window, "paper");
  for (const { name, arrange } of pictures) {
    await arrange(window);
    const [, encoded] = (await small(window, await window.picture())).split(",");
    const bytes = Buffer.from(encoded, "base64");
    if (bytes.length > MOST_BYTES) throw new Error(`${name} is too heavy: ${bytes.length} bytes`);
    writeFileSync(new URL(`${name}.jpg`, folder), bytes);
    console.log(`docs/pictures/${name}.jpg  ${Math.ceil(bytes.length / 1000)} KB`);
  }
} finally {
  for (const leave of leaving) await leave();
}
