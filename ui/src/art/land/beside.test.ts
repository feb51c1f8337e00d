// Keys side by side stay on the ground they speak of, on every tile there is.
// @vitest-environment node
import { expect, test } from "vitest";
import { sideBySide } from "./beside";
import { tileGeometry } from "../geometry";
import { depthIn } from "../plane/area";
import { distance } from "../plane/point";
import { allTiles } from "../trial/all-tiles";

const APART = 20;

test.each(allTiles().map((tile) => [tile.id, tile] as const))(
  "two keys on each part of %s lie on that part, at every turn, and can be told apart",
  (_, tile) => {
    const { regions: all, stands } = tileGeometry(tile);
    // Nobody stands on water.
    const regions = all.filter(({ segment }) => tile.segments[segment]?.kind !== "river");
    for (const { segment, rings } of regions) {
      const stand = stands.find((each) => each.segment === segment)!;
      for (const heading of [0, 1]) {
        const [a, b] = sideBySide(rings, stand, 2, APART, heading);
        expect(distance(a!, b!)).toBeGreaterThanOrEqual(APART * 0.69);
        for (const key of [a!, b!])
          expect(depthIn(rings, key), `segment ${segment}`).toBeGreaterThan(0);
      }
    }
  },
);

test("one key stands where the figure would", () => {
  expect(sideBySide([], { x: 30, y: 40 }, 1, APART, 0)).toEqual([{ x: 30, y: 40 }]);
});
