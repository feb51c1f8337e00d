// How large the letters of the page are. Knows no setting.

/** Pixels a rem. */
export const letterSize = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
