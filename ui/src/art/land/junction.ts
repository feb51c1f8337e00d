// Finds room: where roads can meet, and how far a place is from everything already laid.
import { depthIn, type Area } from "../plane/area";
import { CENTRE, at, distance, distanceToLine, type Point } from "../plane/point";

export interface LaidGround {
  readonly cities: readonly Area[];
  readonly roads: readonly (readonly Point[])[];
  readonly rivers: readonly (readonly Point[])[];
  readonly grounds: readonly { readonly centre: Point; readonly radius: number }[];
}

export const ROAD_BREADTH = 12;
/** With its banks, at the side of a tile and on the whole inside. */
export const RIVER_BREADTH = 19;

/** Free distance around a point: to city ground, road edges and other grounds. */
export function roomAt(p: Point, laid: LaidGround): number {
  let room = Infinity;
  for (const city of laid.cities) room = Math.min(room, -depthIn(city, p));
  for (const road of laid.roads) room = Math.min(room, distanceToLine(p, road) - ROAD_BREADTH / 2);
  for (const river of laid.rivers)
    room = Math.min(room, distanceToLine(p, river) - RIVER_BREADTH / 2 - 1);
  for (const ground of laid.grounds)
    room = Math.min(room, distance(p, ground.centre) - ground.radius);
  return room;
}

/** The place nearest the middle that has the room asked for, or the roomiest there is. */
export function meetingPlace(
  laid: LaidGround,
  wanted: number,
  allowed: (p: Point) => boolean = () => true,
): { centre: Point; room: number } {
  let best = { centre: CENTRE, room: roomAt(CENTRE, laid) };
  let bestWorth = allowed(CENTRE) ? Math.min(best.room, wanted) : -Infinity;
  for (let x = 26; x <= 74; x += 2) {
    for (let y = 26; y <= 74; y += 2) {
      const p = at(x, y);
      if (!allowed(p)) continue;
      const room = roomAt(p, laid);
      const worth = Math.min(room, wanted) - 0.18 * distance(p, CENTRE);
      if (worth > bestWorth + 1e-9) {
        best = { centre: p, room };
        bestWorth = worth;
      }
    }
  }
  return best;
}
