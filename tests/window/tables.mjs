// Games far on, for pictures and checks: played through the window's own commands, then shown.
import { openReview } from "./reviewed-game.mjs";
import { beginGame, importGame, playOn, playUntil } from "./table-of-two.mjs";

/** A table of three, so far on. */
const farOn = async (window, decisions, seed) => {
  await beginGame(window, { seed, third: true });
  await playOn(window, decisions, seed);
};

const leaf = (window, name) => window.click(`[data-leaf="${name}"]`);

/** The pages of playing, by name and how to get there. */
export const pagesOfPlay = [
  {
    name: "play-new",
    arrange: async (window) => {
      await window.run("location.hash = '#/play/new';");
      await window.isOn("new-game");
    },
  },
  { name: "game-start", arrange: (window) => beginGame(window) },
  { name: "game-players", arrange: (window) => farOn(window, 141, 7) },
  ...["track", "tiles", "log", "rules"].map((name) => ({
    name: `game-${name}`,
    arrange: (window) => leaf(window, name),
  })),
  {
    name: "game-figure",
    arrange: async (window) => {
      // Everything as it was before there was a river: its boards lie closer together.
      const players = ["Anna", "Ben", "Cleo"].map((name) => ({ name }));
      const sets = [
        "base",
        "traders",
        "tower",
        "robbers",
        "tollkeepers",
        "crop-circles",
        "crop-circles-1",
        "inns",
      ];
      const expansions = ["traders", "tower", "robbers", "tollkeepers", "crop-circles", "inns"];
      const name = { en: "Everything on one table" };
      const mix = {
        id: "everything",
        name,
        sets: Object.fromEntries(sets.map((set) => [set, 1])),
        expansions,
      };
      const setup = { players, mix, seed: 7 };
      await importGame(window, { format: "bastide/game@1", rules: 1, setup, actions: [] });
      await playOn(window, 60);
      await playUntil(window, ({ phase, choices }) => phase === "figure" && choices.length > 4);
      await window.click(".board [role=toolbar] [aria-expanded]");
    },
  },
  {
    name: "game-offer",
    arrange: async (window) => {
      // What was offered in a game before is offered again once it is reset.
      await window.run(`
        const { invoke } = window.__TAURI_INTERNALS__;
        const map = await invoke("lessons");
        const ids = map.courses.flatMap(({ lessons }) => lessons.map(({ id }) => id));
        await invoke("reset_lessons", { ids: ids.filter((id) => id.startsWith("tower-")) });`);
      await beginGame(window, { mix: "tower" });
      await playUntil(window, (view) => view.choices.some(({ action }) => action.type === "floor"));
      await window.sees("[data-taught]");
    },
  },
  {
    name: "game-cell",
    arrange: async (window) => {
      await beginGame(window, { third: true });
      await window.press("ArrowUp");
      await window.press("i");
      await window.sees(".board section.cell");
      const { x, y } = await window.middleOf("image[data-tile='0,0']", 1 / 12);
      await window.pointAt(x, y);
      await window.sees(".board section.feature");
      await window.clickAt(x, y);
      await window.sees(".board section.refusal");
    },
  },
  {
    name: "game-scenario",
    arrange: async (window) => {
      await beginGame(window, { mix: "base", third: true });
      await playOn(window, 60);
      await window.press("Control", "Shift", "s");
      await window.click("dialog[open] input[value=points]");
      await window.sees("dialog[open] input[type=number][max='9999']");
    },
  },
  {
    name: "game-robber",
    arrange: async (window) => {
      await beginGame(window, { third: true });
      await playUntil(window, ({ phase }) => phase === "robber");
    },
  },
  {
    name: "game-end",
    arrange: async (window) => {
      await farOn(window, 2000, 11);
      await window.sees(".end h2");
    },
  },
  { name: "game-review", arrange: openReview },
  {
    name: "play-statistics",
    arrange: async (window) => {
      await window.run("location.hash = '#/play/statistics';");
      await window.sees("[data-statistics=whole] td a[href$='/review']");
    },
  },
  {
    name: "play-games",
    arrange: async (window) => {
      await window.run("location.hash = '#/play';");
      await window.isOn("play");
    },
  },
];
