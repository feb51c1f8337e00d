// Where things lie on the board: cells, segments, stand points and their names.
import { tileGeometry, turned, type Point, type Rotation } from "../art";
import type { Cell, Place } from "../ipc";
import { catalog, type Design } from "../state/catalog.svelte";
import type { StandsOn } from "../pieces/standing";
import { turnedSpot } from "../tiles/land-parts";
import type { End, Scene, SceneTile } from "./scene";

/** A tile is so many units wide on the board. */
export const TILE = 100;

export interface LaidTile {
  tile: SceneTile;
  design: Design;
}

export type Board = ReadonlyMap<string, LaidTile>;

/** A scene may have a tile otherwise than the catalog. */
export const designIn = (designs: Scene["designs"], id: string): Design | undefined =>
  designs[id] ?? catalog.tile(id);

export const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

const liesAsBefore = ({ tile }: LaidTile, now: SceneTile): boolean =>
  tile.tile === now.tile && tile.rotation === now.rotation && tile.lastOf === now.lastOf;

/** What lies as it lay before stays the same thing, so that who draws it sees at once that nothing is to be done. */
export const boardOf = (
  tiles: Scene["tiles"],
  designs: Scene["designs"],
  before: Board = new Map(),
): Board =>
  new Map(
    tiles.flatMap((tile): [string, LaidTile][] => {
      const design = designIn(designs, tile.tile);
      if (!design) return [];
      const key = keyOf(tile);
      const lay = before.get(key);
      const lies = lay?.design === design && liesAsBefore(lay, tile);
      return [[key, lies ? lay : { tile, design }]];
    }),
  );

/** What lies beyond each side of a cell, and how the side runs from its corner. */
const SIDES = [
  [0, -1, "h100"],
  [1, 0, "m100 0v100"],
  [0, 1, "m0 100h100"],
  [-1, 0, "v100"],
] as const;

/** The line around all that lies there. */
export const coastOf = (board: Board): string =>
  [...board.values()]
    .flatMap(({ tile: { x, y } }) =>
      SIDES.flatMap(([east, south, side]) =>
        board.has(keyOf({ x: x + east, y: y + south })) ? [] : [`M${x * TILE} ${y * TILE}${side}`],
      ),
    )
    .join("");

export const cellAt = ({ x, y }: Point): Cell => ({
  x: Math.floor(x / TILE),
  y: Math.floor(y / TILE),
});

export const middleOfCell = ({ x, y }: Cell): Point => ({
  x: (x + 0.5) * TILE,
  y: (y + 0.5) * TILE,
});

const rotationOf = ({ tile }: LaidTile) => (tile.rotation & 3) as Rotation;

const onBoard = (laid: LaidTile, p: Point): Point => {
  const { x, y } = turned(p, rotationOf(laid));
  return { x: laid.tile.x * TILE + x, y: laid.tile.y * TILE + y };
};

/** A garden that is marked comes after all segments of its design. */
const isGarden = ({ design }: LaidTile, segment: number): boolean =>
  segment >= design.segments.length;

/** Where a figure stands on a segment, or with -1 on the site for building. */
export const standOf = (laid: LaidTile, segment: number): Point => {
  const { stands, garden } = tileGeometry(laid.design);
  const named = isGarden(laid, segment) ? garden?.segment : segment;
  return onBoard(
    laid,
    stands.find((stand) => stand.segment === named) ?? { x: TILE / 2, y: TILE / 2 },
  );
};

/** The middle of ground on which nobody stands: where roads meet, or corn. */
const groundOf = (laid: LaidTile, kinds: readonly string[]): Point => {
  const { grounds } = tileGeometry(laid.design).layout;
  const ground = grounds.find(({ kind }) => kinds.includes(kind));
  return onBoard(laid, ground?.centre ?? { x: TILE / 2, y: TILE / 2 });
};
const MEETING = ["village", "green"];
const CORN = ["corn"];

export const footOf = (laid: LaidTile, on: StandsOn): Point =>
  on === "meeting"
    ? groundOf(laid, MEETING)
    : on === "corn"
      ? groundOf(laid, CORN)
      : standOf(laid, on === "site" ? -1 : on);

/** Where an arrow begins or ends. */
export const pointOfEnd = (board: Board, end: End): Point => {
  const laid = "on" in end ? board.get(keyOf(end)) : undefined;
  return laid && "on" in end ? footOf(laid, end.on) : middleOfCell(end);
};

export const segmentPath = (laid: LaidTile, segment: number): string => {
  const { regions, garden } = tileGeometry(laid.design);
  return (isGarden(laid, segment) ? garden : regions[segment])?.path ?? "";
};

/** How a path of the unturned tile is moved to its place. */
export const moveTo = ({ tile }: LaidTile): string =>
  `translate(${tile.x * TILE} ${tile.y * TILE}) rotate(${tile.rotation * 90} ${TILE / 2} ${TILE / 2})`;

const inRings = (rings: readonly (readonly Point[])[], p: Point): boolean => {
  let inside = false;
  for (const ring of rings) {
    let before = ring.at(-1)!;
    for (const here of ring) {
      const crosses = here.y > p.y !== before.y > p.y;
      const slope = (before.x - here.x) / (before.y - here.y);
      if (crosses && p.x < here.x + slope * (p.y - here.y)) inside = !inside;
      before = here;
    }
  }
  return inside;
};

/** The segment below a point of the board. The regions drawn are the regions touched. */
export const segmentAt = (laid: LaidTile, p: Point): number | null => {
  const inTile = { x: p.x - laid.tile.x * TILE, y: p.y - laid.tile.y * TILE };
  const unturned = turned(inTile, ((4 - rotationOf(laid)) & 3) as Rotation);
  const { regions } = tileGeometry(laid.design);
  return regions.find(({ rings }) => inRings(rings, unturned))?.segment ?? null;
};

/** The other way round: the segment that Rust names, or -1 for what is built on the tile. */
export const segmentNamed = ({ tile, design }: LaidTile, { kind, at }: Place): number =>
  design.segments.findIndex(
    (land) =>
      land.kind === kind &&
      (at === "I"
        ? land.edges.length === 0
        : land.edges.some((edge) => turnedSpot(edge, tile.rotation) === at)),
  );

/** How Rust is asked about a segment: by any spot that it owns, as the tile lies. */
export const placeOf = ({ tile, design }: LaidTile, segment: number): Place | null => {
  const land = design.segments[segment];
  if (!land) return null;
  const at = turnedSpot(land.edges[0] ?? "I", tile.rotation);
  return { x: tile.x, y: tile.y, kind: land.kind, at };
};
