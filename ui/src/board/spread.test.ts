// Signs on the board are large enough to be pressed and lie apart, however small the tiles are.
import { expect, test } from "vitest";
import { tileGeometry } from "../art";
import { allTiles } from "../art/trial/all-tiles";
import { signScale, signsApart, spread } from "./spread";

const away = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** A city, two roads, a field and a monastery of one tile. */
const homes = [
  { x: 50, y: 18 },
  { x: 24, y: 52 },
  { x: 76, y: 52 },
  { x: 50, y: 50 },
  { x: 50, y: 82 },
];

test.each([60, 80, 100, 132, 200])("at %i pixels a tile a sign is 24 pixels across", (size) => {
  expect((23 * signScale(size) * size) / 100).toBeGreaterThanOrEqual(23.99);
});

test.each([60, 80, 100, 132])(
  "at %i pixels a tile no two signs touch, and each is by its place",
  (size) => {
    const apart = signsApart(size);
    const places = spread(homes, apart);
    for (const [index, one] of places.entries()) {
      expect(away(one, homes[index]!)).toBeLessThanOrEqual(45);
      for (const other of places.slice(index + 1))
        expect((away(one, other) * size) / 100).toBeGreaterThanOrEqual(24);
    }
  },
);

test("where there is room a sign stands just in its place", () => {
  expect(spread(homes, 20)).toEqual(homes);
});

test("two signs for one place part sideways", () => {
  const [left, right] = spread(
    [
      { x: 50, y: 50 },
      { x: 50, y: 50 },
    ],
    26,
  );
  expect(left).toEqual({ x: 37, y: 50 });
  expect(right).toEqual({ x: 63, y: 50 });
});

test.each([60, 80, 100, 132])(
  "at %i pixels a tile no sign hides who stands there, and signs lie apart all the same",
  (size) => {
    const apart = signsApart(size);
    const [, , , stands, ...others] = homes;
    const open = [...others, ...homes.slice(0, 3), { x: 67, y: 50 }];
    const places = spread(open, apart, () => [stands!]);
    for (const [index, one] of places.entries()) {
      expect((away(one, stands!) * size) / 100).toBeGreaterThanOrEqual(23);
      for (const other of places.slice(index + 1))
        expect((away(one, other) * size) / 100).toBeGreaterThanOrEqual(23.5);
    }
  },
);

test("what points at a figure stays on it", () => {
  const figure = { x: 50, y: 50 };
  expect(spread([figure], 26, () => [])).toEqual([figure]);
  expect(spread([figure], 26, () => [figure])).toEqual([{ x: 24, y: 50 }]);
});

const crowded = allTiles().flatMap((tile) => {
  const stands = tileGeometry(tile).stands.filter(({ segment }) => segment >= 0);
  return stands.length < 6 ? [] : [stands.map(({ x, y }) => ({ x, y }))];
});

test.each([24, 36, 44, 60])(
  "at %i pixels a tile six and more signs on one tile do not cover each other",
  (size) => {
    expect(crowded.length).toBeGreaterThan(10);
    const across = 23 * signScale(size);
    for (const stands of crowded) {
      const places = spread(stands, signsApart(size));
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1))
          expect(away(one, other)).toBeGreaterThanOrEqual(across);
    }
  },
);
