// Who plays a game of a test to its end: with the mouse, with the keys. They choose by lot from what is seen; they know no rule.
import { importGame, look, lookStill } from "./table-of-two.mjs";
import { call } from "./window.mjs";

/** The tiles of every box and none of the base game's: all rules are in play, and a game takes half as long. */
const EVERY_SET = ["river", "traders", "tower", "robbers", "tollkeepers", "crop-circles", "inns"];
const EXPANSIONS = [...EVERY_SET, "abbot"];

/** Begins a game of two by the rules of every box, with the tiles of some, and shows its board. */
export const beginWithEveryExpansion = async (window, bot, sets = EVERY_SET) => {
  // What is decided is tested here; what moves meanwhile is looked at in shorter games.
  const change = { reducedMotion: "on", ...(bot && { botPace: "at-once" }) };
  await call(window, "change_settings", { change });
  const players = [{ name: "Anna" }, bot ? { name: "Ben", bot } : { name: "Ben" }];
  const mix = { sets: Object.fromEntries(sets.map((set) => [set, 1])), expansions: EXPANSIONS };
  const setup = { players, mix, seed: 7 };
  return importGame(window, { format: "bastide/game@1", rules: 1, setup, actions: [] });
};

/** Presses places, signs and choices. */
export const byMouse = (window, roll) => async () => {
  let seen = await lookStill(window);
  if (seen.phase === "tile") {
    if (seen.places.length === 0) {
      await window.click(".board [aria-keyshortcuts='0']");
      seen = await window.until("a place in view", async () => {
        const now = await look(window);
        return now.places.length > 0 && now;
      });
    }
    const { x, y } = seen.places[roll(seen.places.length)];
    return window.clickAt(x, y);
  }
  if (seen.signs.length > 0 && roll(3) > 0) {
    const { x, y } = seen.signs[roll(seen.signs.length)];
    return window.clickAt(x, y);
  }
  const asks = seen.keys.filter(([, action]) => action !== "ransom");
  const [key] = asks[roll(asks.length)];
  return window.click(`[data-action][aria-keyshortcuts="${key}"]`);
};

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/** A choice of the list by its key; buying prisoners back could go on for ever. */
const pressKey = async (window, { keys }, roll) => {
  const asks = keys.filter(([, action]) => action !== "ransom");
  const [key] = asks[roll(asks.length)];
  await window.press(key);
};

/** Moves the tile by arrows, and takes choices by their keys. */
export const byKeyboard = (window, roll) => async (seen) => {
  if (seen.phase === "tile") {
    const steps = Array.from({ length: 1 + roll(3) }, () => ARROWS[roll(4)]);
    return window.type(...steps, ...(roll(3) === 0 ? ["r"] : []), "Enter");
  }
  if (seen.signs.length > 0 && roll(4) === 0) {
    await window.press(ARROWS[roll(4)]);
    if ((await look(window)).marked) return window.press("Enter");
  }
  return pressKey(window, seen, roll);
};
