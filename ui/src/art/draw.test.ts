// What a machine can check of the drawings: sober, small, the same each time, and whole at every turn and level.
// @vitest-environment node
import { describe, expect, test } from "vitest";
import { drawTile } from "./draw";
import { tileGeometry } from "./geometry";
import { THEMES } from "./pen/palette";
import { holds } from "./plane/area";
import { at, turned } from "./plane/point";
import { SIDES, type Rotation } from "./tile";
import { allTiles } from "./trial/all-tiles";
import { STEP, oppositeOf, randomBoard, sideKind, type PlacedTile } from "./trial/random-board";
import { riverWalk } from "./trial/river-walk";
import { RIVERS } from "./trial/rivers";
import { strangeTile } from "./trial/strange-tiles";

const tiles = allTiles();
const some = [...tiles, ...RIVERS, ...Array.from({ length: 20 }, (_, i) => strangeTile(i))];

describe("a tile's picture", () => {
  test.each(some.map((tile, i) => [tile.id, tile, i] as const))(
    "%s is well-formed and small",
    (_, tile, i) => {
      const svg = drawTile(tile, {
        level: ([2, 1, 2, 0] as const)[i % 4]!,
        rotation: (i % 4) as Rotation,
      });
      expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|class=/);
      expect(svg.match(/<path /g)!.length).toBeLessThan(150);
      expect(svg.replace(/<path( [a-z-]+="[^"<>&]+")+\/>/g, "")).toMatch(/^<svg [^<>]*><\/svg>$/);
    },
  );

  test("is the same bytes for the same id, and another picture for another id", () => {
    for (const tile of tiles.slice(0, 12)) {
      expect(drawTile({ ...tile })).toBe(drawTile(tile));
      expect(drawTile({ ...tile, id: `${tile.id} copy` })).not.toBe(drawTile(tile));
    }
  });

  test("follows the page's palette, or carries a theme's own colours", () => {
    const tile = tiles[0]!;
    expect(drawTile(tile)).toContain('fill="var(--art-grass-1)"');
    for (const theme of THEMES) expect(drawTile(tile, { theme })).not.toContain("var(");
    expect(drawTile(tile, { theme: "paper" })).not.toBe(drawTile(tile, { theme: "candle" }));
  });

  test("grows in detail with its size on screen", () => {
    for (const tile of tiles.filter((_, i) => i % 6 === 0)) {
      const lengths = [40, 100, 200].map((size) => drawTile(tile, { size }).length);
      expect(lengths[0]!, tile.id).toBeLessThan(lengths[2]!);
    }
  });
});

const stream = RIVERS.filter(({ id }) => !["rivers/fork", "rivers/pond"].includes(id));
const boards: [string, PlacedTile[], number, number][] = [
  ["sixty tiles", randomBoard(tiles, 60, "seams"), 60, 120],
  ["a river from its spring to its lake", riverWalk(stream, "a boat"), stream.length, 19],
];

describe.each(boards)("a board of %s", (_, board, count, least) => {
  const at_ = new Map(board.map((placed) => [`${placed.x},${placed.y}`, placed]));

  /** What lies at a place just inside a side, walking the side from west to east or from north to south. */
  const kindAt = (placed: PlacedTile, side: string, way: number): string => {
    const near = 0.1;
    const seen = {
      N: at(way, near),
      S: at(way, 100 - near),
      W: at(near, way),
      E: at(100 - near, way),
    }[side]!;
    const own = turned(seen, ((4 - placed.rotation) % 4) as Rotation);
    const region = tileGeometry(placed.tile).regions.find((r) => holds(r.rings, own));
    return region?.kind ?? "neutral";
  };

  test("is joined legally", () => {
    expect(board.length).toBe(count);
  });

  test("shows the same ground on both sides of every seam", () => {
    let seams = 0;
    for (const placed of board) {
      for (const side of SIDES) {
        const neighbour = at_.get(`${placed.x + STEP[side][0]},${placed.y + STEP[side][1]}`);
        if (neighbour === undefined) continue;
        seams++;
        expect(sideKind(placed, side)).toBe(sideKind(neighbour, oppositeOf(side)));
        // Hedges and corn may end in a corner, which no neighbour has to answer.
        for (let way = 8; way <= 92; way += 2) {
          const off = Math.abs(way - 50);
          if (Math.abs(off - 6) < 0.7 || Math.abs(off - 9.5) < 0.7) continue;
          expect(
            kindAt(placed, side, way),
            `${placed.tile.id} and ${neighbour.tile.id} at ${way}`,
          ).toBe(kindAt(neighbour, oppositeOf(side), way));
        }
      }
    }
    expect(seams).toBeGreaterThan(least);
  });
});

test("a picture of the author’s own lies on the grass or over the land, and turns with its tile", () => {
  const tile = allTiles().find(({ id }) => id === "base/D")!;
  const own = { key: "a", over: false, size: 80, x: 10, y: -5, mirrored: false, turned: 0 };
  const address = "data:image/png;base64,AAAA";
  const plain = drawTile(tile);
  expect(drawTile({ ...tile, picture: own })).toBe(plain);
  const parts = (over: boolean, rotation: 0 | 1) => {
    const svg = drawTile({ ...tile, picture: { ...own, over } }, { picture: address, rotation });
    const [below = "", image = "", above = "", ...more] = svg.split(/(<image [^>]*\/>)/);
    expect(more).toEqual([]);
    return { below: below.length, image, above };
  };
  const under = parts(false, 0);
  const over = parts(true, 0);
  expect(under.image).toBe(`<image x="20" y="5" width="80" height="80" href="${address}"/>`);
  expect(over.image).toBe(under.image);
  expect(over.above).toBe("</svg>");
  expect(under.below).toBeGreaterThan(100);
  expect(under.above.length).toBeGreaterThan(500);
  expect(parts(false, 1).image).toContain('transform="matrix(0 1 -1 0 100 0)"');
  const picture = { ...own, mirrored: true, turned: 3 };
  expect(drawTile({ ...tile, picture }, { picture: address, rotation: 1 })).toContain(
    'transform="matrix(-1 0 0 1 115 15)"',
  );
});
