// The track is a loop: fifty spaces, none upon another, each beside the next, the last beside the first.
import { expect, test } from "vitest";
import {
  bySquare,
  cornerOf,
  heightOf,
  TRACK_SHAPES,
  SPACE_SIZE,
  SPACES,
  placeOnSpace,
  shapeIn,
  widthOf,
  type TrackShape,
} from "./track";

const shapes = Object.keys(TRACK_SHAPES) as TrackShape[];
const all = (shape: TrackShape) =>
  Array.from({ length: SPACES }, (_, space) => cornerOf(space, shape));

test.each(shapes)("%s, no two spaces lie on each other, and all lie inside", (shape) => {
  const spaces = all(shape);
  expect(new Set(spaces.map(({ x, y }) => `${x} ${y}`)).size).toBe(SPACES);
  for (const { x, y } of spaces) {
    expect(x >= 0 && x + SPACE_SIZE <= widthOf(shape)).toBe(true);
    expect(y >= 0 && y + SPACE_SIZE <= heightOf(shape)).toBe(true);
  }
});

test.each(shapes)("%s, each space touches the next, and the last touches the first", (shape) => {
  for (const [index, { x, y }] of all(shape).entries()) {
    const next = cornerOf(index + 1, shape);
    expect(Math.abs(next.x - x) + Math.abs(next.y - y)).toBe(SPACE_SIZE);
  }
});

test("a lap later is the same space", () =>
  expect(cornerOf(73, "upright")).toEqual(cornerOf(23, "upright")));

test.each([1, 2, 3, 4, 5, 6, 9])("%i pieces on a space stand apart", (count) => {
  const spots = Array.from({ length: count }, (_, index) => placeOnSpace(index, count));
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
});

test("where the track never ends, what stands a lap apart shares a square", () => {
  const [one, lap, other] = [{ space: 7 }, { space: 57 }, { space: 8 }];
  expect(bySquare([one, lap, other])).toEqual([[one, lap], [other]]);
});

test("in a low panel the track lies, and stands upright only where all of it is in sight", () => {
  expect(shapeIn(322, 286)).toBe("lying");
  expect(shapeIn(322, 520)).toBe("upright");
  expect(shapeIn(0, 0)).toBe("upright");
  for (const [width, height] of [
    [322, 286],
    [360, 454],
    [256, 211],
  ] as const) {
    const shape = shapeIn(width, height);
    expect((width * heightOf(shape)) / widthOf(shape)).toBeLessThanOrEqual(height);
  }
});
