// Chooses where a figure stands on each segment, so that figures hide neither each other nor a symbol. Draws nothing.
import { deepest, depthIn } from "../plane/area";
import { BOX, at, distance, type Point } from "../plane/point";
import type { Layout } from "./ground";
import type { Symbol } from "./symbols";

export interface Stand {
  /** The segment stood on, or -1 for the top of the tower. */
  readonly segment: number;
  readonly x: number;
  readonly y: number;
}

export const BETWEEN_STANDS = 20;
const FIGURE_RADIUS = 8;
const BEAM = 50;

interface Spot {
  readonly p: Point;
  readonly worth: number;
}

export function placeStands(layout: Layout, symbols: readonly Symbol[]): Stand[] {
  const fixed: Stand[] = [];
  const open: { segment: number; spots: Spot[] }[] = [];
  for (const ground of layout.grounds) {
    if (ground.kind === "foundation") fixed.push({ segment: -1, ...ground.centre });
  }
  const gates = layout.roads.flatMap((r) => (r.end?.kind === "gate" ? [r.lines[0]!.at(-1)!] : []));
  for (const [segment, area] of layout.covers.entries()) {
    if (area.length === 0 || fixed.some((s) => s.segment === segment)) continue;
    const spots: Spot[] = [];
    const centre = layout.grounds.find((g) => g.segment === segment)?.centre;
    for (const p of [centre ?? deepest(area), ...grid()]) {
      const depth = depthIn(area, p);
      if (depth < 1.5) continue;
      const rim = Math.min(p.x, p.y, BOX - p.x, BOX - p.y);
      if (centre !== undefined) {
        spots.push({ p, worth: 20 - 3 * distance(p, centre) });
        continue;
      }
      let worth = Math.min(depth, 16) + 0.5 * Math.min(rim, 14) - 0.01 * distance(p, at(50, 50));
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
    let beam: { stands: Stand[]; worth: number }[] = [{ stands: fixed, worth: 0 }];
    for (const { segment, spots } of open) {
      const next: typeof beam = [];
      for (const state of beam) {
        let taken = 0;
        for (const { p, worth } of spots) {
          if (taken >= 10) break;
          if (state.stands.some((s) => distance(s, p) < apart)) continue;
          taken++;
          next.push({
            stands: [...state.stands, { segment, x: p.x, y: p.y }],
            worth: state.worth + worth,
          });
        }
      }
      next.sort((a, b) => b.worth - a.worth);
      beam = next.slice(0, BEAM);
    }
    const best = beam[0];
    if (best !== undefined) return [...best.stands].sort((a, b) => a.segment - b.segment);
  }
  return fixed;
}

/** The best spots, none so near a better one that trying both would be a waste. */
function spread(spots: readonly Spot[]): Spot[] {
  const kept: Spot[] = [];
  for (const spot of spots) {
    if (kept.length >= 90) break;
    if (kept.every((k) => distance(k.p, spot.p) >= 3.4)) kept.push(spot);
  }
  return kept;
}

function grid(): Point[] {
  const points: Point[] = [];
  for (let x = 5; x <= 95; x += 2.5) for (let y = 5; y <= 95; y += 2.5) points.push(at(x, y));
  return points;
}
