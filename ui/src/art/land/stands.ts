// Chooses where a figure stands on each segment, so that figures hide neither each other nor a symbol. Draws nothing.
import { deepest } from "../plane/area";
import { chartOf } from "../plane/chart";
import { BOX, CENTRE, distance, type Point } from "../plane/point";
import type { Layout } from "./ground";
import type { Symbol } from "./symbol-places";

export interface Stand {
  /** The segment stood on, -1 for the top of the tower, or [`GARDEN`]. */
  readonly segment: number;
  readonly x: number;
  readonly y: number;
}

/** A garden that a mark tells of is no segment of its tile. */
export const GARDEN = -2;
export const BETWEEN_STANDS = 20;
const FIGURE_RADIUS = 8;
const BEAM = 50;

interface Spot {
  readonly p: Point;
  readonly worth: number;
}

export function placeStands(
  layout: Layout,
  symbols: readonly Symbol[],
  garden: Point | undefined,
): Stand[] {
  const fixed: Stand[] = garden ? [{ segment: GARDEN, x: garden.x, y: garden.y }] : [];
  const open: { segment: number; spots: readonly Spot[] }[] = [];
  for (const ground of layout.grounds) {
    if (ground.kind === "foundation") fixed.push({ segment: -1, ...ground.centre });
  }
  const rivers = new Set(layout.rivers.map((river) => river.segment));
  const gates = layout.roads.flatMap((r) => (r.end?.kind === "gate" ? [r.lines[0]!.at(-1)!] : []));
  for (const [segment, area] of layout.covers.entries()) {
    // Nobody stands on a river.
    if (rivers.has(segment) || area.length === 0 || fixed.some((s) => s.segment === segment))
      continue;
    const spots: Spot[] = [];
    const centre = layout.grounds.find((g) => g.segment === segment)?.centre;
    const chart = chartOf(area);
    const first = centre ?? deepest(area);
    const places = [{ p: first, depth: chart.depth(first) }, ...chart.grid(5, 95, 2.5)];
    for (const { p, depth } of places) {
      if (depth < 1.5) continue;
      const rim = Math.min(p.x, p.y, BOX - p.x, BOX - p.y);
      if (centre !== undefined) {
        spots.push({ p, worth: 20 - 3 * distance(p, centre) });
        continue;
      }
      let worth = Math.min(depth, 16) + 0.5 * Math.min(rim, 14) - 0.01 * distance(p, CENTRE);
      for (const symbol of symbols) {
        worth -= 1.4 * Math.max(0, symbol.radius + FIGURE_RADIUS - distance(p, symbol));
      }
      for (const gate of gates) worth -= 0.5 * Math.max(0, 17 - distance(p, gate));
      for (const crossing of layout.crossings)
        worth -= 0.5 * Math.max(0, 22 - distance(p, crossing.at));
      spots.push({ p, worth });
    }
    spots.sort((a, b) => b.worth - a.worth);
    open.push({ segment, spots: spread(spots) });
  }
  open.sort((a, b) => a.spots.length - b.spots.length);

  for (let apart = BETWEEN_STANDS; apart > 0; apart -= 2) {
    const best = chosen(fixed, open, apart);
    if (best !== undefined) return best.sort((a, b) => a.segment - b.segment);
  }
  return fixed;
}

/** The best spots so far apart from each other, or nothing when there is no such choice. */
function chosen(
  fixed: readonly Stand[],
  open: readonly { readonly segment: number; readonly spots: readonly Spot[] }[],
  apart: number,
): Stand[] | undefined {
  interface State {
    readonly stands: readonly Stand[];
    readonly worth: number;
  }
  let beam: State[] = [{ stands: fixed, worth: 0 }];
  for (const { segment, spots } of open) {
    const next: { readonly from: State; readonly p: Point; readonly worth: number }[] = [];
    for (const from of beam) {
      let taken = 0;
      for (const { p, worth } of spots) {
        if (taken >= 10) break;
        if (!clear(from.stands, p, apart)) continue;
        taken++;
        next.push({ from, p, worth: from.worth + worth });
      }
    }
    next.sort((a, b) => b.worth - a.worth);
    beam = next.slice(0, BEAM).map(({ from, p, worth }) => ({
      stands: [...from.stands, { segment, x: p.x, y: p.y }],
      worth,
    }));
  }
  return beam[0] && [...beam[0].stands];
}

function clear(stands: readonly Point[], p: Point, apart: number): boolean {
  for (const stand of stands) if (distance(stand, p) < apart) return false;
  return true;
}

/** The best spots, none so near a better one that trying both would be a waste. */
function spread(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  const places: Point[] = [];
  for (const spot of spots) {
    if (kept.length >= 90) break;
    if (!clear(places, spot.p, 3.4)) continue;
    kept.push(spot);
    places.push(spot.p);
  }
  return kept;
}
