// What a tile says about itself, as a tile-set file writes it. Knows nothing of geometry or drawing.

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

export const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] as const;
export type Half = (typeof HALVES)[number];

export type Goods = "wine" | "wheat" | "cloth";
export type Picture =
  | "farmhouse"
  | "cowshed"
  | "pigsty"
  | "donkey-stable"
  | "garden"
  | "highwaymen"
  | "travellers"
  | "inn";
export type Mark = "foundation" | "bag" | "garden" | "crop-fork" | "crop-club" | "crop-shield";
export type Kind = "city" | "road" | "field" | "monastery" | "garden";

export interface Segment {
  readonly kind: Kind;
  /** Sides for cities and roads, halves of sides for fields, nothing for what lies inside. */
  readonly edges: readonly string[];
  readonly pennants?: number | null;
  readonly goods?: string | null;
  readonly cathedral?: boolean | null;
  readonly roadside?: readonly string[] | null;
  readonly cities?: readonly number[] | null;
}

export interface Tile {
  readonly id: string;
  readonly segments: readonly Segment[];
  readonly marks?: readonly string[] | null;
  readonly village?: readonly number[] | null;
  readonly bridge?: boolean | null;
  readonly decor?: readonly string[] | null;
}

/** What of a tile makes its picture, as one text; of its id only, that other names sow other tufts. */
export const contentOf = ({ id, segments, marks, village, bridge, decor }: Tile): string =>
  JSON.stringify([id, segments, marks ?? [], village ?? [], bridge ?? false, decor ?? []]);

export type Rotation = 0 | 1 | 2 | 3;

/** Segment indices of one kind, in the tile's own order. */
export function indicesOf(tile: Tile, kind: Kind): number[] {
  return tile.segments.flatMap((segment, index) => (segment.kind === kind ? [index] : []));
}

/** The sides a segment owns, clockwise from the north. */
export function sidesOf(segment: Segment): Side[] {
  return SIDES.filter((side) => segment.edges.includes(side));
}

export function halvesOf(segment: Segment): Half[] {
  return HALVES.filter((half) => segment.edges.includes(half));
}

/** The field that owns a half of a side, or -1. */
export function fieldAt(tile: Tile, half: Half): number {
  return tile.segments.findIndex((s) => s.kind === "field" && s.edges.includes(half));
}

export function hasMark(tile: Tile, mark: Mark): boolean {
  return tile.marks?.includes(mark) ?? false;
}

export function cropOf(tile: Tile): "fork" | "club" | "shield" | undefined {
  return (["fork", "club", "shield"] as const).find((crop) => hasMark(tile, `crop-${crop}`));
}
