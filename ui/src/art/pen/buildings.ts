// Houses, towers and other upright buildings, seen a little from above and from the south.
import type { Token } from "./palette";
import type { InkLook, InkMark, UprightThing } from "./sheet";
import { box, ring, round, stroke } from "./trace";

const SHADOW: InkLook = { fill: "ink", faint: 0.2 };

export type HouseShape = "gable-left" | "gable-right" | "front";

export function house(
  x: number,
  y: number,
  size: number,
  shape: HouseShape,
  roof: Token,
  ink: number,
  walls: readonly [Token, Token] = ["wall-1", "wall-2"],
): UprightThing {
  const edge = (fill: Token): InkLook => ({ fill, line: "ink", width: ink });
  const [g, l, h, p] = [size * 0.46, size * 0.6, size * 0.36, size * 0.42];
  const width = g + l;
  const [x0, x1] = [x - width / 2, x + width / 2];
  const shadow = ring(x0 + 1, y, x1, y, x1 + h, y + h * 0.35, x1 + h, y - h * 0.5, x1, y - h);
  const marks: InkMark[] = [{ d: shadow, look: SHADOW }];
  if (shape === "front") {
    marks.push(
      { d: box(x0, y - h, width, h), look: edge(walls[1]) },
      { d: "", look: SHADOW },
      {
        d: ring(
          x0 - 0.5,
          y - h + 0.3,
          x1 + 0.5,
          y - h + 0.3,
          x1 - size * 0.14,
          y - h - p,
          x0 + size * 0.14,
          y - h - p,
        ),
        look: edge(roof),
      },
      { d: box(x - size * 0.06, y - h * 0.72, size * 0.14, h * 0.72), look: { fill: "ink" } },
    );
  } else {
    const left = shape === "gable-left";
    const gx = left ? x0 : x1 - g;
    const sx = left ? x0 + g : x0;
    const apex = gx + g / 2;
    const far = left ? apex + l : apex - l;
    const [eaveNear, eaveFar] = left ? [gx + g - 0.2, x1 + 0.5] : [gx + 0.2, x0 - 0.5];
    marks.push(
      { d: box(sx, y - h, l, h), look: edge(walls[left ? 1 : 0]) },
      {
        d: ring(gx, y, gx + g, y, gx + g, y - h, apex, y - h - p, gx, y - h),
        look: edge(walls[left ? 0 : 1]),
      },
      {
        d: ring(
          apex,
          y - h - p - 0.2,
          far,
          y - h - p - 0.2,
          eaveFar,
          y - h + 0.3,
          eaveNear,
          y - h + 0.3,
        ),
        look: edge(roof),
      },
      { d: box(apex - size * 0.055, y - h * 0.8, size * 0.12, h * 0.8), look: { fill: "ink" } },
    );
  }
  return { foot: y, box: [x0 - 0.5, y - h - p - 0.5, x1 + 0.5, y + 0.3], marks };
}

/** A round tower; with a pointed roof when one is named. */
export function drum(
  x: number,
  y: number,
  radius: number,
  height: number,
  ink: number,
  roof?: Token,
  stone: readonly [Token, Token, Token] = ["wall-1", "wall-2", "wall-3"],
): UprightThing {
  const edge = (fill: Token): InkLook => ({ fill, line: "ink", width: ink });
  const flat = radius * 0.45;
  const body = (left: number, right: number) =>
    `${stroke(x + left, y - height, x + left, y)}Q${x} ${y + flat * 1.6} ${x + right} ${y}L${x + right} ${y - height}Z`;
  const marks: InkMark[] = [
    {
      d: ring(
        x,
        y + flat,
        x + radius,
        y,
        x + radius + height * 0.5,
        y + height * 0.2,
        x + height * 0.5,
        y + height * 0.2 + flat,
      ),
      look: SHADOW,
    },
    { d: body(-radius, radius), look: edge(stone[1]) },
    {
      d: ring(
        x + radius * 0.25,
        y - height,
        x + radius,
        y - height,
        x + radius,
        y,
        x + radius * 0.25,
        y + flat * 0.7,
      ),
      look: { fill: stone[2] },
    },
  ];
  if (roof === undefined) {
    marks.push({ d: round(x, y - height, radius, flat), look: edge(stone[0]) });
    marks.push({ d: round(x, y - height, radius * 0.55, flat * 0.5), look: { fill: stone[2] } });
  } else {
    const peak = y - height - radius * 2.1;
    marks.push({
      d: `${stroke(x - radius - 0.6, y - height, x, peak, x + radius + 0.6, y - height)}Q${x} ${y - height + flat * 1.7} ${x - radius - 0.6} ${y - height}Z`,
      look: edge(roof),
    });
    marks.push({
      d: ring(x + radius * 0.2, y - height + flat * 0.7, x, peak, x + radius + 0.4, y - height),
      look: { fill: "ink", faint: 0.22 },
    });
  }
  return {
    foot: y,
    box: [x - radius - 0.6, y - height - radius * 2.2, x + radius + 0.6, y + flat + 0.5],
    marks,
  };
}

/** A church: a nave and a tower with a spire. */
export function church(
  x: number,
  y: number,
  size: number,
  ink: number,
  roof: Token = "slate",
): UprightThing {
  const nave = house(x + size * 0.14, y, size * 0.92, "gable-right", roof, ink, [
    "stone-1",
    "stone-2",
  ]);
  const [w, h] = [size * 0.3, size * 0.78];
  const tx = x - size * 0.36;
  const edge = (fill: Token): InkLook => ({ fill, line: "ink", width: ink });
  return {
    foot: y,
    box: [x - size * 0.6, y - h - size * 0.75, x + size * 0.75, y + 0.5],
    marks: [
      ...nave.marks.slice(0, 4),
      { d: box(tx - w / 2, y - h, w, h), look: edge("stone-1") },
      { d: box(tx + w * 0.15, y - h, w * 0.35, h), look: { fill: "stone-3", faint: 0.7 } },
      {
        d: ring(tx - w * 0.65, y - h, tx, y - h - size * 0.62, tx + w * 0.65, y - h),
        look: edge(roof),
      },
      {
        d: ring(tx, y - h - size * 0.62, tx + w * 0.65, y - h, tx + w * 0.1, y - h),
        look: { fill: "ink", faint: 0.25 },
      },
      {
        d: `${box(tx - w * 0.2, y - h * 0.8, w * 0.3, w * 0.5)}${box(x + size * 0.02, y - size * 0.25, size * 0.08, size * 0.16)}`,
        look: { fill: "glow", line: "ink", width: ink * 0.7 },
      },
    ],
  };
}
