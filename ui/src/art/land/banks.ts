// What a tile's bridge leads over, told from its sides and fields alone.
import { fieldAt, indicesOf, SIDES, sidesOf, type Half, type Side, type Tile } from "../tile";

/** The sides from one to another, clockwise, both left out. */
function sidesBetween(from: Side, to: Side): Side[] {
  const first = SIDES.indexOf(from);
  return [1, 2, 3]
    .map((step) => SIDES[(first + step) % 4]!)
    .slice(0, (SIDES.indexOf(to) - first + 3) % 4);
}

const interleave = (a: readonly Side[], b: readonly Side[]): boolean =>
  a.length > 1 &&
  b.some((side) => sidesBetween(a[0]!, a[1]!).includes(side)) &&
  b.some((side) => sidesBetween(a[1]!, a[0]!).includes(side));

/** A bridge on a tile with a river leads over the river, unless sides say that a road can only pass over a city. */
export function leadsOverCities(tile: Tile): boolean {
  if (tile.bridge !== true) return false;
  const reaching = (kind: "city" | "road" | "river") =>
    indicesOf(tile, kind).map((i) => sidesOf(tile.segments[i]!));
  if (reaching("river").every((sides) => sides.length === 0)) return true;
  return reaching("road").some((road) => reaching("city").some((city) => interleave(road, city)));
}

/** The fields at both ends of the bank across the river, where a road of one side ends beyond a bridge. */
export function acrossWater(tile: Tile, road: number): { first: number; last: number } | undefined {
  const side = sidesOf(tile.segments[road]!)[0];
  if (tile.bridge !== true || side === undefined) return undefined;
  for (const river of indicesOf(tile, "river")) {
    const [a, b] = sidesOf(tile.segments[river]!);
    if (a === undefined || b === undefined || a === side || b === side) continue;
    // Walking clockwise, the far bank begins on the right half of one side and ends on the left half of the other.
    const [from, to] = sidesBetween(a, b).includes(side) ? [b, a] : [a, b];
    return { first: fieldAt(tile, `${from}R` as Half), last: fieldAt(tile, `${to}L` as Half) };
  }
  return undefined;
}
