// A piece of land of a tile in words: which sides it reaches, and what stands on it, in English.
import { listIn } from "../list";
import type { At, Kind, Part } from "../vocabulary";
import { kinds } from "./nouns";

const list = listIn("en");

const SIDES = ["N", "E", "S", "W"] as const;
const sideNames = { N: "north", E: "east", S: "south", W: "west" } as const;
/** The corners, clockwise, each by the two half sides that meet there. */
const CORNERS: readonly (readonly [string, At, At])[] = [
  ["north-east", "NR", "EL"],
  ["south-east", "ER", "SL"],
  ["south-west", "SR", "WL"],
  ["north-west", "WR", "NL"],
];

/** Whole sides, and of what is left the corners that no whole side touches. */
const extent = (at: readonly At[]): { sides: string[]; corners: string[] } => {
  const whole = SIDES.filter(
    (side) => at.includes(side) || (at.includes(`${side}L`) && at.includes(`${side}R`)),
  );
  const corners = CORNERS.filter(
    ([, one, other]) =>
      (at.includes(one) || at.includes(other)) &&
      !whole.some((side) => one.startsWith(side) || other.startsWith(side)),
  );
  return { sides: whole.map((side) => sideNames[side]), corners: corners.map(([name]) => name) };
};

/** “in the north and west”, “in the south-east corner”, “all around”. */
export const spread = (at: readonly At[]): string => {
  const { sides, corners } = extent(at);
  if (sides.length === 4) return "on every side";
  if (sides.length + corners.length === 0) return "in the middle";
  const named = [
    ...(sides.length > 0 ? [list.and(sides)] : []),
    ...(corners.length > 0
      ? [`${list.and(corners)} ${corners.length > 1 ? "corners" : "corner"}`]
      : []),
  ];
  return `in the ${named.join(" and the ")}`;
};

const withThings = ({ things }: Part): string =>
  things.length > 0 ? ` with ${list.and(things)}` : "";

const road = (part: Part): string => {
  const { sides } = extent(part.at);
  const [from, to] = sides;
  const way =
    sides.length === 2 && from && to
      ? `road from ${from} to ${to}`
      : sides.length === 1
        ? `road ${part.village ? "from a village " : ""}to the ${from}`
        : `road ${spread(part.at)}`;
  return way + withThings(part);
};

const river = (part: Part): string => {
  const [from, to, more] = extent(part.at).sides;
  return from && to && !more
    ? `river between ${from} and ${to}`
    : from && !to
      ? `end of a river in the ${from}`
      : `river ${spread(part.at)}`;
};

const city = (part: Part): string => {
  const things = withThings(part);
  const joined = part.at.length > 1 ? `, joined${things && ","}` : "";
  return `city ${spread(part.at)}${joined}${things}`;
};

export const landPart = (part: Part): string =>
  part.kind === "road"
    ? road(part)
    : part.kind === "city"
      ? city(part)
      : part.kind === "monastery"
        ? kinds.monastery
        : part.kind === "river"
          ? river(part)
          : `${kinds[part.kind]} ${spread(part.at)}`;

/** The order in which land is told. */
export const FIRST: readonly Kind[] = ["city", "monastery", "road", "river", "garden", "field"];

/** The one whole side that a piece with nothing on it reaches, if it reaches no other. */
const loneSide = (part: Part): string | null => {
  const { sides, corners } = extent(part.at);
  return sides.length === 1 && corners.length === 0 && withThings(part) === ""
    ? (sides[0] ?? null)
    : null;
};

/** Several of a kind that are alike are told at once; the fields last. */
export const grouped = (parts: readonly Part[]): string[] => {
  const together = (members: readonly Part[], describe: (sides: string) => string): string[] =>
    members.length > 1
      ? [describe(list.and(members.flatMap((part) => loneSide(part) ?? [])))]
      : members.map(landPart);
  const alone = (kind: Kind, village = false) =>
    parts.filter((part) => part.kind === kind && part.village === village && loneSide(part));
  const cities = alone("city");
  const village = alone("road", true);
  const roads = alone("road");
  const corners = parts.filter(({ kind, at }) => {
    const { sides, corners } = extent(at);
    return kind === "field" && sides.length === 0 && corners.length === 1;
  });
  const all = corners.length === 4 ? corners : [];
  const taken = [...cities, ...village, ...roads, ...all];
  const rest = (kind: Kind) =>
    parts.filter((part) => part.kind === kind && !taken.includes(part)).map(landPart);
  return [
    ...rest("city"),
    ...together(cities, (sides) => `cities in the ${sides}, not joined`),
    ...rest("monastery"),
    ...rest("road"),
    ...together(village, (sides) => `roads from a village to the ${sides}`),
    ...together(roads, (sides) => `roads to the ${sides}, not joined`),
    ...rest("river"),
    ...rest("garden"),
    ...rest("field"),
    ...(all.length > 0 ? ["a field in each corner"] : []),
  ];
};
