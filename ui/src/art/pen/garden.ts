// A garden within walls: a gate in the south, beds, a fountain in a court where somebody can stand; around the origin in a box of ±10.
import type { Emblem } from "./emblems";
import type { InkLook } from "./sheet";
import { box, ring, round, stroke } from "./trace";

const edge = (fill: InkLook["fill"], width = 0.9): InkLook => ({
  ...(fill ? { fill } : {}),
  line: "ink",
  width,
});

const BEDS = [
  [-8, -6.9],
  [2.9, -6.9],
  [-8, 2.5],
  [2.9, 2.5],
] as const;

/** A bed with the corner cut off that looks to the court. */
function bed(x: number, y: number): string {
  const [w, h, cut] = [5.1, 4.9, 1.9];
  const [left, top] = [x < 0, y < 0];
  const corners: [number, number][] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  const inner = left ? (top ? 2 : 1) : top ? 3 : 0;
  const blunt = corners.flatMap(([cx, cy], i) => {
    if (i !== inner) return [cx, cy];
    const [dx, dy] = [left ? -cut : cut, top ? -cut : cut];
    return i % 2 === 0 ? [cx, cy + dy, cx + dx, cy] : [cx + dx, cy, cx, cy + dy];
  });
  return ring(...blunt);
}

const flowers = (dx: number, dy: number) =>
  BEDS.map(([x, y]) => round(x + dx, y + dy, 0.72)).join("");

const cypress = (x: number): string =>
  `M${x} -12.8C${x + 2} -10 ${x + 2.2} -6.4 ${x} -5.8C${x - 2.2} -6.4 ${x - 2} -10 ${x} -12.8Z`;

export const garden: Emblem = {
  marks: [
    { d: box(-8.4, -7.4, 20, 19), look: { fill: "ink", faint: 0.22 } },
    { d: box(-10, -9.6, 20, 19.6), look: edge("stone-2", 1) },
    { d: box(-10, -9.6, 20, 2), look: { fill: "stone-1" } },
    {
      d: stroke(-10, -7.6, 10, -7.6),
      look: { line: "ink", width: 0.6, faint: 0.6 },
    },
    { d: box(-8.5, -7.4, 17, 15.6), look: { fill: "road-1" } },
    { d: box(-2.3, 8, 4.6, 2.1), look: { fill: "road-1" } },
    { d: BEDS.map(([x, y]) => bed(x, y)).join(""), look: edge("tree-2", 0.7) },
    {
      d: BEDS.map(([x, y]) => round(x + (x < 0 ? 1.9 : 3.2), y + (y < 0 ? 1.8 : 3), 1.5, 1.1)).join(
        "",
      ),
      look: { fill: "tree-1" },
    },
    { d: flowers(1, 3.4) + flowers(3.5, 1.1), look: { fill: "pink" } },
    { d: flowers(1.3, 1.2) + flowers(3.8, 3.5), look: { fill: "glow" } },
    { d: round(0, 0.3, 3.3, 3), look: edge("stone-1", 0.9) },
    { d: round(0, 0.3, 2.2, 1.9), look: { fill: "water" } },
    {
      d: `${stroke(0, 0.4, 0, -2.9)}M-1.6 -1.4C-1.4 -3.8 1.4 -3.8 1.6 -1.4`,
      look: { line: "halo", width: 0.8 },
    },
    {
      d: box(-3.9, 7, 1.9, 3.4) + box(2, 7, 1.9, 3.4),
      look: edge("stone-1", 0.8),
    },
    { d: cypress(-7.4) + cypress(7.4), look: edge("tree-2", 0.9) },
    {
      d: stroke(-7.8, -10.4, -7.9, -7.8) + stroke(7, -10.4, 6.9, -7.8),
      look: { line: "tree-1", width: 0.9 },
    },
  ],
};
