// Pictures beside roads and in fields: farms, sheds, highwaymen, travellers; drawn around the origin in a box of ±10.
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
const lines = (width: number, line: InkLook["line"] = "ink"): InkLook => ({
  ...(line ? { line } : {}),
  width,
});
const all = (...groups: (readonly InkMark[])[]): Emblem => ({ marks: groups.flat() });

export const farmhouse: Emblem = all(
  tree(-7, 1, 6.4, 0.8).marks,
  house(1, 7.4, 15.5, "gable-left", "corn-2", 0.9).marks,
  [
    { d: box(3.4, -7.6, 2.2, 4.2), look: edge("wall-2", 0.8) },
    { d: "M4.6 -8.4C3 -10 6.4 -10.6 4.8 -12", look: lines(0.8, "stone-1") },
    { d: box(4.6, 3.4, 2, 1.9), look: { fill: "ink" } },
  ],
);

const cow = (x: number, y: number): InkMark[] => [
  { d: stroke(x - 3, y, x - 3, y + 2.4) + stroke(x + 2, y, x + 2, y + 2.4), look: lines(1) },
  {
    d: `M${x - 4} ${y - 3}L${x + 2.6} ${y - 3}L${x + 3.2} ${y + 0.6}L${x - 4} ${y + 0.6}Z`,
    look: edge("stone-1", 0.9),
  },
  {
    d: round(x - 1.6, y - 1.6, 1.5, 1.1) + round(x + 1.4, y - 0.6, 0.9, 0.8),
    look: { fill: "ink" },
  },
  {
    d: `M${x + 2.2} ${y - 4.6}L${x + 6} ${y - 4.2}L${x + 5.4} ${y - 1.6}L${x + 3} ${y - 1.4}Z`,
    look: edge("stone-1", 0.9),
  },
  {
    d: stroke(x + 2.2, y - 4.6, x + 1.6, y - 6) + stroke(x + 4.6, y - 4.4, x + 5.4, y - 6),
    look: lines(0.8),
  },
];

export const cowshed: Emblem = all(
  [
    { d: ring(-9, 3, 8, 3, 10.6, 1.4, 10.6, -2, 8, -4), look: shade },
    { d: box(-9.4, -4, 18.4, 7), look: edge("roof-3") },
    { d: box(-7.6, -2.6, 6.4, 5.6) + box(1.2, -2.6, 6.4, 5.6), look: { fill: "ink" } },
    { d: ring(-10.4, -3.8, 10, -3.8, 7.6, -9.8, -8, -9.8), look: edge("slate") },
    {
      d: stroke(-5, -9.4, -6, -4.2) + stroke(0, -9.4, 0, -4.2) + stroke(5, -9.4, 6, -4.2),
      look: { line: "ink", width: 0.5, faint: 0.5 },
    },
  ],
  cow(-0.6, 5.8),
);

const pig = (x: number, y: number): InkMark[] => [
  {
    d: stroke(x - 1.8, y, x - 1.8, y + 1.8) + stroke(x + 1.6, y, x + 1.6, y + 1.8),
    look: lines(0.9),
  },
  { d: round(x, y - 0.9, 3.3, 2.2), look: edge("pink") },
  { d: round(x + 3, y - 1.3, 1.6, 1.5), look: edge("pink", 0.8) },
  { d: round(x + 3.7, y - 1.2, 0.5), look: { fill: "ink" } },
];

export const pigsty: Emblem = all(
  [
    { d: "M-9.4 1A9.4 6.8 0 1 0 9.4 1A9.4 6.8 0 1 0 -9.4 1Z", look: edge("road-2", 0.8) },
    { d: round(-1, 3, 5.4, 2.4), look: { fill: "road-3", faint: 0.45 } },
    {
      d: [-8.6, -5.4, -1.8, 1.8, 5.4, 8.6]
        .map((x, i) =>
          stroke(x, [-0.6, -4, -5.4, -5.4, -4, -0.6][i]!, x, [-3.6, -7, -8.6, -8.6, -7, -3.6][i]!),
        )
        .join(""),
      look: lines(1.5, "road-3"),
    },
    { d: "M-9 -1.6C-6 -8 6 -8 9 -1.6", look: lines(1, "road-3") },
  ],
  pig(-3.4, 0.4),
  pig(2.6, 3.4),
  [
    { d: "M-9.2 2C-6 10 6 10 9.2 2", look: lines(1, "road-3") },
    {
      d: [-8, -4.2, 0, 4.2, 8]
        .map((x, i) => stroke(x, [7, 9.6, 10.2, 9.6, 7][i]!, x, [2.8, 5.4, 6.2, 5.4, 2.8][i]!))
        .join(""),
      look: lines(1.5, "road-3"),
    },
  ],
);

export const donkeyStable: Emblem = all(
  house(-2.6, 4.4, 14.5, "front", "corn-2", 0.9, ["wall-1", "road-3"]).marks,
  [
    { d: "M-5 4.4L-5 0.6A2.6 2.6 0 0 1 0.2 0.6L0.2 4.4Z", look: { fill: "ink" } },
    { d: stroke(1.6, 5, 1.6, 9) + stroke(6, 5, 6, 9), look: lines(1.2) },
    { d: "M0.4 2.4L7 2.4L7.4 6.6L0.4 6.6Z", look: edge("stone-3") },
    { d: "M6 3.4L7.4 -2.4L10.4 -1.4L11 1L8.8 1.6L7.6 5Z", look: edge("stone-3") },
    {
      d: ring(7.2, -2.2, 6, -6.4, 8.2, -2.4) + ring(8.6, -2, 9.2, -6.2, 9.9, -1.8),
      look: edge("stone-3", 0.8),
    },
  ],
);

const hat = (x: number, y: number): InkMark[] => [
  { d: round(x, y + 1.6, 2.2, 2.3), look: edge("pink", 0.8) },
  {
    d: ring(x - 2.4, y + 1.9, x + 2.4, y + 1.9, x + 2.6, y + 4.8, x - 2.6, y + 4.8),
    look: edge("red", 0.8),
  },
  {
    d: `M${x - 5} ${y + 0.6}C${x - 3} ${y - 0.6} ${x - 2.6} ${y - 4.2} ${x} ${y - 4.2}C${x + 2.6} ${y - 4.2} ${x + 3} ${y - 0.6} ${x + 5} ${y + 0.6}Z`,
    look: { fill: "ink", line: "ink", width: 0.8 },
  },
];

export const highwaymen: Emblem = all(
  [{ d: round(0.6, 7.4, 9.4, 2.2), look: shade }],
  hat(-4, -4.4),
  hat(4.2, -3.2),
  [
    {
      d: round(-6, 4.2, 4, 3.6) + round(0, 3.6, 4.4, 4) + round(6, 4.4, 3.9, 3.6),
      look: edge("tree-2", 1),
    },
    {
      d: round(-5.6, 4.4, 3.5, 3) + round(0, 4, 3.8, 3.4) + round(5.6, 4.6, 3.4, 3),
      look: { fill: "tree-2" },
    },
    {
      d: round(-7, 3, 1.7, 1.2) + round(-1, 2, 2, 1.3) + round(5, 3.2, 1.7, 1.2),
      look: { fill: "tree-1" },
    },
  ],
);

const walker = (x: number, y: number, cloak: InkLook["fill"]): InkMark[] => [
  {
    d: `M${x} ${y - 5}C${x - 2.6} ${y - 2} ${x - 2.8} ${y + 1} ${x - 2.8} ${y + 4}L${x + 2.8} ${y + 4}C${x + 2.8} ${y + 1} ${x + 2.6} ${y - 2} ${x} ${y - 5}Z`,
    look: edge(cloak),
  },
  { d: round(x, y - 5.4, 1.9), look: edge("pink", 0.8) },
  { d: stroke(x + 3.6, y - 6, x + 3.6, y + 4.4), look: lines(0.9) },
];

export const travellers: Emblem = all(
  [
    { d: round(0.6, 7.6, 10, 1.8), look: shade },
    { d: "M-10 2.4L-10 -2C-9.6 -8.4 -1 -8.4 -0.6 -2L-0.6 2.4Z", look: edge("wall-1", 1) },
    {
      d: "M-7.4 2.4C-7.8 -2 -7.2 -5 -6.6 -6.4M-3.4 2.4C-3 -2 -3.4 -5 -4 -6.4",
      look: { line: "ink", width: 0.6, faint: 0.6 },
    },
    { d: box(-10.4, 1.6, 10.6, 3), look: edge("roof-3") },
    { d: round(-7.6, 5.4, 2.5) + round(-2.4, 5.4, 2.5), look: edge("road-2", 1.1) },
    {
      d:
        stroke(-7.6, 3, -7.6, 7.8) +
        stroke(-10, 5.4, -5.2, 5.4) +
        stroke(-2.4, 3, -2.4, 7.8) +
        stroke(-4.8, 5.4, 0, 5.4),
      look: lines(0.6),
    },
  ],
  walker(3.4, 3.4, "blue"),
  walker(7.6, 4, "red"),
);
