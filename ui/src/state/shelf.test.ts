// Boxes on one's shelf come first, and nothing else changes its place.
import { expect, test } from "vitest";
import type { BoxView } from "../ipc";
import { shelfFirst } from "./shelf";

const expansions = ["base", "traders", "tower", "robbers", "crop-circles"].map((id) => ({ id }));
const box = (id: string, ...brings: BoxView["expansions"]): BoxView => ({
  id,
  name: id,
  tiles: 1,
  expansions: brings,
});
const boxes = [
  box("tower", "tower"),
  box("robbers", "robbers"),
  box("robbers-circle", "crop-circles"),
];
const order = (...shelf: string[]) => shelfFirst(expansions, boxes, shelf).map(({ id }) => id);

test("an empty shelf leaves everything where it is", () => {
  expect(order()).toEqual(["base", "traders", "tower", "robbers", "crop-circles"]);
});

test("what stands on the shelf follows the base game, in its old order", () => {
  expect(order("robbers", "tower")).toEqual([
    "base",
    "tower",
    "robbers",
    "traders",
    "crop-circles",
  ]);
});

test("a box brings the expansion whose rules lie in it", () => {
  expect(order("robbers-circle", "dragon")[1]).toBe("crop-circles");
});
