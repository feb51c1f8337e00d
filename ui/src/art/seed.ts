// A small seeded generator, so that one name always gives one picture.

export interface Dice {
  /** A number from 0 up to, not including, 1. */
  roll(): number;
  between(low: number, high: number): number;
  whole(low: number, high: number): number;
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** Different purposes of one tile take different names, so that a new tuft never moves a roof. */
export function diceFor(name: string): Dice {
  let state = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) {
    state = Math.imul(state ^ name.charCodeAt(i), 0x01000193);
  }
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + (high - low) * roll();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    roll,
    between,
    whole,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
}
