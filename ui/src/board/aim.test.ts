// Arrow keys find what a person would call the next thing in a direction.
import { expect, test } from "vitest";
import { nearest, nearestToward, type Heading } from "./aim";

const here = { x: 0, y: 0 };
const it = <T>(thing: T) => thing;

test.each<[Heading, { x: number; y: number }]>([
  ["ArrowUp", { x: 0, y: -3 }],
  ["ArrowRight", { x: 2, y: 0 }],
  ["ArrowDown", { x: 0, y: 2 }],
  ["ArrowLeft", { x: -1, y: 1 }],
])("%s", (heading, next) => {
  const things = [
    { x: 0, y: -3 },
    { x: 0, y: -5 },
    { x: 2, y: 0 },
    { x: 0, y: 2 },
    { x: -1, y: 1 },
  ];
  expect(nearestToward(here, heading, things, it)).toEqual(next);
});

test("what lies straight ahead wins over what lies nearer but astray", () => {
  const ahead = { x: 3, y: 0 };
  expect(nearestToward(here, "ArrowRight", [{ x: 1, y: 2 }, ahead], it)).toBe(ahead);
});

test("where nothing lies, nothing is next", () => {
  expect(nearestToward(here, "ArrowUp", [{ x: 1, y: 0 }, here], it)).toBeUndefined();
  expect(nearest(here, [], it)).toBeUndefined();
});
