// Areas: cutting, joining and growing shapes, and asking how deep a point lies. The sole user of the clipping library.
import * as clipper from "clipper2-ts";
import polylabel from "polylabel";
import { BOX, at, type Point } from "./point";

/** Closed rings: outlines and holes, told apart by their direction. */
export type Area = readonly (readonly Point[])[];

const GRAIN = 1000;
const NON_ZERO = clipper.FillRule.NonZero;

const inGrains = (area: Area): clipper.Path64[] =>
  area.map((ring) => ring.map((p) => ({ x: Math.round(p.x * GRAIN), y: Math.round(p.y * GRAIN) })));
const fromGrains = (paths: clipper.Path64[]): Area =>
  paths.map((path) => path.map((p) => at(p.x / GRAIN, p.y / GRAIN)));

export const NOTHING: Area = [];
export const WHOLE_BOX: Area = [[at(0, 0), at(BOX, 0), at(BOX, BOX), at(0, BOX)]];

export const joined = (areas: readonly Area[]): Area =>
  fromGrains(clipper.union(inGrains(areas.flat()), NON_ZERO));
export const without = (area: Area, other: Area): Area =>
  apart(area, other)
    ? area
    : fromGrains(clipper.difference(inGrains(area), inGrains(other), NON_ZERO));
export const common = (area: Area, other: Area): Area =>
  fromGrains(clipper.intersect(inGrains(area), inGrains(other), NON_ZERO));

/** Whether two areas lie in boxes that do not meet: nearly free to find out, and often so. */
function apart(area: Area, other: Area): boolean {
  const [a, b] = [boundsOf(area), boundsOf(other)];
  return a.left > b.right || b.left > a.right || a.top > b.bottom || b.top > a.bottom;
}

function boundsOf(area: Area) {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const ring of area) {
    for (const { x, y } of ring) {
      if (x < bounds.left) bounds.left = x;
      if (x > bounds.right) bounds.right = x;
      if (y < bounds.top) bounds.top = y;
      if (y > bounds.bottom) bounds.bottom = y;
    }
  }
  return bounds;
}

/** Grown outward on all sides, or shrunk with a negative reach. */
export const grownArea = (area: Area, reach: number): Area =>
  fromGrains(
    clipper.inflatePaths(
      inGrains(area),
      reach * GRAIN,
      clipper.JoinType.Round,
      clipper.EndType.Polygon,
      2,
      60,
    ),
  );

/** A line with a breadth; its ends are cut square or rounded. */
export const ribbon = (
  line: readonly Point[],
  breadth: number,
  ends: "butt" | "round" = "butt",
): Area =>
  fromGrains(
    clipper.inflatePaths(
      inGrains([line]),
      (breadth / 2) * GRAIN,
      clipper.JoinType.Round,
      ends === "butt" ? clipper.EndType.Butt : clipper.EndType.Round,
      2,
      40,
    ),
  );

export const moved = (area: Area, by: Point): Area =>
  area.map((ring) => ring.map((p) => at(p.x + by.x, p.y + by.y)));

export function disc(
  centre: Point,
  radius: number,
  wobble: (angle: number) => number = () => 1,
): Area {
  const steps = 36;
  return [
    Array.from({ length: steps }, (_, i) => {
      const angle = (i / steps) * Math.PI * 2;
      const reach = radius * wobble(angle);
      return at(centre.x + Math.cos(angle) * reach, centre.y + Math.sin(angle) * reach);
    }),
  ];
}

/** A square with blunt corners. */
export function plot(centre: Point, half: number): Area {
  const blunt = half * 0.3;
  const [l, r, t, b] = [centre.x - half, centre.x + half, centre.y - half, centre.y + half];
  return [
    [
      at(l + blunt, t),
      at(r - blunt, t),
      at(r, t + blunt),
      at(r, b - blunt),
      at(r - blunt, b),
      at(l + blunt, b),
      at(l, b - blunt),
      at(l, t + blunt),
    ],
  ];
}

function ringSize(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < ring.length; i++) {
    const [a, b] = [ring[i]!, ring[(i + 1) % ring.length]!];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

/** Square units covered; holes count against. */
export const sizeOf = (area: Area): number =>
  Math.abs(area.reduce((sum, ring) => sum + ringSize(ring), 0));

/** The connected parts of an area, each with its holes, largest first. */
export function separated(area: Area): Area[] {
  const tree = new clipper.PolyTree64();
  clipper.booleanOpWithPolyTree(clipper.ClipType.Union, inGrains(area), null, tree, NON_ZERO);
  const parts: Area[] = [];
  const gather = (node: clipper.PolyPath64) => {
    const holes: clipper.PolyPath64[] = [];
    for (let i = 0; i < node.count; i++) holes.push(node.child(i));
    parts.push(fromGrains([node.poly!, ...holes.map((hole) => hole.poly!)]));
    for (const hole of holes) for (let i = 0; i < hole.count; i++) gather(hole.child(i));
  };
  for (let i = 0; i < tree.count; i++) gather(tree.child(i));
  return parts.sort((a, b) => sizeOf(b) - sizeOf(a));
}

export function holds(area: Area, p: Point): boolean {
  let inside = false;
  for (const ring of area) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const [a, b] = [ring[i]!, ring[j]!];
      if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) {
        inside = !inside;
      }
    }
  }
  return inside;
}

/** How far a point lies from the rim: positive inside, negative outside. Asked often, so it makes no objects. */
export function depthIn(area: Area, p: Point): number {
  const { x, y } = p;
  let near = Infinity;
  let inside = false;
  for (const ring of area) {
    let before = ring[ring.length - 1]!;
    for (const here of ring) {
      const dx = here.x - before.x;
      const dy = here.y - before.y;
      const size = dx * dx + dy * dy;
      const t = size === 0 ? 0 : ((x - before.x) * dx + (y - before.y) * dy) / size;
      const held = t < 0 ? 0 : t > 1 ? 1 : t;
      const ox = before.x + dx * held - x;
      const oy = before.y + dy * held - y;
      const far = ox * ox + oy * oy;
      if (far < near) near = far;
      if (here.y > y !== before.y > y && x < (-dx * (y - here.y)) / -dy + here.x) inside = !inside;
      before = here;
    }
  }
  return inside ? Math.sqrt(near) : -Math.sqrt(near);
}

const hearts = new WeakMap<Area, Point>();

/** The point that lies deepest inside the largest part; looked for once in each area. */
export function deepest(area: Area): Point {
  const known = hearts.get(area) ?? heartOf(area);
  hearts.set(area, known);
  return known;
}

function heartOf(area: Area): Point {
  const part = separated(area)[0];
  if (part === undefined) return at(BOX / 2, BOX / 2);
  const found = polylabel(
    part.map((ring) => ring.map((p) => [p.x, p.y] as [number, number])),
    0.5,
  );
  return at(found[0], found[1]);
}

/** A tenth of a unit is a fifth of a pixel on the largest tile. */
const short = (n: number): string => String(Math.round(n * 10) / 10);

export const pathOf = (area: Area): string =>
  area
    .filter((ring) => ring.length > 2)
    .map((ring) => `M${ring.map((p) => `${short(p.x)} ${short(p.y)}`).join("L")}Z`)
    .join("");
