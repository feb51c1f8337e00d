// A tile that counts twice in a score is shown once, with both numbers. Plays nothing.
import { expect, test } from "vitest";
import { countedOn } from "./counted";

test("a tile with two cities beside the field wears both of their numbers", () => {
  const counted = [
    { x: 0, y: 0, n: 1 },
    { x: 1, y: 0, n: 1 },
    { x: 1, y: 0, n: 2 },
  ];
  expect(countedOn(counted)).toEqual([
    { x: 0, y: 0, numbers: [1] },
    { x: 1, y: 0, numbers: [1, 2] },
  ]);
});
