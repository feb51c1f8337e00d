// Draws the lines that part two fields where no wall and no road does.
import type { City } from "./city-ground";
import { cut, type Switch } from "./cuts";
import { type Area, common, deepest, NOTHING, separated, ribbon, without } from "../plane/area";
import { BOX, distance, minus, paced, plus, type Point, unit } from "../plane/point";
import { wayThrough } from "../plane/way-inside";
import { fieldAt, type Half, type Tile } from "../tile";

export interface Divider {
  readonly line: readonly Point[];
  readonly area: Area;
  /** The cut itself, longer than the area, since a cut that ends on a rim may leave a thread. */
  readonly blade: Area;
  /** On one side of it lies ground that nobody owns: it is no hedge, only where the land ends. */
  readonly bare: boolean;
}

/** One stretch of a part's rim: what owns it, a field segment or (-1) a wall, road or ground. */
interface Rim {
  readonly field: number;
  readonly points: Point[];
}

export function halfOn(p: Point): string | undefined {
  const near = 0.02;
  if (p.y <= near) return p.x < 50 ? "NL" : "NR";
  if (p.x >= BOX - near) return p.y < 50 ? "EL" : "ER";
  if (p.y >= BOX - near) return p.x > 50 ? "SL" : "SR";
  if (p.x <= near) return p.y > 50 ? "WL" : "WR";
  return undefined;
}

const isCorner = (p: Point) => (p.x < 0.1 || p.x > 99.9) && (p.y < 0.1 || p.y > 99.9);

/** Stands for the fields that are missing where the tile's side belongs to nobody. */
export const nobodyOf = (tile: Tile): number => tile.segments.length;

/** The field that owns a rim point; what no field can own is a barrier. */
function ownerOf(tile: Tile, a: Point, b: Point): number {
  const [first, second] = [halfOn(a), halfOn(b)];
  if (first === undefined || second === undefined) return -1;
  const half = halfOn({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  if (half === undefined) return -1;
  const field = fieldAt(tile, half as Half);
  if (field >= 0) return field;
  const walled = tile.segments.some((s) => s.kind === "city" && s.edges.includes(half[0]!));
  return walled ? -1 : nobodyOf(tile);
}

export function fieldsAround(tile: Tile, part: Area): Set<number> {
  return new Set(rimOf(tile, part).flatMap((rim) => (rim.field >= 0 ? [rim.field] : [])));
}

function rimOf(tile: Tile, part: Area): Rim[] {
  const ring = part[0];
  if (ring === undefined) return [];
  const points = paced([...ring, ring[0]!], 0.9).slice(0, -1);
  // Pacing may step over a corner or the middle of a side, where one field ends and the next begins.
  const corners = ring.filter(isCorner);
  const exact = points.map((p) => corners.find((q) => distance(p, q) < 0.8) ?? p);
  const rims: Rim[] = [];
  for (const [i, p] of exact.entries()) {
    const next = exact[(i + 1) % exact.length]!;
    const field = ownerOf(tile, p, next);
    const last = rims[rims.length - 1];
    if (last?.field === field) last.points.push(next);
    else rims.push({ field, points: [p, next] });
  }
  const [first, last] = [rims[0], rims[rims.length - 1]];
  if (rims.length > 1 && first && last && first.field === last.field) {
    first.points.unshift(...last.points.slice(0, -1));
    rims.pop();
  }
  return rims;
}

function switchesOf(rims: readonly Rim[]): Switch[] {
  const found: Switch[] = [];
  const owned = rims.flatMap((rim, i) => (rim.field >= 0 ? [i] : []));
  for (const [k, i] of owned.entries()) {
    const j = owned[(k + 1) % owned.length]!;
    const [here, there] = [rims[i]!, rims[j]!];
    if (here.field === there.field) continue;
    const between = rims[(i + 1) % rims.length]!;
    const touching = (i + 1) % rims.length === j;
    found.push({
      before: here.field,
      after: there.field,
      places: touching ? [there.points[0]!] : between.points,
    });
  }
  return found;
}

function partedBy(line: readonly Point[], part: Area, breadth: number, bare: boolean): Divider {
  const [a, b] = [line[0]!, line[line.length - 1]!];
  const [next, previous] = [line[1]!, line[line.length - 2]!];
  const long = [plus(a, unit(minus(a, next)), 3), ...line, plus(b, unit(minus(b, previous)), 3)];
  const blade = ribbon(long, breadth);
  return { line, blade, area: common(blade, part), bare };
}

/** Parts one connected piece of ground until each remaining piece touches one field only. */
export function divide(
  tile: Tile,
  cities: readonly City[],
  part: Area,
  breadth: number,
): { pieces: Area[]; dividers: Divider[] } {
  const switches = switchesOf(rimOf(tile, part));
  if (switches.length < 2) return { pieces: [part], dividers: [] };
  const fields = new Set(switches.map((s) => s.before));
  let dividers: Divider[];
  const nobody = nobodyOf(tile);
  const open = switches.every((s) => s.places.length === 1);
  if (open && fields.size === switches.length && switches.length > 2) {
    const hub = deepest(part);
    dividers = switches.map((s) =>
      partedBy(
        wayThrough(part, s.places[0]!, hub),
        part,
        breadth,
        [s.before, s.after].includes(nobody),
      ),
    );
  } else {
    const leaf = switches.findIndex((s, i) => {
      const next = switches[(i + 1) % switches.length]!;
      return s.after === next.before && switches.filter((t) => t.before === s.after).length === 1;
    });
    const from = leaf < 0 ? 0 : leaf;
    const [first, second] = [switches[from]!, switches[(from + 1) % switches.length]!];
    const line = cut(tile, cities, part, first, second);
    const beside = [first.before, first.after, second.after];
    dividers = [partedBy(line, part, breadth, beside.includes(nobody))];
  }
  const barrier = dividers.reduce<Area>((sum, d) => [...sum, ...d.blade], NOTHING);
  const pieces: Area[] = [];
  const rest = separated(without(part, barrier));
  for (const piece of rest) {
    // A cut that did not part anything would be tried for ever.
    if (rest.length < 2) {
      pieces.push(piece);
      continue;
    }
    const deeper = divide(tile, cities, piece, breadth);
    pieces.push(...deeper.pieces);
    dividers.push(...deeper.dividers);
  }
  return { pieces, dividers };
}
