// How the kinds of a chart look: each has a colour, and a pattern cut out of it.

/** In the order in which players have them, each within 6 by 6. */
export const CHART_MARKS = [
  ["plain", ""],
  ["stripes", "M-1 7L7 -1M-1 1L1 -1M5 7L7 5"],
  ["dots", "M3 3h.01"],
  ["bars", "M0 3H6"],
  ["checks", "M0 1.5H3M3 4.5H6"],
  ["waves", "M0 3q1.5 -2.6 3 0t3 0"],
] as const;

/** What a shape of a kind is filled and edged with, in the chart whose fills have this id. */
export const lookOf = (id: string, kind: number) => {
  const nth = kind % CHART_MARKS.length;
  return { fill: `url(#${id}-${nth})`, stroke: `var(--chart-${nth + 1})` };
};
