// Which key chooses which entry of a list. Knows no game.

/** Takes the other follower in hand. */
export const OTHER_FOLLOWER = "f";

/** Left free: keys that turn the tile, ask about a cell, change the follower, zoom or show the sheet of keys. */
const KEYS = [..."123456789", ..."abcdeghjklmnopqstuvwxyz"] as const;

/** A key for each entry as long as there are keys; what has none is reached with Tab. */
export const keyAt = (index: number): string | undefined => KEYS[index];
