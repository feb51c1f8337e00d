// The figures' own shapes, foot at the origin, some 24 high: a cloaked traveller and a larger one, an abbot, a builder, a pig, a robber, a tollhouse, a marker.
import type { InkLook, InkMark } from "../pen/sheet";
import { box, ring, round, stroke } from "../pen/trace";

export const FIGURES = [
  "follower",
  "big-follower",
  "abbot",
  "builder",
  "pig",
  "robber",
  "tollhouse-1",
  "tollhouse-2",
  "marker",
] as const;
export type FigureKind = (typeof FIGURES)[number];

export interface FigureShape {
  /** What shows from afar; also the rim that parts the figure from any ground. */
  readonly outline: string;
  readonly details: readonly InkMark[];
  /** Where the letter goes, and whether cloth hangs there to carry the pattern. */
  readonly letter: { readonly x: number; readonly y: number; readonly size: number };
  readonly cloth: { readonly x: number; readonly y: number; readonly scale: number };
}

const ink = (width = 0.9): InkLook => ({ line: "ink", width });
const shade: InkLook = { fill: "ink", faint: 0.2 };

const CLOAK =
  "M0 -23.4C-4.4 -23.4 -6 -19.6 -5.2 -16.2C-8.6 -13 -9.6 -6.4 -10 0Q0 3.2 10 0C9.6 -6.4 8.6 -13 5.2 -16.2C6 -19.6 4.4 -23.4 0 -23.4Z";

const follower: FigureShape = {
  outline: CLOAK,
  details: [
    { d: "M3 -15.4C6.4 -11 7 -5 6.4 1.2L10 0C9.6 -6.4 8.6 -13 5.2 -16.2Z", look: shade },
    {
      d: "M-3.2 -19.4C-3.2 -22 3.2 -22 3.2 -19.4C3.2 -16.4 -3.2 -16.4 -3.2 -19.4Z",
      look: { fill: "ink" },
    },
    {
      d: "M-2.2 -19C-2.2 -20.6 2.2 -20.6 2.2 -19C2.2 -17 -2.2 -17 -2.2 -19Z",
      look: { fill: "pink" },
    },
    { d: "M-5.2 -16.2C-2.4 -14.4 2.4 -14.4 5.2 -16.2", look: ink(1) },
  ],
  letter: { x: 0, y: -8.4, size: 7.4 },
  cloth: { x: 0, y: 0, scale: 1 },
};

/** Broader and taller, in a cape over the cloak, with a staff that shows beside it from afar. */
const bigFollower: FigureShape = {
  outline:
    "M-0.8 -25.8C-5.8 -25.8 -7.6 -21.4 -6.6 -17.6C-10.4 -15.6 -12.6 -11.8 -13.2 -7.8L-11.2 -7.4C-12.4 -5.2 -13.4 -2.8 -13.8 0Q-1 3.6 11.4 0C11 -2.8 10.2 -5.2 9.2 -7.4L10.8 -7.8C10.2 -11.8 8.4 -15.6 5 -17.6C6 -21.4 4.2 -25.8 -0.8 -25.8Z" +
    ring(11.9, 1.2, 11.9, -20.8, 14.3, -20.8, 14.3, 1.2) +
    round(13.1, -22.6, 2.6),
  details: [
    {
      d: "M3.2 -16.6C6.4 -11 8 -5 7.6 1.4L11.4 0C11 -2.8 10.2 -5.2 9.2 -7.4L10.8 -7.8C10.2 -11.8 8.4 -15.6 5 -17.6Z",
      look: shade,
    },
    {
      d: "M-4.6 -21.2C-4.6 -24.2 3 -24.2 3 -21.2C3 -17.8 -4.6 -17.8 -4.6 -21.2Z",
      look: { fill: "ink" },
    },
    {
      d: "M-3.4 -20.8C-3.4 -22.6 1.8 -22.6 1.8 -20.8C1.8 -18.4 -3.4 -18.4 -3.4 -20.8Z",
      look: { fill: "pink" },
    },
    { d: "M-6.6 -17.6C-3.4 -15.6 1.8 -15.6 5 -17.6", look: ink(1) },
    { d: "M-11.2 -7.4C-4 -4.8 2.4 -4.8 9.2 -7.4", look: ink(1) },
    { d: ring(11.9, 1.2, 11.9, -20.8, 14.3, -20.8, 14.3, 1.2), look: { fill: "road-3" } },
    { d: round(13.1, -22.6, 2.6), look: { fill: "glow", line: "ink", width: 0.9 } },
  ],
  letter: { x: -0.8, y: -10.4, size: 8.2 },
  cloth: { x: -0.8, y: 0.4, scale: 1.18 },
};

/** A pointed mitre above, a crook at his other hand, and a robe that widens to the ground: no other figure ends in a point. */
const CROOK =
  "M-11 1L-11 -15.4C-8.6 -15.8 -7.2 -17.6 -7.4 -19.8C-7.7 -22 -9.6 -23.2 -11.4 -22.8C-13.2 -22.4 -14.2 -20.6 -13.5 -19C-12.9 -17.8 -11.6 -17.4 -10.7 -18.2";
const abbot: FigureShape = {
  outline:
    "M1.4 -26C-2 -24 -4.2 -21 -3.6 -17L-3 -14.6C-5.8 -13 -7.2 -9.6 -8 -5.4L-9 0Q1.4 3.4 12 0L10.8 -5.4C10 -9.6 8.6 -13 5.8 -14.6L6.4 -17C7 -21 4.8 -24 1.4 -26Z" +
    "M-9.8 1.2L-9.8 -14.6C-7.4 -15.2 -6 -17.2 -6.2 -20C-6.6 -22.8 -9 -24.4 -11.6 -23.9C-14.2 -23.4 -15.6 -20.8 -14.6 -18.4C-14 -17 -13 -16 -12.2 -15.6L-12.2 1.2Z",
  details: [
    {
      d: "M4.4 -13.8C7.6 -10.2 8.4 -4.6 8.2 1.3L12 0L10.8 -5.4C10 -9.6 8.6 -13 5.8 -14.6Z",
      look: shade,
    },
    {
      d: "M-2.3 -17.8L5.1 -17.8C5.4 -12.8 -2.6 -12.8 -2.3 -17.8Z",
      look: { fill: "pink", line: "ink", width: 0.8 },
    },
    {
      d: "M1.4 -26C-2 -24 -4.2 -21 -3.6 -17Q1.4 -18.8 6.4 -17C7 -21 4.8 -24 1.4 -26Z",
      look: { fill: "halo", line: "ink", width: 1 },
    },
    {
      d: stroke(1.4, -24.6, 1.4, -18.4) + stroke(-1.6, -21.4, 4.4, -21.4),
      look: { line: "glow", width: 1.5 },
    },
    { d: "M-3 -14.6C-0.8 -12.4 3.6 -12.4 5.8 -14.6", look: ink(1) },
    { d: CROOK, look: ink(2.6) },
    { d: CROOK, look: { line: "glow", width: 1.3 } },
  ],
  letter: { x: 1.4, y: -7, size: 7.4 },
  cloth: { x: 1.4, y: 0.2, scale: 1 },
};

const builder: FigureShape = {
  outline:
    "M-8.8 -19.2L-5 -19.8C-4.6 -23.6 4.6 -23.6 5 -19.8L8.8 -19.2L8.4 -17.2L4.6 -17C4.4 -15.8 4 -15 3.4 -14.4L6.6 -12.8L11 -18.4L8.6 -20.4L12.4 -24.6L17 -20.6L13.4 -16.4L8.6 -9L8.6 0L-8.6 0L-8.6 -9.4C-8.6 -12.4 -6.2 -13.6 -3.4 -14.4C-4 -15 -4.4 -15.8 -4.6 -17L-8.4 -17.2Z",
  details: [
    {
      d: ring(8.6, -20.4, 12.4, -24.6, 17, -20.6, 13.4, -16.4),
      look: { fill: "stone-2", line: "ink", width: 0.9 },
    },
    { d: "M4 -14C6 -9 6 -4 5.6 0L8.6 0L8.6 -9Z", look: shade },
    {
      d: "M-3.8 -17.2L3.8 -17.2C3.4 -13.4 -3.4 -13.4 -3.8 -17.2Z",
      look: { fill: "pink", line: "ink", width: 0.8 },
    },
    { d: stroke(-8.4, -17.3, 8.4, -17.3), look: ink(1.1) },
    { d: stroke(-1.6, 0, -1.6, -1.6, 1.6, -1.6, 1.6, 0), look: ink(0.8) },
  ],
  letter: { x: 0, y: -7, size: 7.2 },
  cloth: { x: 0, y: 0.2, scale: 0.86 },
};

const pig: FigureShape = {
  outline:
    "M-11 -8.6C-10.6 -13.6 -5 -15 0.4 -14.6L3.6 -14.2L5 -17.4L7.6 -14C10 -13.2 11.2 -11.6 11.6 -9.8L13.6 -9.4L13.6 -6L11 -5.4C10 -3.8 8.6 -3 7.4 -2.8L7.2 1L3.8 1L3.6 -2.2L-3.6 -2.2L-3.8 1L-7.4 1L-7.8 -3.2C-9.8 -4.4 -11 -6 -11 -8.6Z",
  details: [
    {
      d: "M-11 -8.2C-13.6 -8 -13.8 -11.6 -11.6 -11.4C-10.4 -11.2 -10.8 -9.8 -11.8 -10",
      look: ink(1.1),
    },
    { d: "M-9.8 -5C-5 -3 2 -2.8 7.4 -2.8L3.6 -2.2L-7.8 -3.2Z", look: shade },
    { d: round(8.6, -10.4, 0.9), look: { fill: "ink" } },
    { d: stroke(11.4, -9.6, 11.2, -5.6), look: ink(0.9) },
    { d: stroke(3.6, -14.2, 6.2, -11.8, 7.6, -14), look: ink(0.9) },
  ],
  letter: { x: -1.6, y: -8.6, size: 7 },
  cloth: { x: -1.4, y: -1.6, scale: 0.66 },
};

const robber: FigureShape = {
  outline:
    "M-11.6 -17.2C-7.6 -17.6 -6.4 -18.6 -5.8 -21.2C-5.2 -24.6 5.2 -24.6 5.8 -21.2C6.4 -18.6 7.6 -17.6 11.6 -17.2C9.8 -15.2 7.4 -14.6 5 -14.4C9 -11 11.4 -6 12.4 0.4L7.6 -0.8L3.6 1.6L0 -0.4L-3.6 1.6L-7.6 -0.8L-12.4 0.4C-11.4 -6 -9 -11 -5 -14.4C-7.4 -14.6 -9.8 -15.2 -11.6 -17.2Z",
  details: [
    { d: "M3 -13C7 -9 7.6 -4 7.6 -0.8L12.4 0.4C11.4 -6 9 -11 5 -14.4Z", look: shade },
    {
      d: "M-4.6 -16.8L4.6 -16.8C4.6 -13 -4.6 -13 -4.6 -16.8Z",
      look: { fill: "pink", line: "ink", width: 0.8 },
    },
    { d: ring(-4.6, -16.9, 4.6, -16.9, 4.2, -15, -4.2, -15), look: { fill: "ink" } },
    { d: round(-1.8, -16, 0.55) + round(1.8, -16, 0.55), look: { fill: "halo" } },
    { d: "M-11.6 -17.2C-5 -16.4 5 -16.4 11.6 -17.2", look: ink(1.1) },
  ],
  letter: { x: 0, y: -7.4, size: 7.2 },
  cloth: { x: 0, y: -1.4, scale: 0.95 },
};

/** Strokes of the number that is up, as high as the wall. */
const NUMERALS = {
  1: "M-3.6 -9.4L0.4 -12.4L0.4 -2M-3.4 -2L4.2 -2",
  2: "M-3.8 -9.2C-4 -13.8 4 -13.8 3.8 -9.2C3.6 -6.6 -1.4 -5.2 -3.8 -2L4.2 -2",
} as const;

/** Its wall is a sign: what it shows is read where the house is a thumb's breadth wide. */
const tollhouse = (side: 1 | 2): FigureShape => ({
  outline: "M-9.8 0.6L-9.8 -14.6L-12.4 -14.6L-6.6 -25.4L6.6 -25.4L12.4 -14.6L9.8 -14.6L9.8 0.6Z",
  details: [
    { d: box(-9.8, -14.6, 19.6, 15.2), look: { fill: "halo", line: "ink", width: 1 } },
    { d: stroke(-12.4, -14.6, 12.4, -14.6), look: ink(1.3) },
    { d: NUMERALS[side], look: ink(2.9) },
  ],
  letter: { x: 0, y: -20, size: 6.2 },
  cloth: { x: 0, y: -15.2, scale: 0.74 },
});

const marker: FigureShape = {
  outline: round(0, -10, 10.4),
  details: [
    {
      d: "M6 -18.4A10.4 10.4 0 0 1 -4 -0.4A10.4 10.4 0 0 0 10.4 -10A10.4 10.4 0 0 0 6 -18.4Z",
      look: shade,
    },
  ],
  letter: { x: 0, y: -10, size: 8.4 },
  cloth: { x: 0, y: -3.6, scale: 0.84 },
};

export const FIGURE_SHAPES: Record<FigureKind, FigureShape> = {
  follower,
  "big-follower": bigFollower,
  abbot,
  builder,
  pig,
  robber,
  "tollhouse-1": tollhouse(1),
  "tollhouse-2": tollhouse(2),
  marker,
};
