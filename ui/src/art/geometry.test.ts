// What a machine can check of the geometry, over every tile of the sets and over tiles nobody has drawn yet.
// @vitest-environment node
import { describe, expect, test, vi } from "vitest";
import { tileGeometry, type Region } from "./geometry";
import { layOutTile } from "./land/ground";
import { BETWEEN_STANDS } from "./land/stands";
import { common, depthIn, holds, separated, sizeOf } from "./plane/area";
import {
  at,
  cornerBefore,
  distance,
  distanceToLine,
  inward,
  middleOf,
  plus,
  unit,
  minus,
} from "./plane/point";
import { HALVES, SIDES, halvesOf, sidesOf, type Half, type Side, type Tile } from "./tile";
import { allTiles } from "./trial/all-tiles";
import { RIVER_ENDS, RIVERS } from "./trial/rivers";
import { strangeTile } from "./trial/strange-tiles";

const printed = allTiles();
const strange = Array.from({ length: 100 }, (_, i) => strangeTile(i));
/** A cathedral in a smaller city than any printed one. */
const cathedralTown: Tile = {
  id: "own/cathedral-town",
  segments: [
    { kind: "city", edges: ["N", "E"], cathedral: true },
    { kind: "field", edges: ["SL", "SR", "WL", "WR"], cities: [0] },
  ],
};
const every: [string, Tile][] = [...printed, ...strange, ...RIVERS, ...RIVER_ENDS].map((tile) => [
  tile.id,
  tile,
]);

const innerPoint = (side: Side, way: number) => {
  const corner = cornerBefore[side];
  const forth = unit(minus(middleOf[side], corner));
  return plus(plus(corner, forth, way), inward[side], 0.15);
};

/** A few places along each side and half, just inside the tile. */
const placesOf = (edge: string) => {
  const side = edge[0] as Side;
  const ways = edge.length === 1 ? [46, 50, 54] : edge[1] === "L" ? [6, 22, 39] : [61, 78, 94];
  return ways.map((way) => innerPoint(side, way));
};
const wholeSide = (side: Side) => [4, 20, 50, 80, 96].map((way) => innerPoint(side, way));

const covering = (regions: readonly Region[], edge: string, kind: string): number[] => {
  const places = kind === "city" ? wholeSide(edge as Side) : placesOf(edge);
  return regions.filter((r) => places.some((p) => holds(r.rings, p))).map((r) => r.segment);
};

test("the tiles of all seven expansions are there to be checked", () => {
  expect(printed.length).toBeGreaterThan(100);
});

describe.each(every)("%s", (_, tile) => {
  const geometry = tileGeometry(tile);
  const { regions, stands, neutral } = geometry;

  test("regions and neutral ground cover the tile without overlap", () => {
    let sum = sizeOf(neutral);
    for (const [i, region] of regions.entries()) {
      sum += sizeOf(region.rings);
      expect(sizeOf(common(region.rings, neutral)), `segment ${i} and neutral ground`).toBeLessThan(
        1,
      );
      if (tile.bridge) continue;
      for (const other of regions.slice(0, i)) {
        expect(
          sizeOf(common(region.rings, other.rings)),
          `segments ${other.segment} and ${i}`,
        ).toBeLessThan(1);
      }
    }
    if (tile.bridge) expect(sum).toBeGreaterThan(9999);
    else expect(Math.abs(sum - 10000)).toBeLessThan(2);
  });

  test("each segment touches exactly the sides it owns", () => {
    for (const [index, segment] of tile.segments.entries()) {
      if (segment.kind === "city" || segment.kind === "road" || segment.kind === "river") {
        for (const side of sidesOf(segment))
          expect(covering(regions, side, segment.kind)).toEqual([index]);
      }
      for (const half of segment.kind === "field" ? halvesOf(segment) : []) {
        expect(covering(regions, half, "field"), half).toEqual([index]);
      }
      const owned = segment.kind === "field" ? [...halvesOf(segment)] : [...sidesOf(segment)];
      const edges: readonly (Half | Side)[] = segment.kind === "field" ? HALVES : SIDES;
      for (const edge of edges.filter((e) => !owned.includes(e as never))) {
        const inside = placesOf(edge).filter((p) => holds(regions[index]!.rings, p));
        expect(inside, `segment ${index} on ${edge}`).toEqual([]);
      }
    }
  });

  test("each segment has room to be seen and is in one piece", () => {
    for (const region of regions) {
      expect(sizeOf(region.rings), `segment ${region.segment}`).toBeGreaterThan(60);
      if (tile.bridge) continue;
      const parts = separated(region.rings).filter((part) => sizeOf(part) > 2);
      expect(parts.length, `segment ${region.segment}`).toBe(1);
    }
  });

  test("every segment has a stand inside it, 20 apart from any other", () => {
    for (const region of regions) {
      const stand = stands.find((s) => s.segment === region.segment);
      if (region.kind === "river") {
        expect(stand, "nobody stands on a river").toBeUndefined();
        continue;
      }
      expect(stand, `segment ${region.segment}`).toBeDefined();
      expect(depthIn(region.rings, stand!)).toBeGreaterThan(1);
    }
    for (const [i, a] of stands.entries()) {
      for (const b of stands.slice(0, i))
        expect(distance(a, b)).toBeGreaterThanOrEqual(BETWEEN_STANDS - 1e-6);
    }
  });

  test("is sound: nothing on it is bare, overlaps or is in question", () => {
    expect(geometry.layout.grounds.filter(({ kind }) => kind === "bare")).toEqual([]);
    expect(geometry.layout.overlaps).toEqual([]);
    expect(geometry.symbols.filter(({ kind }) => kind === "unknown")).toEqual([]);
  });

  test("a garden can be stood in where one is marked, and nobody else's stand is in it", () => {
    const { garden } = geometry;
    expect(garden !== undefined).toBe(tile.marks?.includes("garden") ?? false);
    if (garden === undefined) return;
    const inside = stands.filter((stand) => depthIn(garden.rings, stand) > 0);
    expect(inside.map(({ segment }) => segment)).toEqual([garden.segment]);
    expect(depthIn(garden.rings, inside[0]!)).toBeGreaterThan(9);
  });

  test("a tower can be stood on where there is a foundation", () => {
    const tower = stands.filter((s) => s.segment === -1);
    expect(tower.length).toBe(tile.marks?.includes("foundation") ? 1 : 0);
  });

  test("holds only numbers, and says the same twice", () => {
    expect(JSON.stringify(geometry)).not.toMatch(/null|NaN/);
    expect(regions.map((r) => r.path).join("")).not.toMatch(/NaN|Infinity/);
    expect(layOutTile(tile)).toEqual(geometry.layout);
  });
});

describe("at the seams", () => {
  test("a road leaves by the middle of its side, 12 broad, at a right angle", () => {
    for (const tile of printed) {
      for (const region of tileGeometry(tile).regions.filter((r) => r.kind === "road")) {
        for (const side of sidesOf(tile.segments[region.segment]!)) {
          for (const deep of [0.1, 0.6]) {
            const spot = (way: number) => plus(innerPoint(side, way), inward[side], deep - 0.15);
            expect([44.4, 55.6].map((way) => holds(region.rings, spot(way)))).toEqual([true, true]);
            expect([43.6, 56.4].map((way) => holds(region.rings, spot(way)))).toEqual([
              false,
              false,
            ]);
          }
        }
      }
    }
  });

  test("a river leaves by the middle of its side, 19 broad with its banks, at a right angle", () => {
    for (const tile of [...RIVERS, ...RIVER_ENDS]) {
      for (const region of tileGeometry(tile).regions.filter((r) => r.kind === "river")) {
        for (const side of sidesOf(tile.segments[region.segment]!)) {
          for (const deep of [0.1, 0.6, 1.2]) {
            const spot = (way: number) => plus(innerPoint(side, way), inward[side], deep - 0.15);
            const held = [40.2, 40.8, 59.2, 59.8].map((way) => holds(region.rings, spot(way)));
            expect(held, `${tile.id} ${side}`).toEqual([false, true, true, false]);
          }
        }
      }
    }
  });

  test("a city owns its whole side, from corner to corner", () => {
    for (const tile of printed) {
      for (const region of tileGeometry(tile).regions.filter((r) => r.kind === "city")) {
        for (const side of sidesOf(tile.segments[region.segment]!)) {
          expect(
            wholeSide(side).every((p) => holds(region.rings, p)),
            `${tile.id} ${side}`,
          ).toBe(true);
        }
      }
    }
  });

  test("a symbol lies inside the tile", () => {
    for (const tile of printed) {
      for (const symbol of tileGeometry(tile).symbols) {
        expect(
          depthIn([[at(0, 0), at(100, 0), at(100, 100), at(0, 100)]], symbol),
          `${tile.id} ${symbol.kind}`,
        ).toBeGreaterThan(5);
      }
    }
  });
});

describe("what changes the worth of a feature", () => {
  const inns = printed.filter((tile) => tile.segments.some((s) => s.roadside?.includes("inn")));

  test.each(inns.map((tile) => [tile.id, tile] as const))(
    "the inn of %s stands at its own road, and clearly at no other",
    (_, tile) => {
      const { symbols, layout } = tileGeometry(tile);
      const inn = symbols.find(({ kind }) => kind === "inn")!;
      const away = (own: boolean) =>
        layout.roads
          .filter(({ segment }) => (segment === inn.segment) === own)
          .flatMap(({ lines }) => lines)
          .map((line) => distanceToLine(inn, line));
      expect(Math.min(...away(true))).toBeLessThan(21);
      expect(Math.min(99, ...away(false))).toBeGreaterThan(Math.min(...away(true)) + 8);
    },
  );

  test("a cathedral stands in its city, beside whoever stands there", () => {
    for (const tile of [...printed, cathedralTown]) {
      const { symbols, stands, regions } = tileGeometry(tile);
      for (const { kind, segment, x, y, radius } of symbols) {
        if (kind !== "cathedral") continue;
        expect(holds(regions[segment]!.rings, at(x, y)), tile.id).toBe(true);
        const stand = stands.find((s) => s.segment === segment)!;
        expect(distance(stand, at(x, y)), tile.id).toBeGreaterThan(radius * 0.9);
      }
    }
  });
});

test("a tile is written once, however often it is asked about, and a changed one anew", () => {
  const written = vi.spyOn(JSON, "stringify");
  const tile = { ...cathedralTown };
  const geometry = tileGeometry(tile);
  const once = written.mock.calls.length;
  expect(tileGeometry(tile)).toBe(geometry);
  expect(written.mock.calls.length).toBe(once);
  expect(tileGeometry({ ...tile, bridge: true })).not.toBe(geometry);
});

describe("where a road meets a river", () => {
  const laid = (name: string) =>
    tileGeometry(RIVERS.find((tile) => tile.id === `rivers/${name}`)!).layout;

  test.each([
    ["under a road", undefined],
    ["before a gate", "gate"],
    ["before a monastery", "plot"],
  ])("%s the road goes over a bridge", (name, end) => {
    const { crossings, roads } = laid(name);
    expect(crossings.map(({ wet }) => wet)).toEqual([true]);
    expect(roads.map((road) => road.end?.kind)).toEqual([end]);
  });

  test("a road that only runs beside it needs no bridge", () => {
    expect(laid("beside a road").crossings).toEqual([]);
    expect(laid("beside a road").overlaps).toEqual([]);
  });

  test("without a bridge it is a fault that is seen", () => {
    const tile = RIVERS.find((each) => each.id === "rivers/under a road")!;
    expect(tileGeometry({ ...tile, bridge: false }).layout.overlaps.length).toBe(1);
  });
});
