// A tile turned as it lies on the board, ready to be drawn upright under a light that does not turn. Draws nothing.
import type { TileGeometry } from "../geometry";
import type { City } from "../land/city-ground";
import type { Crossing } from "../land/crossings";
import type { Ground } from "../land/ground";
import type { Road } from "../land/road-ground";
import type { River } from "../land/water";
import type { Stand } from "../land/stands";
import type { Symbol } from "../land/symbol-places";
import { Sheet } from "./sheet";
import type { Area } from "../plane/area";
import { distance, distanceToLine, type Point, turned } from "../plane/point";
import type { Rotation, Tile } from "../tile";

/** 0: regions and symbols; 1: walls, roofs, bends as well; 2: texture, tufts and tracks too. */
export type Level = 0 | 1 | 2;

export const levelFor = (sizeOnScreen: number): Level =>
  sizeOnScreen < 48 ? 0 : sizeOnScreen < 110 ? 1 : 2;

export interface TurnedTile {
  readonly tile: Tile;
  readonly level: Level;
  readonly sheet: Sheet;
  readonly turn: (p: Point) => Point;
  readonly cities: readonly City[];
  readonly rivers: readonly River[];
  readonly roads: readonly Road[];
  readonly crossings: readonly Crossing[];
  readonly grounds: readonly Ground[];
  readonly hedges: readonly (readonly Point[])[];
  readonly covers: readonly Area[];
  readonly overlaps: readonly Area[];
  readonly symbols: readonly Symbol[];
  readonly stands: readonly Stand[];
  /** Breadth of an ink line that looks the same at every level. */
  readonly ink: number;
}

export function turnedTileOf(
  tile: Tile,
  geometry: TileGeometry,
  rotation: Rotation,
  level: Level,
): TurnedTile {
  const turn = (p: Point) => turned(p, rotation);
  const heading = (v: Point) => {
    const [a, b] = [turn(v), turn({ x: 0, y: 0 })];
    return { x: a.x - b.x, y: a.y - b.y };
  };
  const area = (shape: Area): Area => shape.map((ring) => ring.map(turn));
  const { layout } = geometry;
  return {
    tile,
    level,
    sheet: new Sheet(),
    turn,
    cities: layout.cities.map((c) => ({
      ...c,
      area: area(c.area),
      walls: c.walls.map((w) => w.map(turn)),
    })),
    rivers: layout.rivers.map((r) => ({
      ...r,
      lines: r.lines.map((l) => l.map(turn)),
      area: area(r.area),
      water: area(r.water),
      pool: r.pool && { ...r.pool, centre: turn(r.pool.centre) },
    })),
    roads: layout.roads.map((r) => ({ ...r, lines: r.lines.map((l) => l.map(turn)) })),
    crossings: layout.crossings.map((c) => ({ ...c, at: turn(c.at), heading: heading(c.heading) })),
    grounds: layout.grounds.map((g) => ({ ...g, area: area(g.area), centre: turn(g.centre) })),
    hedges: layout.dividers.map((d) => d.line.map(turn)),
    covers: layout.covers.map(area),
    overlaps: layout.overlaps.map(area),
    symbols: geometry.symbols.map((s) => ({ ...s, ...turn(s) })),
    stands: geometry.stands.map((s) => ({ ...s, ...turn(s) })),
    ink: [1.3, 0.85, 0.6][level]!,
  };
}

export function coversOf(scene: TurnedTile, kind: string): { segment: number; area: Area }[] {
  return scene.covers.flatMap((area, segment) =>
    scene.tile.segments[segment]!.kind === kind && area.length > 0 ? [{ segment, area }] : [],
  );
}

/** Whether something that means something stands at a place, or somebody may. */
export function busy(scene: TurnedTile, p: Point, margin: number): boolean {
  return (
    scene.symbols.some((s) => distance(s, p) < s.radius + margin) ||
    scene.stands.some((s) => distance(s, p) < margin + 3.5) ||
    scene.grounds.some(
      (g) => g.kind === "village" && distance(g.centre, p) < g.radius + margin + 2,
    ) ||
    scene.hedges.some((line) => distanceToLine(p, line) < margin)
  );
}
