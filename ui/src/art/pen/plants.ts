// Trees and bushes, seen a little from above and from the south.
import type { InkLook, UprightThing } from "./sheet";
import { round, stroke } from "./trace";

const SHADOW: InkLook = { fill: "ink", faint: 0.2 };

export function tree(x: number, y: number, size: number, ink: number): UprightThing {
  const crown = (dx: number, dy: number, r: number) =>
    round(x + dx * size, y - size * 0.75 + dy * size, r * size);
  return {
    foot: y,
    box: [x - size * 0.7, y - size * 1.5, x + size * 0.7, y + 0.4],
    marks: [
      { d: round(x + size * 0.3, y, size * 0.6, size * 0.2), look: SHADOW },
      { d: stroke(x, y, x, y - size * 0.5), look: { line: "ink", width: ink * 1.6 } },
      {
        d: crown(0, 0, 0.56) + crown(-0.3, 0.16, 0.34) + crown(0.32, 0.18, 0.32),
        look: { fill: "tree-2", line: "ink", width: ink },
      },
      {
        d: crown(0.02, 0.02, 0.5) + crown(-0.28, 0.16, 0.3) + crown(0.3, 0.18, 0.28),
        look: { fill: "tree-2" },
      },
      { d: crown(-0.12, -0.12, 0.34), look: { fill: "tree-1" } },
    ],
  };
}

export function bush(x: number, y: number, size: number, ink: number): UprightThing {
  return {
    foot: y,
    box: [x - size, y - size, x + size, y + size * 0.4],
    marks: [
      { d: round(x + size * 0.2, y + size * 0.25, size * 0.9, size * 0.3), look: SHADOW },
      {
        d: round(x, y - size * 0.2, size * 0.75, size * 0.65),
        look: { fill: "tree-2", line: "ink", width: ink },
      },
      {
        d: round(x - size * 0.15, y - size * 0.38, size * 0.4, size * 0.3),
        look: { fill: "tree-1" },
      },
    ],
  };
}
