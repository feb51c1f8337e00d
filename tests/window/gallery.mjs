// The pages of examples piece by piece, in each theme and the usual ones in two sizes, as the real window draws them. Compares nothing.
import { pixelsIn } from "../../scripts/png.mjs";
import { cut } from "./likeness.mjs";
import { chooseTheme, themes, usualThemes } from "./screens.mjs";

const SIZES = [
  { size: [1024, 640], in: themes },
  { size: [1600, 1000], in: usualThemes },
];
const PAGES = [
  { page: "parts", last: "[data-part=rows]" },
  { page: "states", last: "[data-state=busy] button" },
];

/** Which web view draws, as the window itself says it. */
export const webViewOf = async (window) => {
  const report = await window.run(
    `return window.__TAURI_INTERNALS__.invoke("fault_report", { kind: "gallery", detail: "" });`,
  );
  return report.split("\n")[1].split(", ").at(-1);
};

/** Hands each picture with its name to `take`. */
export const eachPicture = async (window, take) => {
  for (const { size, in: themes } of SIZES) {
    const [width] = size;
    await window.resize(...size);
    for (const theme of themes) {
      await chooseTheme(window, theme);
      for (const { page, last } of PAGES) {
        await window.run("location.hash = given[0];", `#/examples/${page}`);
        await window.sees(last);
        const { pieces, box } = await piecesOf(window);
        for (let piece = 0; piece < pieces; piece++) {
          await stand(window, piece);
          const name = `${page}-${piece + 1}-${theme}-${width}`;
          await take(name, cut(pixelsIn(await window.picture()), box));
        }
        await window.run(`document.querySelector("main").style.pointerEvents = "";`);
      }
    }
  }
};

/** How often the page must be scrolled to be seen whole, and where it stands in the window, beside the bar to scroll by. */
const piecesOf = (window) =>
  window.run(
    `
    const main = document.querySelector("main");
    const { x, y } = main.getBoundingClientRect();
    return {
      pieces: Math.ceil(main.scrollHeight / main.clientHeight),
      box: { x: Math.ceil(x), y: Math.ceil(y), width: main.clientWidth, height: main.clientHeight },
    };`,
  );

/**
 * Nothing has the keyboard or is pointed at, also where a page was scrolled under the pointer: a caret blinks. The ground has
 * one colour: its grain would be most of what is kept.
 */
const stand = async (window, piece) => {
  await window.pointAt(1, 1);
  await window.run(
    `const main = document.querySelector("main");
     document.activeElement.blur();
     main.style.background = "var(--paper)";
     main.style.pointerEvents = "none";
     main.scrollTo(0, given[0] * main.clientHeight);`,
    piece,
  );
};
