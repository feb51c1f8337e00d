// The rim of ground that runs on over the tile's sides, as lines that stop there, so that no bar
// lies across.
import { open } from "./trace";
import type { Area } from "../plane/area";
import type { Point } from "../plane/point";

export function shoreLines(area: Area): string {
  const onSide = (a: Point, b: Point) =>
    (a.x < 0.01 && b.x < 0.01) ||
    (a.y < 0.01 && b.y < 0.01) ||
    (a.x > 99.99 && b.x > 99.99) ||
    (a.y > 99.99 && b.y > 99.99);
  let d = "";
  for (const ring of area) {
    const start = ring.findIndex((p, i) => onSide(p, ring[(i + 1) % ring.length]!));
    let line: Point[] = [];
    for (let k = 1; k <= ring.length; k++) {
      const i = (Math.max(start, 0) + k) % ring.length;
      const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
      if (onSide(a, b)) {
        d += open(line);
        line = [];
      } else line = line.length === 0 ? [a, b] : [...line, b];
    }
    d += open(line);
  }
  return d;
}
