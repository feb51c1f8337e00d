// A chart of one area: answers quickly, however often, how deep points lie.
import type { Area } from "./area";
import { at, type Point } from "./point";

export interface Chart {
  /** As `depthIn` says it. */
  readonly depth: (p: Point) => number;
  /** The points of a grid that lie inside, column by column, each with its depth, at most `DEEP`. */
  readonly grid: (from: number, to: number, step: number) => readonly Depth[];
}

/** Deeper than anything has to stand. */
const DEEP = 24;

export interface Depth {
  readonly p: Point;
  readonly depth: number;
}

const drawn = new WeakMap<Area, Chart>();

/** Drawn once for each area. */
export function chartOf(area: Area): Chart {
  let chart = drawn.get(area);
  if (chart === undefined) drawn.set(area, (chart = draw(area)));
  return chart;
}

/** Each edge as four numbers: where it begins and where it ends. */
function edgesOf(area: Area): Float64Array {
  const edges = new Float64Array(area.reduce((sum, ring) => sum + ring.length, 0) * 4);
  let end = 0;
  for (const ring of area) {
    let before = ring[ring.length - 1]!;
    for (const here of ring) {
      edges[end] = before.x;
      edges[end + 1] = before.y;
      edges[end + 2] = here.x;
      edges[end + 3] = here.y;
      end += 4;
      before = here;
    }
  }
  return edges;
}

// Asked thousands of times for a tile: no object is made on the way to an answer.
function draw(area: Area): Chart {
  const edges = edgesOf(area);
  const holds = (x: number, y: number): boolean => {
    let inside = false;
    for (let i = 0; i < edges.length; i += 4) {
      const ay = edges[i + 1]!;
      const by = edges[i + 3]!;
      if (by > y === ay > y) continue;
      const bx = edges[i + 2]!;
      if (x < ((edges[i]! - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
    }
    return inside;
  };
  /** How far the nearest of some edges is. */
  const rim = (some: ArrayLike<number>, x: number, y: number, most: number): number => {
    let near = most * most;
    for (let k = 0; k < some.length; k++) {
      const i = some[k]!;
      const ax = edges[i]!;
      const ay = edges[i + 1]!;
      const dx = edges[i + 2]! - ax;
      const dy = edges[i + 3]! - ay;
      const size = dx * dx + dy * dy;
      const t = size === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / size;
      const held = t < 0 ? 0 : t > 1 ? 1 : t;
      const ox = ax + dx * held - x;
      const oy = ay + dy * held - y;
      const far = ox * ox + oy * oy;
      if (far < near) near = far;
    }
    return Math.sqrt(near);
  };
  const all = Int32Array.from({ length: edges.length / 4 }, (_, i) => i * 4);
  /** The edges that can be nearest to a point inside on a column with these crossings. */
  const beside = (x: number, ys: readonly number[]): number[] => {
    let tall = 0;
    for (let k = 1; k < ys.length; k += 2) tall = Math.max(tall, ys[k]! - ys[k - 1]!);
    const reach = Math.min(DEEP, tall / 2);
    const near: number[] = [];
    for (let i = 0; i < edges.length; i += 4) {
      const ax = edges[i]!;
      const bx = edges[i + 2]!;
      if ((ax >= x - reach || bx >= x - reach) && (ax <= x + reach || bx <= x + reach))
        near.push(i);
    }
    return near;
  };
  /** Where the rim crosses a column, from north to south. */
  const crossed = (x: number): number[] => {
    const ys: number[] = [];
    for (let i = 0; i < edges.length; i += 4) {
      const ax = edges[i]!;
      const bx = edges[i + 2]!;
      if (ax > x === bx > x) continue;
      const ay = edges[i + 1]!;
      ys.push(ay + ((edges[i + 3]! - ay) * (x - ax)) / (bx - ax));
    }
    return ys.sort((a, b) => a - b);
  };
  const grids = new Map<string, Depth[]>();
  return {
    depth: ({ x, y }) => (holds(x, y) ? 1 : -1) * rim(all, x, y, Infinity),
    grid: (from, to, step) => {
      const name = `${from} ${to} ${step}`;
      const known = grids.get(name);
      if (known !== undefined) return known;
      const found: Depth[] = [];
      for (let x = from; x <= to; x += step) {
        const ys = crossed(x);
        const near = beside(x, ys);
        let k = 0;
        for (let y = from; y <= to && k < ys.length; y += step) {
          while (k < ys.length && ys[k]! <= y) k++;
          if (k % 2 === 1) found.push({ p: at(x, y), depth: rim(near, x, y, DEEP) });
        }
      }
      grids.set(name, found);
      return found;
    },
  };
}
