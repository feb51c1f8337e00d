// An arrow points where it is sent, and leaves both of its ends in sight.
import { expect, test } from "vitest";
import { arrowPath } from "./arrow";

const points = (path: string) =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

test.each([
  [{ x: 200, y: 0 }, "x", 1],
  [{ x: -200, y: 0 }, "x", -1],
  [{ x: 0, y: 200 }, "y", 1],
] as const)("toward %o the tip is its farthest point, short of the end", (to, axis, way) => {
  const along = points(arrowPath({ x: 0, y: 0 }, to)).map((point) => point[axis] * way);
  expect(Math.max(...along)).toBeGreaterThan(150);
  expect(Math.max(...along)).toBeLessThan(200);
  expect(Math.min(...along)).toBeGreaterThan(0);
});

test("between what stands side by side there is no room for one", () => {
  expect(arrowPath({ x: 0, y: 0 }, { x: 17, y: 0 })).toBe("");
});
