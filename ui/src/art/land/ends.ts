// Decides, from the fields alone, where a road that leaves the tile by one side comes to an end.
import { acrossWater } from "./banks";
import { SIDES, cropOf, fieldAt, hasMark, indicesOf, sidesOf, type Half, type Tile } from "../tile";

export type RoadEnd =
  | { readonly kind: "gate"; readonly city: number }
  | { readonly kind: "village" | "foundation" | "plot" | "corn" | "green" | "cottage" | "over" };

/** What lies at the inner end of a one-sided road; undefined for a road that runs through. */
export function endOf(tile: Tile, road: number): RoadEnd | undefined {
  const sides = sidesOf(tile.segments[road]!);
  if (sides.length !== 1) return undefined;
  if (tile.village?.includes(road)) return { kind: "village" };

  const inside = (kinds: readonly string[]) =>
    tile.segments.some((s) => kinds.includes(s.kind) && s.edges.length === 0);
  const left = fieldAt(tile, `${sides[0]!}L` as Half);
  const right = fieldAt(tile, `${sides[0]!}R` as Half);
  if (left !== right) {
    const touched = (field: number) => tile.segments[field]?.cities ?? [];
    const city = touched(left).find((c) => touched(right).includes(c));
    if (city !== undefined) return { kind: "gate", city };
    const bank = acrossWater(tile, road);
    if (bank !== undefined) {
      const beyond = touched(bank.first).find((c) => touched(bank.last).includes(c));
      if (bank.first !== bank.last && beyond !== undefined) return { kind: "gate", city: beyond };
    } else if (tile.bridge && indicesOf(tile, "road").length > 1) {
      const ahead = SIDES[(SIDES.indexOf(sides[0]!) + 2) % 4]!;
      const gate = tile.segments.findIndex((s) => s.kind === "city" && s.edges.includes(ahead));
      return gate >= 0 ? { kind: "gate", city: gate } : { kind: "over" };
    }
  }
  if (inside(["monastery", "garden"])) return { kind: "plot" };
  if (hasMark(tile, "foundation")) return { kind: "foundation" };
  if (cropOf(tile) !== undefined) return { kind: "corn" };
  return { kind: left === right ? "cottage" : "green" };
}
