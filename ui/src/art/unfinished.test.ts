// Tiles that are not finished, or wrong, are drawn as what they are: bare, overlapping, in question.
// @vitest-environment node
import { describe, expect, test } from "vitest";
import { drawTile } from "./draw";
import { tileGeometry } from "./geometry";
import { PALETTES } from "./pen/palette";
import { depthIn, holds, sizeOf } from "./plane/area";
import { at, turned, type Point } from "./plane/point";
import { fieldAt, HALVES, type Half, type Rotation, type Tile } from "./tile";
import { brokenTile, UNFINISHED } from "./trial/unfinished-tiles";

const unfinished = Object.entries(UNFINISHED);
const tileOf = (name: string): Tile => UNFINISHED[name]!.tile;
const FAULT = PALETTES.paper.fault;

/** The middle of a half of a side, just inside the tile. */
const inHalf = (half: Half): Point =>
  turned(at(half[1] === "L" ? 25 : 75, 0.2), "NESW".indexOf(half[0]!) as Rotation);

test.each(Array.from({ length: 40 }, (_, number) => number))(
  "tile %i, of which no rule holds, is drawn all the same",
  (number) => {
    const svg = drawTile(brokenTile(number), {
      level: ([0, 1, 2] as const)[number % 3]!,
      rotation: (number % 4) as Rotation,
      faults: { sides: ["N", "SL", "X"], segments: [0, 3, 99] },
    });
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    expect(svg.replace(/<path( [a-z-]+="[^"<>&]+")+\/>/g, "")).toMatch(/^<svg [^<>]*><\/svg>$/);
  },
);

describe.each(unfinished)("%s", (_, { tile }) => {
  const { regions, layout } = tileGeometry(tile);
  const bare = layout.grounds.filter(({ kind }) => kind === "bare");
  const walled = (half: Half) =>
    tile.segments.some(({ kind, edges }) => kind === "city" && edges.includes(half[0]!));

  test("is bare where nobody owns the side, and nowhere else along it", () => {
    for (const half of HALVES) {
      const nobody = fieldAt(tile, half) < 0 && !walled(half);
      expect(
        bare.some(({ area }) => holds(area, inHalf(half))),
        half,
      ).toBe(nobody);
      if (nobody)
        expect(
          regions.some(({ rings }) => holds(rings, inHalf(half))),
          half,
        ).toBe(false);
    }
  });
});

test.each([
  ["two cities that cross", 1, 50, 50],
  ["roads that cross without a bridge", 1, 50, 50],
  ["a road through a city", 1, 50, 50],
  ["a side of two cities", 2, 50, 10],
  ["a side of a city and a road", 2, 50, 3],
  ["a city's side claimed by a field", 2, 20, 3],
  ["half a side of two fields", 1, 25, 97],
] as const)("%s: what lies over each other is hatched", (name, count, x, y) => {
  const { overlaps } = tileGeometry(tileOf(name)).layout;
  expect(overlaps.length).toBe(count);
  const near = overlaps.some((area) => depthIn(area, at(x, y)) > -8);
  expect(near).toBe(true);
  expect(drawTile(tileOf(name), { theme: "paper" })).toContain(FAULT);
});

test("on a bridge roads may cross", () => {
  const { overlaps } = tileGeometry(tileOf("roads that cross on a bridge")).layout;
  expect(overlaps).toEqual([]);
});

test("each word that nobody knows, and a city without a side, stands as a question", () => {
  const asked = (name: string) =>
    tileGeometry(tileOf(name)).symbols.filter(({ kind }) => kind === "unknown").length;
  expect([asked("words nobody knows"), asked("a city without a side")]).toEqual([4, 1]);
});

test("a field keeps off a city that it does not name, and lies at one that it names", () => {
  const tile = tileOf("a field that keeps off a city");
  const gap = (each: Tile) => {
    const [city, field] = tileGeometry(each).regions;
    return Math.min(...field!.rings.flat().map((p) => Math.abs(depthIn(city!.rings, p))));
  };
  expect(gap(tile)).toBeGreaterThan(2.5);
  const named = { ...tile, segments: tile.segments.map((s) => ({ ...s, cities: [0] })) };
  expect(gap(named)).toBeLessThan(0.1);
});

test("what is told to be at fault is hatched, at every turn, on the side and the segment that is meant", () => {
  const tile = tileOf("a side at fault");
  const plain = drawTile(tile, { theme: "paper" });
  const looks = [{ sides: ["E"] }, { sides: ["EL"] }, { segments: [0] }, { segments: [1] }].flatMap(
    (faults) =>
      ([0, 1, 2, 3] as const).map((rotation) =>
        drawTile(tile, { theme: "paper", rotation, faults }),
      ),
  );
  expect(new Set(looks).size).toBe(looks.length);
  for (const look of looks) expect(look).toContain(FAULT);
  expect(plain).not.toContain(FAULT);
  // Turned once, the east lies in the south.
  const [outline] = new RegExp(`M[^"]*(?=" fill="none" stroke="${FAULT}")`).exec(looks[1]!)!;
  const ys = outline.match(/-?[\d.]+ (-?[\d.]+)/g)!.map((pair) => Number(pair.split(" ")[1]));
  expect(Math.min(...ys)).toBeGreaterThan(90);
});

test("a tile that is not finished is no smaller: what is laid still has its ground", () => {
  const { regions } = tileGeometry(tileOf("a road with land on one side"));
  expect(regions.every(({ rings }) => sizeOf(rings) > 900)).toBe(true);
});
