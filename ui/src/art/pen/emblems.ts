// The small signs that count: pennant, goods, money bag and the crops' signs, each drawn around the origin in a box of ±10.
import type { InkLook } from "./sheet";
import { box, ring, round, stroke } from "./trace";

export interface Emblem {
  /** Ink lines are given in thirds of the scene's ink, so that they fit every level. */
  readonly marks: readonly { readonly d: string; readonly look: InkLook }[];
}

const edge = (fill: InkLook["fill"], width = 1): InkLook => ({
  ...(fill ? { fill } : {}),
  line: "ink",
  width,
});

const SHIELD = "M-7.5 -8.5L7.5 -8.5L7.5 0C7.5 5 3.5 8.2 0 10C-3.5 8.2 -7.5 5 -7.5 0Z";

export const pennant: Emblem = {
  marks: [
    {
      d: "M-6.2 -7L8.8 -7L8.8 1.5C8.8 6.5 4.8 9.7 1.3 11.5C-2.2 9.7 -6.2 6.5 -6.2 1.5Z",
      look: { fill: "ink", faint: 0.25 },
    },
    { d: SHIELD, look: edge("blue", 1.5) },
    {
      d: ring(-7.2, 1.8, 0, -5.4, 7.2, 1.8, 6.6, 4.4, 0, -1.6, -6.6, 4.4),
      look: { fill: "wall-1" },
    },
    { d: round(0, 4.6, 1.7), look: { fill: "glow" } },
    { d: SHIELD, look: { line: "ink", width: 1.5 } },
  ],
};

export const wine: Emblem = {
  marks: [
    {
      d: "M-5.2 -8.6C-8.6 -3 -8.6 3 -5.2 8.6L5.2 8.6C8.6 3 8.6 -3 5.2 -8.6Z",
      look: edge("red", 1.2),
    },
    {
      d: stroke(-1.8, -8.2, -2.4, 8.2) + stroke(2.4, -8.2, 3, 8.2),
      look: { line: "ink", width: 0.6, faint: 0.6 },
    },
    {
      d: stroke(-6.7, -4.6, 6.7, -4.6) + stroke(-6.7, 4.6, 6.7, 4.6),
      look: { line: "glow", width: 1.7 },
    },
    { d: round(0, 0, 1.5), look: { fill: "ink" } },
  ],
};

export const wheat: Emblem = {
  marks: [
    {
      d: "M-3.4 9.4L3.4 9.4L1.8 2C3.4 -1.6 7.2 -3 8.2 -7.6C5.6 -7.4 4.6 -6.4 3.6 -4.6C4 -7.2 2 -9.4 0 -10.4C-2 -9.4 -4 -7.2 -3.6 -4.6C-4.6 -6.4 -5.6 -7.4 -8.2 -7.6C-7.2 -3 -3.4 -1.6 -1.8 2Z",
      look: edge("corn-1", 1.2),
    },
    {
      d:
        stroke(0, -7, 0, 8.8) +
        stroke(-5.6, -5, -1.1, 1.6) +
        stroke(5.6, -5, 1.1, 1.6) +
        stroke(-1.6, 8.8, -0.6, 4) +
        stroke(1.6, 8.8, 0.6, 4),
      look: { line: "ink", width: 0.6, faint: 0.7 },
    },
    { d: box(-2.6, 1, 5.2, 2.1), look: edge("red", 0.8) },
  ],
};

export const cloth: Emblem = {
  marks: [
    {
      d: "M-8.6 -5.6L4.6 -5.6L4.6 8.2C2.4 6.8 0.4 9.4 -2 8.2C-4.4 7 -6.2 9.2 -8.6 8.2Z",
      look: edge("blue", 1.2),
    },
    { d: "M-8.6 4.2L4.6 4.2L4.6 6L-8.6 6Z", look: { fill: "glow" } },
    {
      d: `${stroke(-8.6, -8.8, 5.6, -8.8)}a3.2 3.4 0 0 1 0 6.6L-8.6 -2.2Z`,
      look: edge("blue", 1.2),
    },
    { d: round(5.4, -5.5, 2.5, 3.3), look: edge("wall-1", 1) },
    { d: round(5.4, -5.5, 1.1, 1.5), look: { line: "ink", width: 0.6 } },
  ],
};

export const bag: Emblem = {
  marks: [
    { d: round(1.6, 7.6, 8.2, 2.2), look: { fill: "ink", faint: 0.25 } },
    {
      d: "M-3.2 -4.4C-9.6 -0.4 -10.2 8.8 0 8.8C10.2 8.8 9.6 -0.4 3.2 -4.4Z",
      look: edge("corn-2", 1.3),
    },
    {
      d: ring(-3.2, -4.4, -5.4, -9.2, -1.6, -7.8, 0, -9.6, 1.6, -7.8, 5.4, -9.2, 3.2, -4.4),
      look: edge("corn-2", 1.1),
    },
    { d: stroke(-4, -4.4, 4, -4.4), look: { line: "red", width: 1.8 } },
    { d: round(0, 3, 3.5), look: edge("glow", 1) },
    { d: stroke(0, 1.2, 0, 4.8), look: { line: "ink", width: 1 } },
  ],
};

const crop = (d: string): Emblem => ({ marks: [{ d, look: { fill: "ink" } }] });

export const fork = crop(
  "M-0.9 9.4L-0.9 0.4C-4.6 -0.2 -5.6 -2 -5.6 -4.6L-5.6 -9.4L-3.8 -9.4L-3.8 -4.8C-3.8 -3 -2.8 -1.9 -0.9 -1.5L-0.9 -9.6L0.9 -9.6L0.9 -1.5C2.8 -1.9 3.8 -3 3.8 -4.8L3.8 -9.4L5.6 -9.4L5.6 -4.6C5.6 -2 4.6 -0.2 0.9 0.4L0.9 9.4Z",
);
export const club: Emblem = {
  marks: [
    {
      d: "M-8 9.4L-9.4 8L0.6 -4.2C1.6 -7.6 4.4 -10 7.4 -9C10 -8 10 -4.6 8 -2.4C6.6 -0.6 4.6 0.6 2.6 0.6Z",
      look: { fill: "ink", line: "ink", width: 1 },
    },
    {
      d:
        ring(1.4, -6.4, 0.4, -10, 4, -8.4) +
        ring(9, -4.6, 12, -4.2, 9, -1.6) +
        ring(5, 0, 6.4, 3.4, 2.8, 0.8) +
        ring(7.6, -8.8, 10.4, -10.6, 9.4, -7),
      look: { fill: "ink" },
    },
    {
      d: round(4.6, -5.6, 1) + round(6.6, -3.6, 0.9) + round(3.8, -2.4, 0.8),
      look: { fill: "corn-1" },
    },
  ],
};
export const shield = crop(
  "M-6.6 -8.4L6.6 -8.4L6.6 -0.4C6.6 4.6 3 7.8 0 9.6C-3 7.8 -6.6 4.6 -6.6 -0.4ZM-1.1 -5.8L-1.1 -2.4L-4.2 -2.4L-4.2 -0.2L-1.1 -0.2L-1.1 5.2L1.1 5.2L1.1 -0.2L4.2 -0.2L4.2 -2.4L1.1 -2.4L1.1 -5.8Z",
);

/** The corn around a sign that is shown without its field. */
export const cornDisc: Emblem = { marks: [{ d: round(0, 0, 12.4), look: edge("corn-1", 1) }] };

/** Signs that lie in a crowd of roofs get a disc of parchment to lie on. */
export const medal = (radius: number): Emblem => ({
  marks: [
    { d: round(1, 1.3, radius), look: { fill: "ink", faint: 0.25 } },
    { d: round(0, 0, radius), look: edge("wall-1", 1.1) },
  ],
});

/** Stands where a word is that no drawing knows. */
export const question: Emblem = {
  marks: [
    { d: round(1, 1.3, 9.4), look: { fill: "ink", faint: 0.25 } },
    { d: round(0, 0, 9.4), look: edge("halo", 1.3) },
    {
      d: "M-3.4 -2.6C-3.4 -7.4 3.6 -7.4 3.6 -3C3.6 -0.4 0 -0.2 0 2.6",
      look: { line: "ink", width: 2 },
    },
    { d: round(0, 5.8, 1.3), look: { fill: "ink" } },
  ],
};
