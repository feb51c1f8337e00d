// The back of the tiles: of paths alone, and the same after each quarter turn.
// @vitest-environment node
import { expect, test } from "vitest";
import { drawBack } from "./back";

const turned = ([x = 0, y = 0]: readonly number[]) => [100 - y, x];

test("is small, of paths alone, and wears colours of its own", () => {
  const svg = drawBack(300);
  expect(svg).toContain('width="300"');
  expect(svg).not.toMatch(/var\(|url\(|NaN|style=|class=/);
  expect(svg.replace(/<path( [a-z-]+="[^"<>&]+")+\/>/g, "")).toMatch(/^<svg [^<>]*><\/svg>$/);
  expect(svg.length).toBeLessThan(20_000);
});

test("tells by nothing how its tile lies", () => {
  // Where strokes and rounds of one look begin, turned by a quarter, is where strokes and rounds of it are.
  const looks = [...drawBack().matchAll(/<path d="([^"]*)"([^>]*)>/g)];
  for (const [, d = "", look] of looks) {
    const corners = [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const middle = (axis: number) => {
      const all = corners.map((corner) => corner[axis] ?? 0);
      return (Math.min(...all) + Math.max(...all)) / 2;
    };
    // A round is written from its west end, a box from its corner: only lines have all their ends.
    if (/[ahvc]/i.test(d)) continue;
    const there = new Set(corners.map(([x = 0, y = 0]) => `${x.toFixed(1)} ${y.toFixed(1)}`));
    for (const corner of corners) {
      const [x = 0, y = 0] = turned(corner);
      expect(there, look).toContain(`${x.toFixed(1)} ${y.toFixed(1)}`);
    }
    expect([middle(0), middle(1)], look).toEqual([50, 50]);
  }
});
