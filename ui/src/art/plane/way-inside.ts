// A short way through an area that keeps off its rim.
import type { Area } from "./area";
import { chartOf } from "./chart";
import { at, blend, distance, paced, type Point } from "./point";

const STEP = 2.5;
const CELLS = 41;

/** A smooth line between two rim points that stays inside the area; the straight one when that will do. */
export function wayThrough(area: Area, from: Point, to: Point): Point[] {
  const chart = chartOf(area);
  const straight = paced([from, to], 3);
  if (
    straight
      .slice(1, -1)
      .every((p) => chart.depth(p) > 0.8 || distance(p, from) < 3 || distance(p, to) < 3)
  ) {
    return straight;
  }
  const cell = (p: Point) => Math.round(p.y / STEP) * CELLS + Math.round(p.x / STEP);
  const place = (c: number) => at((c % CELLS) * STEP, Math.floor(c / CELLS) * STEP);
  const [start, goal] = [cell(from), cell(to)];
  const depths = new Map<number, number>();
  const depth = (c: number) => {
    let known = depths.get(c);
    if (known === undefined) depths.set(c, (known = chart.depth(place(c))));
    return known;
  };
  const cost = new Map([[start, 0]]);
  const origin = new Map<number, number>();
  const open = new Set([start]);
  while (open.size > 0) {
    let here = -1;
    for (const c of open) if (here < 0 || cost.get(c)! < cost.get(here)!) here = c;
    open.delete(here);
    if (here === goal) break;
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const [x, y] = [(here % CELLS) + dx, Math.floor(here / CELLS) + dy];
        const next = y * CELLS + x;
        if (next === here || x < 0 || y < 0 || x >= CELLS || y >= CELLS) continue;
        const inside = depth(next);
        if (next !== goal && inside < 0) continue;
        const step = Math.hypot(dx, dy) * (1 + 3 / (0.6 + Math.max(0, inside)));
        const total = cost.get(here)! + step;
        if (total < (cost.get(next) ?? Infinity) - 1e-9) {
          cost.set(next, total);
          origin.set(next, here);
          open.add(next);
        }
      }
    }
  }
  const cells: Point[] = [];
  for (
    let c: number | undefined = origin.get(goal);
    c !== undefined && c !== start;
    c = origin.get(c)
  ) {
    cells.unshift(place(c));
  }
  return rounded([from, ...cells, to], 3);
}

function rounded(line: Point[], times: number): Point[] {
  if (times === 0) return line;
  const next = [line[0]!];
  for (let i = 1; i < line.length; i++) {
    next.push(blend(line[i - 1]!, line[i]!, 0.25), blend(line[i - 1]!, line[i]!, 0.75));
  }
  next.push(line[line.length - 1]!);
  return rounded(next, times - 1);
}
