// The board's geometry: what is drawn is what is touched, in every turn, and places are named as tiles lie.
import { expect, test } from "vitest";
import type { Design } from "../state/catalog.svelte";
import { cellAt, placeOf, segmentAt, segmentNamed, standOf, TILE, type Laid } from "./laid";

const design: Design = {
  id: "trial/bend",
  set: "trial",
  count: 1,
  marks: [],
  village: [],
  decor: [],
  bridge: false,
  segments: [
    {
      kind: "city",
      edges: ["N"],
      cities: [],
      pennants: 0,
      cathedral: false,
      goods: null,
      roadside: [],
    },
    {
      kind: "road",
      edges: ["E", "W"],
      cities: [],
      pennants: 0,
      cathedral: false,
      goods: null,
      roadside: [],
    },
    {
      kind: "field",
      edges: ["EL", "WR"],
      cities: [0],
      pennants: 0,
      cathedral: false,
      goods: null,
      roadside: [],
    },
    {
      kind: "field",
      edges: ["ER", "SL", "SR", "WL"],
      cities: [],
      pennants: 0,
      cathedral: false,
      goods: null,
      roadside: [],
    },
  ],
};

const laid = (rotation: number): Laid => {
  const tile = { tile: design.id, x: -2, y: 3, rotation, lastOf: null };
  return { tile, design };
};

test.each([0, 1, 2, 3])(
  "turned by %d quarters, every stand point lies on its own segment",
  (turns) => {
    for (const segment of design.segments.keys()) {
      const at = standOf(laid(turns), segment);
      expect(cellAt(at)).toEqual({ x: -2, y: 3 });
      expect(segmentAt(laid(turns), at)).toBe(segment);
    }
  },
);

test.each([
  [0, "N", { x: 0.5, y: 0.05 }],
  [1, "E", { x: 0.95, y: 0.5 }],
  [2, "S", { x: 0.5, y: 0.95 }],
  [3, "W", { x: 0.05, y: 0.5 }],
])("turned by %d quarters, the city lies in %s and is touched there", (turns, at, { x, y }) => {
  expect(placeOf(laid(turns), 0)).toEqual({ x: -2, y: 3, kind: "city", at });
  expect(segmentAt(laid(turns), { x: (-2 + x) * TILE, y: (3 + y) * TILE })).toBe(0);
});

test.each([0, 1, 2, 3])(
  "turned by %d quarters, a place names the segment it was taken of",
  (turns) => {
    for (const segment of design.segments.keys())
      expect(segmentNamed(laid(turns), placeOf(laid(turns), segment)!)).toBe(segment);
  },
);

test("half sides keep their hand when the tile is turned", () => {
  expect(placeOf(laid(1), 2)?.at).toBe("SL");
});
