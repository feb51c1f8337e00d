// The inn at its lake and the cathedral of a city, drawn around the origin in a box of ±10.
import { house } from "./buildings";
import type { Emblem } from "./emblems";
import { tree } from "./plants";
import type { InkLook, InkMark } from "./sheet";
import { box, ring, round, stroke } from "./trace";

const edge = (fill: InkLook["fill"], width = 0.9): InkLook => ({
  ...(fill ? { fill } : {}),
  line: "ink",
  width,
});
const shade: InkLook = { fill: "ink", faint: 0.22 };
const all = (...groups: (readonly InkMark[])[]): Emblem => ({ marks: groups.flat() });

const LAKE =
  "M-10.4 5C-10.6 1.4 -6.6 -0.2 -2.4 0.2C1.4 0.6 3.4 -0.4 6.4 0.6C10 1.8 11 5 9 7.6C6.4 10.8 -0.4 9.8 -4.4 10C-8 10.2 -10.2 8.2 -10.4 5Z";

const reed = (x: number, y: number): string =>
  stroke(x, y, x - 0.5, y - 3.2) + stroke(x + 1.1, y, x + 1.4, y - 3.8);

export const inn: Emblem = all(
  tree(-7.6, 0.4, 6.2, 0.8).marks,
  [
    { d: LAKE, look: edge("water", 0.9) },
    {
      d:
        stroke(-7, 5.4, -3.4, 5.4) +
        stroke(-1.6, 7.6, 2.6, 7.6) +
        stroke(3.6, 5, 6.8, 5) +
        stroke(-6.4, 8, -4.4, 8),
      look: { line: "halo", width: 0.7, faint: 0.75 },
    },
  ],
  house(0.4, 2.2, 15.4, "gable-left", "roof-2", 0.9).marks,
  [
    { d: box(3.6, -11.2, 2.1, 3.6), look: edge("wall-2", 0.8) },
    {
      d: box(1.6, -1.9, 1.8, 1.9) + box(4.9, -1.9, 1.8, 1.9),
      look: { fill: "glow", line: "ink", width: 0.6 },
    },
    // The sign on its arm is what parts an inn from a farm.
    { d: stroke(9.6, 3, 9.6, -8.4, 5.8, -8.4), look: { line: "ink", width: 1.1 } },
    { d: round(7.4, -5.2, 2.3), look: edge("glow", 0.9) },
    { d: box(6.5, -6.1, 1.5, 1.9), look: { fill: "ink" } },
    { d: reed(-8.4, 9) + reed(7.6, 8.6), look: { line: "tree-2", width: 0.8 } },
  ],
);

const tower = (x: number): InkMark[] => [
  { d: box(x, -3, 4.4, 13.6), look: edge("stone-1") },
  { d: box(x + 2.7, -3, 1.7, 13.6), look: { fill: "stone-3", faint: 0.6 } },
  {
    d: stroke(x, 0.8, x + 4.4, 0.8) + stroke(x, 6, x + 4.4, 6),
    look: { line: "stone-3", width: 0.35 },
  },
  { d: ring(x - 0.6, -3, x + 2.2, -10, x + 5, -3), look: edge("slate") },
  { d: ring(x + 2.2, -10, x + 5, -3, x + 2.6, -3), look: shade },
  {
    d: `M${x + 1.4} 0.2L${x + 1.4} -1.4Q${x + 2.2} -2.8 ${x + 3} -1.4L${x + 3} 0.2Z`,
    look: { fill: "ink" },
  },
];

export const cathedral: Emblem = all(
  [
    { d: round(0.6, 6.4, 11.2, 6), look: { fill: "road-1" } },
    { d: ring(-8, 10.6, 8.4, 10.6, 12.2, 8.6, 12.2, 3.4, 8.4, -0.6), look: shade },
    // Nave and transept behind the front.
    { d: box(-9.6, 3, 19.2, 5.4), look: edge("stone-2") },
    { d: ring(-10.4, 3.2, 10.4, 3.2, 7.8, -3.8, -7.8, -3.8), look: edge("slate") },
    { d: ring(10.4, 3.2, 7.8, -3.8, 4, -3.8, 5, 3.2), look: shade },
    { d: ring(-1.2, -3.6, 0, -10.6, 1.2, -3.6), look: edge("slate", 0.8) },
    { d: ring(-4.4, 10.6, -4.4, -0.2, 0, -5.6, 4.4, -0.2, 4.4, 10.6), look: edge("stone-1") },
  ],
  tower(-8.4),
  tower(4),
  [
    { d: round(0, 1, 2.5), look: edge("blue", 0.8) },
    {
      d: stroke(0, -1.5, 0, 3.5) + stroke(-2.5, 1, 2.5, 1) + round(0, 1, 0.9),
      look: { line: "glow", width: 0.5 },
    },
    {
      d: "M-2.2 10.6L-2.2 7.6Q-2.2 5.2 0 4.6Q2.2 5.2 2.2 7.6L2.2 10.6Z",
      look: { fill: "ink", line: "stone-3", width: 0.7 },
    },
    {
      d: stroke(0, -10.6, 0, -12.6) + stroke(-0.9, -11.8, 0.9, -11.8),
      look: { line: "ink", width: 0.7 },
    },
  ],
);
