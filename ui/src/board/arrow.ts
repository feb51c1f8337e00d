// The outline of an arrow between two points. Geometry only.
import type { Point } from "../art";

const HALF = 2.6;
const HEAD = { long: 17, half: 9 };
/** It leaves what stands at its beginning in sight, and does not hide what it points at. */
const GAP = { start: 14, end: 13 };

export const arrowPath = (from: Point, to: Point): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // What is so near has no room for a shaft.
  if (length < GAP.start + GAP.end + HEAD.long) return "";
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number) => {
    const [x, y] = [from.x + dx * along - dy * aside, from.y + dy * along + dx * aside];
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const [start, tip] = [GAP.start, length - GAP.end];
  const neck = tip - HEAD.long;
  const outline = [
    at(start, -HALF),
    at(neck, -HALF),
    at(neck, -HEAD.half),
    at(tip, 0),
    at(neck, HEAD.half),
    at(neck, HALF),
    at(start, HALF),
  ];
  return `M${outline.join("L")}Z`;
};
