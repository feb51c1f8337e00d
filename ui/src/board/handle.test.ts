// The handle of the tile in hand can be hit on every board on which it is shown, and leaves the middle to laying.
import { expect, test } from "vitest";
import { handleOf, isOn } from "./handle";

const cell = { x: 2, y: -1 };
const middle = { x: 250, y: -50 };

test.each([40, 60, 100, 260])(
  "at %i pixels a tile it can be hit, and the middle is free",
  (size) => {
    const handle = handleOf(cell, size)!;
    expect((handle.r * size) / 100).toBeGreaterThanOrEqual(10.9);
    expect(isOn(handle, handle)).toBe(true);
    expect(isOn(handle, middle)).toBe(false);
  },
);

test("on a board far away there is none", () => expect(handleOf(cell, 30)).toBeNull());
