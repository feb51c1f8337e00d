// Finds the field of corn its place: on a line between fields, between two cities, or on open
// ground.
import type { Divider } from "./dividers";
import type { Ground } from "./ground";
import { roomiest } from "./free-space";
import { type Area, depthIn } from "../plane/area";
import { BOX, along, lengthOf, type Point } from "../plane/point";
import type { Tile } from "../tile";

export function layCorn(
  tile: Tile,
  covers: readonly Area[],
  grounds: Ground[],
  dividers: readonly Divider[],
  lay: (kind: Ground["kind"], centre: Point, radius: number) => void,
): void {
  const strip = dividers[0];
  const leftover = grounds.find((g) => g.kind === "corn");
  if (strip !== undefined) {
    const { point } = along(strip.line, lengthOf(strip.line) / 2);
    const solid = covers.filter((_, i) => tile.segments[i]!.kind !== "field");
    const others = grounds.filter((g) => g.radius > 0).map((g) => g.area);
    const rim = Math.min(point.x, point.y, BOX - point.x, BOX - point.y) - 5;
    const room = Math.min(
      rim,
      ...[...solid, ...others].map((area) => (area.length === 0 ? 99 : -depthIn(area, point))),
    );
    if (room > 5) lay("corn", point, Math.min(16, room));
  } else if (leftover === undefined) {
    const { centre, radius } = roomiest(tile, covers, 15, ["field", "city"]);
    lay("corn", centre, radius);
  } else {
    lay("corn", leftover.centre, Math.min(11, depthIn(leftover.area, leftover.centre)));
  }
}
