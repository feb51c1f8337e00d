// Games far on, for pictures and checks: played through the window's own commands, then shown.
import { beginGame, openGame } from "./table-of-two.mjs";

/** Plays so many decisions of a game that nobody sees, the same ones in every run, and then shows it. */
const playOn = async (window, decisions, seed) => {
  const id = await window.run(
    `const [decisions, seed] = given;
     const call = window.__TAURI_INTERNALS__.invoke;
     let state = seed;
     const roll = (sides) => {
       state = (state * 1103515245 + 12345) & 0x7fffffff;
       return (state >> 8) % sides;
     };
     const any = (list) => list[roll(list.length)];
     const seats = [
       { name: "Anna", colour: 0, pattern: "plain" },
       { name: "Ben", colour: 1, pattern: "stripes" },
       { name: "Cleo", colour: 3, pattern: "bars" },
     ];
     let view = await call("new_game", { game: { seats, mix: "everything", options: {}, seed } });
     for (let n = 0; n < decisions && !view.over; n++) {
       const bold = view.choices.filter((choice) => choice.action.type !== "pass");
       const place = view.phase === "tile" ? any(view.places) : null;
       const action = place
         ? { type: "tile", x: place.x, y: place.y, rotation: any(place.rotations) }
         : any(bold.length > 0 ? bold : view.choices).action;
       view = await call("decide", { revision: view.revision, action });
     }
     return view.game.id;`,
    decisions,
    seed,
  );
  await openGame(window, id);
};

const leaf = (window, name) => window.click(`[data-leaf="${name}"]`);

/** The pages of playing, by name and how to get there. */
export const pagesOfPlay = [
  {
    name: "play-new",
    arrange: async (window) => {
      await window.run("location.hash = '#/play';");
      await window.sees("h1", "Play");
      await window.run(
        `[...document.querySelectorAll("main button, main a")]
           .find((button) => button.textContent.trim() === "New game").click();`,
      );
      await window.sees("h1", "New game");
    },
  },
  { name: "game-start", arrange: (window) => beginGame(window) },
  { name: "game-players", arrange: (window) => playOn(window, 141, 7) },
  ...["track", "tiles", "log"].map((name) => ({
    name: `game-${name}`,
    arrange: (window) => leaf(window, name),
  })),
  {
    name: "game-end",
    arrange: async (window) => {
      await playOn(window, 2000, 11);
      await window.sees(".end h2");
    },
  },
  {
    name: "play-games",
    arrange: async (window) => {
      await window.run("location.hash = '#/play';");
      await window.sees("h1", "Play");
    },
  },
];
