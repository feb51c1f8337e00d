// The board's geometry: what is drawn is what is touched, in every turn, and places are named as tiles lie.
import { expect, test } from "vitest";
import type { Design } from "../state/catalog.svelte";
import {
  boardOf,
  cellAt,
  coastOf,
  placeOf,
  segmentAt,
  segmentNamed,
  standOf,
  TILE,
  type LaidTile,
} from "./laid";

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

const laid = (rotation: number): LaidTile => {
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

test("a tile that lies as it lay before is the same thing; one that is laid, turned or framed is another", () => {
  const tile = (x: number, more: object = {}) => ({
    tile: design.id,
    x,
    y: 0,
    rotation: 1,
    lastOf: null,
    ...more,
  });
  const designs = { [design.id]: design };
  const before = boardOf([tile(0), tile(1), tile(2)], designs);
  const now = boardOf(
    [tile(0), tile(1, { rotation: 2 }), tile(2, { lastOf: 1 }), tile(3)],
    designs,
    before,
  );
  const same = (key: string) => now.get(key) === before.get(key);
  expect(["0,0", "1,0", "2,0", "3,0"].map(same)).toEqual([true, false, false, false]);
  expect([...now.values()].map(({ tile: { x } }) => x)).toEqual([0, 1, 2, 3]);
  const drawn = { [design.id]: { ...design } };
  expect(boardOf([tile(0)], drawn, before).get("0,0")?.design).toBe(drawn[design.id]);
});

test("the line around all that lies there runs along its outer sides, and between no two tiles", () => {
  const tile = { tile: design.id, rotation: 0, lastOf: null };
  const board = boardOf(
    [
      { ...tile, x: 0, y: 0 },
      { ...tile, x: 1, y: 0 },
    ],
    { [design.id]: design },
  );
  expect(coastOf(board).match(/M[^M]+/g)).toEqual([
    "M0 0h100",
    "M0 0m0 100h100",
    "M0 0v100",
    "M100 0h100",
    "M100 0m100 0v100",
    "M100 0m0 100h100",
  ]);
});
