// What somebody presses and leads on a tile, and the change that is meant by it.
import { expect, test } from "vitest";
import type { Design } from "../state/catalog.svelte";
import { gateOf } from "./gates";
import { led, pressed, spotNear, spotToward, spotsIn } from "./strokes";

const segment = (kind: "city" | "road" | "field", edges: string[], cities: number[] = []) =>
  ({ kind, edges, cities, pennants: 0, cathedral: false, goods: null, roadside: [] }) as unknown;

const tile = (segments: unknown[], village: number[] = []): Design =>
  ({
    id: "own/A",
    set: "own",
    count: 1,
    marks: [],
    village,
    decor: [],
    bridge: false,
    segments,
  }) as Design;

/** A city in the north, a road from east to west, fields on both sides of it, and one lost spot. */
const drawn = tile([
  segment("city", ["N"]),
  segment("road", ["E", "W"]),
  segment("field", ["EL", "WR"], [0]),
  segment("field", ["ER", "SL", "SR"]),
  segment("field", ["WL"]),
]);
const blank = tile([segment("field", ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"])]);
const ending = tile([segment("road", ["S"])], []);

test.each([
  ["S", { do: "side", side: "S", land: "road" }],
  ["E", { do: "side", side: "E", land: "city" }],
  ["N", { do: "side", side: "N", land: "river" }],
  ["I", null],
] as const)("pressing %s", (spot, change) => {
  expect(pressed(drawn, "land", spot)).toEqual(change);
});

test("a river is the last that a pressed side becomes, and then it is grass again", () => {
  const brook: typeof drawn = {
    ...drawn,
    segments: drawn.segments.map((segment) =>
      segment.edges.includes("N") ? { ...segment, kind: "river" as const } : segment,
    ),
  };
  expect(pressed(brook, "land", "N")).toEqual({ do: "side", side: "N", land: "field" });
});

test.each([
  ["a city to a field joins them", drawn, "N", "S", { do: "join", from: "N", to: "S" }],
  ["a field to a city does too", drawn, "S", "N", { do: "join", from: "N", to: "S" }],
  ["a road through, into the middle, parts it", drawn, "E", "I", { do: "part", side: "E" }],
  ["the middle to a road through does too", drawn, "I", "E", { do: "part", side: "E" }],
  [
    "a road that ends, into the middle, ends in a village",
    ending,
    "S",
    "I",
    { do: "village-road", road: "S", on: true },
  ],
  ["a city by itself into the middle means nothing", drawn, "N", "I", null],
  [
    "grass to grass joins the fields",
    blank,
    "N",
    "S",
    { do: "join-fields", one: "NL", other: "SL" },
  ],
  ["grass into the middle parts the field", blank, "N", "I", { do: "part-field", at: "NL" }],
  ["a spot to itself means nothing", drawn, "E", "E", null],
] as const)("leading from %s", (_, on, from, to, change) => {
  expect(led(on, "land", from, to)).toEqual(change);
});

test("a road that is led to a city ends at its gate, from either end, and no longer when it is led there again", () => {
  const beside = tile([
    segment("city", ["N"]),
    segment("road", ["E"]),
    segment("field", ["EL", "ER", "SL", "SR", "WL", "WR"], [0]),
  ]);
  const gate = { do: "gate", road: "E", city: "N", on: true };
  expect([led(beside, "land", "E", "N"), led(beside, "land", "N", "E")]).toEqual([gate, gate]);
  const gated = tile([
    segment("city", ["N"]),
    segment("road", ["E"]),
    segment("field", ["EL"], [0]),
    segment("field", ["ER", "SL", "SR", "WL", "WR"], [0]),
  ]);
  expect(led(gated, "land", "E", "N")).toEqual({ ...gate, on: false });
  expect([gateOf(beside, "E"), gateOf(gated, "E")]).toEqual([undefined, "N"]);
  // In the village it ends in the village, whatever lies beside it.
  expect(gateOf({ ...gated, village: [1] }, "E")).toBeUndefined();
});

test("a road in a village is led out of it", () => {
  const inside = tile([segment("road", ["S"])], [0]);
  expect(led(inside, "land", "S", "I")).toEqual({ do: "village-road", road: "S", on: false });
});

test.each([
  ["two fields are joined", "WL", "SR", { do: "join-fields", one: "WL", other: "SR" }],
  ["what is one field stays one", "ER", "SR", { do: "join-fields", one: "ER", other: "SR" }],
  ["a field touches a city", "ER", "N", { do: "border", at: "ER", city: "N", on: true }],
  ["a field is kept off a city", "N", "WR", { do: "border", at: "WR", city: "N", on: false }],
] as const)("among fields, %s", (_, from, to, change) => {
  expect(led(drawn, "fields", from, to)).toEqual(change);
});

test("what is pressed is what is nearest", () => {
  const spots = spotsIn(drawn, "land");
  expect([spotNear(spots, 50, 5), spotNear(spots, 60, 55), spotNear(spots, 95, 40)]).toEqual([
    "N",
    "I",
    "E",
  ]);
  expect(spotsIn(drawn, "fields")).toEqual(["N", "EL", "ER", "SL", "SR", "WL", "WR"]);
});

test("arrows go over the middle and around", () => {
  const spots = spotsIn(drawn, "land");
  expect(spotToward(spots, "N", 0, 1)).toBe("I");
  expect(spotToward(spots, "I", 0, 1)).toBe("S");
  expect(spotToward(spots, "N", 1, 0)).toBe("E");
  expect(spotToward(spots, "E", -1, 0)).toBe("I");
  expect(spotToward(spots, "S", 0, 1)).toBeUndefined();
});
