// How long a window lets anybody wait: the pulse of its page, and the answers to decisions.
import { call } from "./window.mjs";

export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The longest time in milliseconds between two beats of the page, for each of so many stretches. */
export const longestGaps = (window, { stretches = 5, each = 800 } = {}) =>
  window.run(
    `const [stretches, each] = given;
     const BEAT = 4;
     const longest = [];
     for (let stretch = 0; stretch < stretches; stretch++) {
       const begun = performance.now();
       let before = begun;
       let gap = 0;
       while (before - begun < each) {
         // Between two beats the page rests, and others have the processor.
         await new Promise((later) => setTimeout(later, BEAT));
         const now = performance.now();
         gap = Math.max(gap, now - before - BEAT);
         before = now;
       }
       longest.push(gap);
     }
     return longest;`,
    stretches,
    each,
  );

/** The milliseconds from a decision in the open game to its answer, one after the other. */
export const answers = async (window, count = 20) => {
  const begun = await call(window, "new_game", {
    game: {
      seats: ["Anna", "Ben"].map((name, colour) => ({ name, colour, pattern: "stripes" })),
      mix: "base",
      options: {},
      seed: 7,
    },
  });
  return window.run(
    `const [count, game] = given;
     const ask = window.__TAURI_INTERNALS__.invoke;
     let view = await ask("open_game", { id: game });
     const took = [];
     while (took.length < count) {
       const [place] = view.places;
       const action = view.phase === "tile"
         ? { type: "tile", x: place.x, y: place.y, rotation: place.rotations[0] }
         : view.choices.at(-1).action;
       const asked = performance.now();
       view = await ask("decide", { revision: view.revision, action });
       took.push(performance.now() - asked);
     }
     return took;`,
    count,
    begun.game.id,
  );
};
