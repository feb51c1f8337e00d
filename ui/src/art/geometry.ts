// One geometry for drawing, touching and lighting up a tile.
import { joined, pathOf, plot, type Area } from "./plane/area";
import { layOutTile, type Layout } from "./land/ground";
import { GARDEN, placeStands, type Stand } from "./land/stands";
import { placeSymbols, type Symbol } from "./land/symbol-places";
import { Cache } from "./cache";
import { contentOf, hasMark, type Kind, type Tile } from "./tile";

export interface Region {
  readonly segment: number;
  readonly kind: Kind;
  /** Closed rings in the unrotated 100 x 100 box; holes run the other way round. */
  readonly rings: Area;
  readonly path: string;
}

export interface TileGeometry {
  readonly regions: readonly Region[];
  /** The ground of a garden that is only marked: it lies on the others' ground, and is touched and lit before it. */
  readonly garden: Region | undefined;
  readonly stands: readonly Stand[];
  readonly symbols: readonly Symbol[];
  /** Ground nobody may stand on: villages, corn, hedges, moats, the foundation. */
  readonly neutral: Area;
  readonly layout: Layout;
}

/** More than the designs of all expansions together. */
const known = new Cache<TileGeometry>(400);

/** Kept by what the tile is: one that takes the place of another under one id is laid out anew. */
export const tileGeometry = (tile: Tile): TileGeometry =>
  known.of(contentOf(tile), () => geometryOf(tile));

function geometryOf(tile: Tile): TileGeometry {
  const layout = layOutTile(tile);
  const symbols = placeSymbols(tile, layout);
  const marked = hasMark(tile, "garden") && !tile.segments.some((s) => s.kind === "garden");
  const garden = marked ? symbols.find(({ kind }) => kind === "garden") : undefined;
  return {
    regions: tile.segments.map((segment, index) => {
      const rings = layout.covers[index]!;
      return { segment: index, kind: segment.kind, rings, path: pathOf(rings) };
    }),
    garden: garden && gardenRegion(garden),
    stands: placeStands(layout, symbols, garden),
    symbols,
    neutral: joined(layout.grounds.filter((g) => g.segment < 0).map((g) => g.area)),
    layout,
  };
}

function gardenRegion({ x, y, radius }: Symbol): Region {
  const rings = plot({ x, y }, radius);
  return { segment: GARDEN, kind: "garden", rings, path: pathOf(rings) };
}
