// How large the letters of the page are, which sizes there are, and how many letters the window
// holds.

/** In percent, from the smallest to the largest. */
export const TEXT_SIZES = [90, 100, 115, 130, 150, 175, 200] as const;

/** As letters are when nobody wished otherwise. */
export const USUAL_SIZE = 100;

/** Pixels a rem. */
export const letterSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** The next size, larger or smaller; at the end of the row it stays. */
export const sizeBeside = (size: number, step: 1 | -1): number => {
  const row: readonly number[] = step > 0 ? TEXT_SIZES : TEXT_SIZES.toReversed();
  return row.find((each) => (each - size) * step > 0) ?? size;
};

/** What a window has room for, by its width in letters. */
export type WindowRoom = "roomy" | "wide" | "small" | "narrow";

/** The names of the chapters leave a board too little beside them. */
const WIDE = 78;
/** They leave any page too little. */
const SMALL = 57;
/** A board and a table cannot stand beside each other. */
const NARROW = 44;

export const windowRoomFor = (width: number, letter: number): WindowRoom => {
  const letters = width / letter;
  return letters < NARROW
    ? "narrow"
    : letters < SMALL
      ? "small"
      : letters < WIDE
        ? "wide"
        : "roomy";
};
