// A game of few tiles, played to its end and gone through soon.
import { importGame, playUntil } from "./table-of-two.mjs";

/** Going through a game takes as long as the machine lets it. */
export const REVIEW_PATIENCE_MS = 180_000;

export const SHORT_GAME = {
  format: "bastide/game@1",
  setup: {
    players: [{ name: "Anna" }, { name: "Ben" }],
    mix: {
      id: "small",
      name: { en: "Small" },
      tiles: { "base/E": 4, "base/U": 5, "base/V": 5, "base/K": 2, "base/N": 3, "base/B": 2 },
      expansions: [],
    },
    seed: 11,
    start: [{ tile: "base/D", x: 0, y: 0, rotation: 0 }],
  },
  actions: [],
};

/** One of half as many, for whoever needs no more of it than a few decisions. */
export const SHORTER_GAME = {
  ...SHORT_GAME,
  setup: {
    ...SHORT_GAME.setup,
    mix: {
      ...SHORT_GAME.setup.mix,
      tiles: { "base/E": 2, "base/U": 2, "base/V": 2, "base/K": 1, "base/N": 2, "base/B": 2 },
    },
  },
};

/** One of six, for whoever needs only that there is a review. */
export const SHORTEST_GAME = {
  ...SHORT_GAME,
  setup: {
    ...SHORT_GAME.setup,
    mix: { ...SHORT_GAME.setup.mix, tiles: { "base/E": 1, "base/U": 2, "base/V": 1, "base/N": 2 } },
  },
};

/** Whoever is asked does what comes first, out of sight, to the end; answers with the kept game. */
export const finishOutOfSight = (window, record) =>
  window.run(
    `const call = window.__TAURI_INTERNALS__.invoke;
     const { id } = await call("import_game", { text: given[0] });
     let view = await call("open_game", { id });
     while (!view.over) {
       const [place] = view.places;
       const action = place
         ? { type: "tile", x: place.x, y: place.y, rotation: place.rotations[0] }
         : view.choices[0].action;
       view = await call("decide", { revision: view.revision, action });
     }
     return id;`,
    JSON.stringify(record),
  );

/** Anna and Ben play whatever comes to mind, to the end. */
export const playShortGame = async (window, game = SHORT_GAME) => {
  const id = await importGame(window, game);
  await playUntil(window, ({ over }) => over);
  await window.sees(".end h2");
  return id;
};

export const seesReview = (window) =>
  window.sees("[data-moment] :is(svg, [role=grid])", "", REVIEW_PATIENCE_MS);

/** Its review, all of it open. */
export const openReview = async (window) => {
  const id = await playShortGame(window, SHORTER_GAME);
  await window.run("location.hash = `#/play/${given[0]}/review`;", id);
  await seesReview(window);
  await window.run(
    "for (const each of document.querySelectorAll('main details')) each.open = true;",
  );
  await window.click("[data-decision] button");
  await window.sees("[data-decision] dl");
};
