// The land, the figures and the goods as sentences call them, in English. Knows no component.
import { pluralIn } from "../plural";
import type { At, FigureName, Kind, Side } from "../told";

const plural = pluralIn("en");

export const kinds: Record<Kind, string> = {
  road: "road",
  city: "city",
  monastery: "monastery",
  field: "field",
  garden: "garden",
  tower: "tower",
};

export const sides: Record<Side, string> = { N: "north", E: "east", S: "south", W: "west" };

/** The left half of a side, looking outward, named by the neighbouring side it lies toward. */
export const spots: Record<At, string> = {
  N: "in the north",
  E: "in the east",
  S: "in the south",
  W: "in the west",
  NL: "in the north, toward the west",
  NR: "in the north, toward the east",
  EL: "in the east, toward the north",
  ER: "in the east, toward the south",
  SL: "in the south, toward the east",
  SR: "in the south, toward the west",
  WL: "in the west, toward the south",
  WR: "in the west, toward the north",
  I: "in the middle",
};

export const figures: Record<FigureName, string> = {
  follower: "follower",
  "big-follower": "large follower",
  builder: "builder",
  pig: "pig",
};

/** What a follower is called where it stands. */
export const roles: Record<Kind, string> = {
  road: "thief",
  city: "knight",
  monastery: "monk",
  field: "farmer",
  garden: "follower",
  tower: "follower",
};

export const standing = (figure: FigureName, kind: Kind): string =>
  figure === "follower"
    ? roles[kind]
    : figure === "big-follower"
      ? `large ${roles[kind]}`
      : figures[figure];

export const onThe = (kind: Kind): string =>
  ({
    road: "on the road",
    city: "in the city",
    monastery: "in the monastery",
    field: "on the field",
    garden: "in the garden",
    tower: "on the tower",
  })[kind];

const goodsForms: Readonly<Record<string, { one: string; other: string }>> = {
  wine: { one: "{n} barrel of wine", other: "{n} barrels of wine" },
  wheat: { one: "{n} sheaf of wheat", other: "{n} sheaves of wheat" },
  cloth: { one: "{n} bolt of cloth", other: "{n} bolts of cloth" },
};

export const goods = (kind: string, count: number): string =>
  plural(count, goodsForms[kind] ?? { other: `{n} ${kind}` });

export const points = (count: number): string =>
  plural(count, { one: "{n} point", other: "{n} points" });
export const floors = (count: number): string =>
  plural(count, { one: "{n} floor", other: "{n} floors" });
export const cells = (count: number): string =>
  plural(count, { one: "{n} place", other: "{n} places" });

/** Followers by the land they stand on; all of them where none is named. */
export const inRole = (land: Kind | null): string =>
  land === "field"
    ? "farmers"
    : land === "road"
      ? "thieves"
      : land === "city"
        ? "knights"
        : "followers";
