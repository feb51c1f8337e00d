// A tile that is drawn in the window: where its spots are, and how it is pressed, led over and
// told.
import { said } from "./words.mjs";

const SPOTS = {
  N: [50, 14],
  E: [86, 50],
  S: [50, 86],
  W: [14, 50],
  NL: [24, 12],
  NR: [76, 12],
  EL: [88, 24],
  ER: [88, 76],
  SL: [76, 88],
  SR: [24, 88],
  WL: [12, 76],
  WR: [12, 24],
  I: [50, 50],
};

/** Where on the screen a spot of the tile is that is drawn. */
export const spot = async (window, name) => {
  const [x, y] = SPOTS[name];
  return window.run(
    `const box = document.querySelector(".ring > .tile").getBoundingClientRect();
     return { x: Math.round(box.left + (box.width * given[0]) / 100),
              y: Math.round(box.top + (box.height * given[1]) / 100) };`,
    x,
    y,
  );
};

/** How a piece of land is told that reaches these sides. */
export const land = (kind, ...at) => look(part(kind, ...at));
const part = (kind, ...at) => ({ kind, at, things: [], village: false });
const look = (...parts) => said("tiles.describe", { parts, things: [] });
/** How roads are told that begin at these sides, and do not meet. */
export const roadsTo = (sides) => look(...sides.map((side) => part("road", side)));

export const described = (window) => window.text(".described");

/** Waits until the tile is told so. */
export const shows = (window, words) =>
  window.until(`a tile with “${words}”`, async () => (await described(window))?.includes(words));

export const press = async (window, name) => {
  const before = await described(window);
  const { x, y } = await spot(window, name);
  await window.clickAt(x, y);
  await window.until(`a stroke on ${name}`, async () => (await described(window)) !== before);
};

export const drag = async (window, from, to) => {
  await window.drag([await spot(window, from), await spot(window, "I"), await spot(window, to)]);
};
