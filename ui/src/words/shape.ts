// The land of a tile: how far each piece reaches, and which pieces are told together.
import { inEach } from "./extended";
import type { At, Kind, Part, Side } from "./vocabulary";

type Extent = Readonly<{ sides: readonly Side[]; corners: readonly string[] }>;

const SIDES: readonly Side[] = ["N", "E", "S", "W"];
/** The corners, clockwise, each by the two half sides that meet there. */
const CORNERS: readonly (readonly [string, At, At])[] = [
  ["NE", "NR", "EL"],
  ["SE", "ER", "SL"],
  ["SW", "SR", "WL"],
  ["NW", "WR", "NL"],
];

/** Whole sides, and of what is left the corners that no whole side touches. */
const extentOf = (at: readonly At[]): Extent => {
  const sides = SIDES.filter(
    (side) => at.includes(side) || (at.includes(`${side}L`) && at.includes(`${side}R`)),
  );
  const corners = CORNERS.filter(
    ([, one, other]) =>
      (at.includes(one) || at.includes(other)) &&
      !sides.some((side) => one.startsWith(side) || other.startsWith(side)),
  );
  return { sides, corners: corners.map(([name]) => name) };
};

/** The facts of an extent, as its messages take them. */
const factsOf = ({ sides, corners }: Extent) =>
  [
    sides.length === 4
      ? "all"
      : sides.length === 0
        ? corners.length === 0
          ? "middle"
          : "corners"
        : corners.length === 0
          ? "sides"
          : "both",
    sides,
    corners,
    corners.length,
  ] as const;

/** The order in which land is told. */
export const TOLD_FIRST: readonly Kind[] = [
  "city",
  "monastery",
  "road",
  "river",
  "garden",
  "field",
];

const hasOneSide = ({ at, things }: Part): boolean => {
  const { sides, corners } = extentOf(at);
  return sides.length === 1 && corners.length === 0 && things.length === 0;
};

const isCornerField = ({ kind, at }: Part): boolean => {
  const { sides, corners } = extentOf(at);
  return kind === "field" && sides.length === 0 && corners.length === 1;
};

export const shape = inEach(({ shape: words }) => {
  const bare = ({ kind, at, village }: Part): string => {
    const extent = extentOf(at);
    const { sides, corners } = extent;
    if (corners.length === 0 && sides.length > 0) {
      if (kind === "road" && sides.length === 1)
        return village ? words.roadFromVillage(sides) : words.roadTo(sides);
      if (kind === "road" && sides.length === 2) return words.roadBetween(sides);
      if (kind === "river" && sides.length === 1) return words.riverEnd(sides);
      if (kind === "river" && sides.length === 2) return words.riverBetween(sides);
    }
    return kind === "city" && at.length > 1
      ? words.oneCity(...factsOf(extent))
      : words.piece(kind, ...factsOf(extent));
  };

  /** “city in the north with a pennant”. */
  const part = (of: Part): string =>
    of.things.length > 0 ? words.with(bare(of), of.things) : bare(of);

  const together = (parts: readonly Part[], tell: (sides: readonly Side[]) => string): string[] =>
    parts.length > 1 ? [tell(parts.flatMap(({ at }) => extentOf(at).sides))] : parts.map(part);

  return {
    /** “in the north and west”, “in the south-east corner”, “on all sides”; of a road also “from north to west”. */
    spread: (at: readonly At[], kind?: Kind): string => {
      const extent = extentOf(at);
      const [from, to, third] = extent.sides;
      return kind === "road" && from && to && !third
        ? words.across(from, to)
        : words.spread(...factsOf(extent));
    },
    part,
    /** All land of a tile: pieces of a kind that are alike are told together, the fields last. */
    parts: (parts: readonly Part[]): string[] => {
      const alike = (kind: Kind, village = false) =>
        parts.filter((each) => each.kind === kind && each.village === village && hasOneSide(each));
      const cities = alike("city");
      const villageRoads = alike("road", true);
      const roads = alike("road");
      const corners = parts.filter(isCornerField);
      const allCorners = corners.length === CORNERS.length ? corners : [];
      const taken = [...cities, ...villageRoads, ...roads, ...allCorners];
      const rest = (kind: Kind) =>
        parts.filter((each) => each.kind === kind && !taken.includes(each)).map(part);
      return [
        ...rest("city"),
        ...together(cities, words.cities),
        ...rest("monastery"),
        ...rest("road"),
        ...together(villageRoads, words.roadsFromVillage),
        ...together(roads, words.roads),
        ...rest("river"),
        ...rest("garden"),
        ...rest("field"),
        ...(allCorners.length > 0 ? [words.cornerFields] : []),
      ];
    },
  };
});
