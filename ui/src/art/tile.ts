// What a tile says about itself, as a tile-set file writes it.

export const SIDES = ["N", "E", "S", "W"] as const;
export type Side = (typeof SIDES)[number];

export const HALVES = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"] as const;
export type Half = (typeof HALVES)[number];

export const GOODS = ["wine", "wheat", "cloth"] as const;
export type Goods = (typeof GOODS)[number];

export const PICTURES = [
  "farmhouse",
  "cowshed",
  "pigsty",
  "donkey-stable",
  "garden",
  "highwaymen",
  "travellers",
  "inn",
] as const;
export type Picture = (typeof PICTURES)[number];

export const MARKS = [
  "foundation",
  "bag",
  "garden",
  "spring",
  "lake",
  "crop-fork",
  "crop-club",
  "crop-shield",
] as const;
/** Where a river begins, and where it ends. */
export const WATERS = ["spring", "lake"] as const;
export type Mark = (typeof MARKS)[number] | (typeof WATERS)[number];

/** A word that no drawing knows is shown as a question. */
export const UNKNOWN = "unknown";
export const known = (words: readonly string[], word: string): string =>
  words.includes(word) ? word : UNKNOWN;

export type Kind = "city" | "road" | "river" | "field" | "monastery" | "garden";

export interface Segment {
  readonly kind: Kind;
  /** Sides for cities, roads and rivers, halves of sides for fields, nothing for what lies inside. */
  readonly edges: readonly string[];
  readonly pennants?: number | null;
  readonly goods?: string | null;
  readonly cathedral?: boolean | null;
  readonly roadside?: readonly string[] | null;
  readonly cities?: readonly number[] | null;
}

/** A picture of an author's own, as it lies on a tile: how wide, and how far from the middle, in hundredths of the tile. */
export interface OwnPicture {
  readonly key: string;
  readonly over: boolean;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly mirrored: boolean;
  /** By how many quarter turns clockwise, after it was mirrored. */
  readonly turned: number;
}

export interface Tile {
  readonly id: string;
  readonly segments: readonly Segment[];
  readonly marks?: readonly string[] | null;
  readonly village?: readonly number[] | null;
  readonly bridge?: boolean | null;
  readonly decor?: readonly string[] | null;
  readonly picture?: OwnPicture | null;
}

/**
 * Written once for each tile: boards ask for all of theirs again and again. Nobody edits a design in place; one that was
 * changed comes as another object.
 */
const contents = new WeakMap<Tile, string>();

/** What of a tile makes its picture, as one text; of its id only, that other names sow other tufts. */
export const contentOf = (tile: Tile): string => {
  const known = contents.get(tile);
  if (known !== undefined) return known;
  const { id, segments, marks, village, bridge, decor, picture } = tile;
  const content = JSON.stringify([
    id,
    segments,
    marks ?? [],
    village ?? [],
    bridge ?? false,
    decor ?? [],
    ...(picture ? [picture] : []),
  ]);
  contents.set(tile, content);
  return content;
};

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

/** Whether a segment lies inside the tile, or names no side that there is. */
export const isInner = (segment: Segment): boolean =>
  segment.kind === "monastery" ||
  segment.kind === "garden" ||
  (segment.kind === "field" ? halvesOf(segment) : sidesOf(segment)).length === 0;

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
