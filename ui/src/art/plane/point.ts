// Points and open lines in the tile's 100 x 100 box.
import type { Rotation, Side } from "../tile";

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const BOX = 100;
export const CENTRE: Point = { x: 50, y: 50 };

export const at = (x: number, y: number): Point => ({ x, y });
export const plus = (a: Point, b: Point, times = 1): Point =>
  at(a.x + b.x * times, a.y + b.y * times);
export const minus = (a: Point, b: Point): Point => at(a.x - b.x, a.y - b.y);
/** Asked hundreds of thousands of times a tile: Math.hypot takes ten times as long. */
export const distance = (a: Point, b: Point): number => {
  const x = a.x - b.x;
  const y = a.y - b.y;
  return Math.sqrt(x * x + y * y);
};
export const blend = (a: Point, b: Point, t: number): Point =>
  at(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);

export function unit(v: Point): Point {
  const length = Math.hypot(v.x, v.y);
  return length === 0 ? at(0, 0) : at(v.x / length, v.y / length);
}

/** A quarter turn to the right, seen with y growing downward. */
export const right = (v: Point): Point => at(-v.y, v.x);

/** The point as it lies after the tile was turned. */
export function turned(p: Point, rotation: Rotation): Point {
  switch (rotation) {
    case 0:
      return p;
    case 1:
      return at(BOX - p.y, p.x);
    case 2:
      return at(BOX - p.x, BOX - p.y);
    case 3:
      return at(p.y, BOX - p.x);
  }
}

export const middleOf: Record<Side, Point> = {
  N: at(50, 0),
  E: at(100, 50),
  S: at(50, 100),
  W: at(0, 50),
};

/** The corner a side starts at, walking clockwise. */
export const cornerBefore: Record<Side, Point> = {
  N: at(0, 0),
  E: at(100, 0),
  S: at(100, 100),
  W: at(0, 100),
};

export const inward: Record<Side, Point> = {
  N: at(0, 1),
  E: at(-1, 0),
  S: at(0, -1),
  W: at(1, 0),
};

/** Points of a cubic curve, both ends included. */
export function curve(a: Point, b: Point, c: Point, d: Point, steps = 24): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const p = u * u * u;
    const q = 3 * u * u * t;
    const r = 3 * u * t * t;
    const s = t * t * t;
    points.push(at(p * a.x + q * b.x + r * c.x + s * d.x, p * a.y + q * b.y + r * c.y + s * d.y));
  }
  return points;
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** The point and the heading after walking some way along a line. */
export function along(line: readonly Point[], way: number): { point: Point; heading: Point } {
  let left = Math.max(0, way);
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const step = distance(a, b);
    if (left <= step && step > 0) {
      return { point: blend(a, b, left / step), heading: unit(minus(b, a)) };
    }
    left -= step;
  }
  const last = line[line.length - 1]!;
  return { point: last, heading: unit(minus(last, line[line.length - 2] ?? last)) };
}

/** The part of a line between two ways from its start. */
export function stretch(line: readonly Point[], from: number, to: number): Point[] {
  const inner: Point[] = [];
  let walked = 0;
  for (let i = 1; i < line.length; i++) {
    walked += distance(line[i - 1]!, line[i]!);
    if (walked > from && walked < to) inner.push(line[i]!);
  }
  return [along(line, from).point, ...inner, along(line, to).point];
}

/** Evenly spaced points of a line, both ends included; the line is walked once. */
export function paced(line: readonly Point[], pace: number): Point[] {
  const length = lengthOf(line);
  const count = Math.max(1, Math.round(length / pace));
  const points: Point[] = [];
  let [walked, i] = [0, 1];
  for (let k = 0; k <= count; k++) {
    const way = (length * k) / count;
    for (; i < line.length; i++) {
      const step = distance(line[i - 1]!, line[i]!);
      if (way - walked <= step && step > 0) break;
      walked += step;
    }
    if (i === line.length) points.push(line[line.length - 1]!);
    else {
      const [a, b] = [line[i - 1]!, line[i]!];
      points.push(blend(a, b, (way - walked) / distance(a, b)));
    }
  }
  return points;
}

export function distanceToLine(p: Point, line: readonly Point[]): number {
  let best = Infinity;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const size = dx * dx + dy * dy;
    const t = size === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / size;
    const held = t < 0 ? 0 : t > 1 ? 1 : t;
    const ox = a.x + dx * held - p.x;
    const oy = a.y + dy * held - p.y;
    const far = ox * ox + oy * oy;
    if (far < best) best = far;
  }
  return Math.sqrt(best);
}

/** Where two lines cross, in order along the first. */
export function crossings(first: readonly Point[], second: readonly Point[]): Point[] {
  const found: Point[] = [];
  for (let i = 1; i < first.length; i++) {
    for (let j = 1; j < second.length; j++) {
      const [a, b, c, d] = [first[i - 1]!, first[i]!, second[j - 1]!, second[j]!];
      const [r, s, w] = [minus(b, a), minus(d, c), minus(c, a)];
      const cross = r.x * s.y - r.y * s.x;
      if (Math.abs(cross) < 1e-9) continue;
      const t = (w.x * s.y - w.y * s.x) / cross;
      const u = (w.x * r.y - w.y * r.x) / cross;
      if (t >= 0 && t < 1 && u >= 0 && u < 1) found.push(blend(a, b, t));
    }
  }
  return found;
}
