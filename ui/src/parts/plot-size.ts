// How large a plot is for what is drawn in it.

/** It is stretched to its place. */
export const PLOT = { wide: 1000, high: 300 } as const;
