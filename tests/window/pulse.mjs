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

/**
 * For scripts that do something and wait: `await beat(until, patience)` gives what `until` finds, and `longest` is the longest
 * time between two beats by then. Keys are pressed by such a script: what a driver does would count as a hold.
 */
export const PULSE = `
  const BEAT = 4;
  let longest = 0;
  let before = performance.now();
  const beat = async (until, patience) => {
    const end = performance.now() + patience;
    for (;;) {
      const found = until();
      if (found || performance.now() > end) return found;
      await new Promise((later) => setTimeout(later, BEAT));
      const now = performance.now();
      longest = Math.max(longest, now - before - BEAT);
      before = now;
    }
  };
  /** What is told is drawn before anybody reads it. */
  const drawn = async () => {
    const told = performance.now();
    await beat(() => performance.now() - told > 60, 1000);
  };`;

/** No person notices a shorter hold, in milliseconds. */
export const HOLD = 100;
/** Other programs hold a page up as well: a longer gap is asked for again, so often at most. */
const AGAIN = 12;

/** What \`once\` answers with the shortest \`longest\` of all times that it had to be asked. */
export const leastHeld = async (once) => {
  let least;
  for (let tried = 0; tried < AGAIN; tried++) {
    const answer = await once();
    if (!least || answer.longest < least.longest) least = answer;
    if (least.longest <= HOLD) break;
  }
  return least;
};

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
