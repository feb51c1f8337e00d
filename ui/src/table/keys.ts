// Which key chooses which entry of a list. Knows no game.

/** Takes the other follower in hand. */
export const OTHER_FOLLOWER = "f";

/** Left free: keys that turn the tile, ask about a cell, change the follower, zoom or show the sheet of keys. */
const KEYS = [..."123456789", ..."abcdeghjklmnopqstuvwxyz"] as const;

/** A key for each entry as long as there are keys; what has none is reached with Tab. */
export const keyAt = (index: number): string | undefined => KEYS[index];

/** Space presses a button that has the focus; elsewhere it passes. */
export const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("button, a, input, select, textarea, summary, [contenteditable]") !== null;

/** Keys of the game are not meant while something lies over it. */
export const sheetIsOpen = (): boolean => document.querySelector(":modal") !== null;

export const writesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=range])");
