// What lies next in the direction of an arrow key. Knows points only, nothing of the game.
import type { Point } from "../art";

export type Heading = "ArrowUp" | "ArrowRight" | "ArrowDown" | "ArrowLeft";

const STEP: Record<Heading, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** In the order in which the table of keys has them. */
export const HEADINGS = Object.keys(STEP) as Heading[];

export const stepTo = (heading: Heading): Point => STEP[heading];

/** Going astray counts double, so that a near miss loses against something straight ahead. */
const ASTRAY = 2;

/** The nearest of some things toward a heading; when nothing lies there, undefined. */
export const nearestToward = <T>(
  from: Point,
  heading: Heading,
  things: readonly T[],
  where: (thing: T) => Point,
): T | undefined => {
  const step = STEP[heading];
  let best: { thing: T; cost: number } | undefined;
  for (const thing of things) {
    const { x, y } = where(thing);
    const ahead = (x - from.x) * step.x + (y - from.y) * step.y;
    const astray = Math.abs((x - from.x) * step.y) + Math.abs((y - from.y) * step.x);
    if (ahead <= 0.01) continue;
    const cost = ahead + ASTRAY * astray;
    if (!best || cost < best.cost) best = { thing, cost };
  }
  return best?.thing;
};

export const nearest = <T>(
  from: Point,
  things: readonly T[],
  where: (thing: T) => Point,
): T | undefined => {
  const away = (thing: T) => Math.hypot(where(thing).x - from.x, where(thing).y - from.y);
  return things.toSorted((a, b) => away(a) - away(b))[0];
};
