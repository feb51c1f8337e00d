// The land, the figures and the goods as sentences call them, in English.
import { pluralIn } from "../plural";
import type { At, FigureName, Kind, Side } from "../vocabulary";

const plural = pluralIn("en");

export const kinds: Record<Kind, string> = {
  road: "road",
  city: "city",
  monastery: "monastery",
  field: "field",
  garden: "garden",
  tower: "tower",
  river: "river",
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
  abbot: "abbot",
  builder: "builder",
  pig: "pig",
};

/** One of them, with its article. */
export const aFigure: Record<FigureName, string> = {
  follower: "a follower",
  "big-follower": "a large follower",
  abbot: "an abbot",
  builder: "a builder",
  pig: "a pig",
};

/** Where several are counted, as a label. */
export const severalFigures: Record<FigureName, string> = {
  follower: "Followers",
  "big-follower": "Large followers",
  abbot: "Abbots",
  builder: "Builders",
  pig: "Pigs",
};

/** What a follower is called where it stands. */
export const roles: Record<Kind, string> = {
  road: "thief",
  city: "knight",
  monastery: "monk",
  field: "farmer",
  garden: "follower",
  tower: "follower",
  river: "follower",
};

const aRole: Record<Kind, string> = {
  road: "a thief",
  city: "a knight",
  monastery: "a monk",
  field: "a farmer",
  garden: "a follower",
  tower: "a follower",
  river: "a follower",
};

const aLargeRole: Record<Kind, string> = {
  road: "a large thief",
  city: "a large knight",
  monastery: "a large monk",
  field: "a large farmer",
  garden: "a large follower",
  tower: "a large follower",
  river: "a large follower",
};

export const standing = (figure: FigureName, kind: Kind): string =>
  figure === "follower"
    ? roles[kind]
    : figure === "big-follower"
      ? `large ${roles[kind]}`
      : figures[figure];

/** One of them where it stands, with its article. */
export const aStanding = (figure: FigureName, kind: Kind): string =>
  figure === "follower"
    ? aRole[kind]
    : figure === "big-follower"
      ? aLargeRole[kind]
      : aFigure[figure];

/** For whom the numbers of choices are that are not said, since another figure could go to the same places. */
export const leftOut = (others: readonly FigureName[]): string[] => {
  const [large, abbot] = [others.includes("big-follower"), others.includes("abbot")];
  if (large && abbot) return ["A number left out is for the large follower or the abbot."];
  if (large) return ["A number left out is for the large follower."];
  return abbot ? ["A number left out is for the abbot."] : [];
};

export const onThe = (kind: Kind): string =>
  ({
    road: "on the road",
    city: "in the city",
    monastery: "in the monastery",
    field: "on the field",
    garden: "in the garden",
    tower: "on the tower",
    river: "on the river",
  })[kind];

export const points = (count: number): string =>
  plural(count, { one: "{n} point", other: "{n} points" });
export const cells = (count: number): string =>
  plural(count, { one: "{n} place", other: "{n} places" });

/** With the sign of a true minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** What waits for the eight places around its tile. */
export const isSurrounded = (kind: Kind): boolean => kind === "monastery" || kind === "garden";

/** Figures also stand on what is built; all else on land. */
export const isLand = (kind: Kind): boolean => kind !== "tower";

export const onTop = (what: string): string => `on top of ${what}`;

/** Where on its tile a figure would stand. */
export const placeOnTile = (kind: Kind, at: At): string =>
  !isLand(kind)
    ? onTop(`the ${kinds[kind]}`)
    : isSurrounded(kind)
      ? onThe(kind)
      : `${onThe(kind)} ${spots[at]}`;

/** How a tile lies, by its quarter turns. */
export const turns = ["as drawn", "turned right", "upside down", "turned left"] as const;

export const countedFigures: Record<FigureName, { one: string; other: string }> = {
  follower: { one: "{n} follower", other: "{n} followers" },
  "big-follower": { one: "{n} large follower", other: "{n} large followers" },
  abbot: { one: "{n} abbot", other: "{n} abbots" },
  builder: { one: "{n} builder", other: "{n} builders" },
  pig: { one: "{n} pig", other: "{n} pigs" },
};

export const figuresOf = (figure: FigureName, count: number): string =>
  plural(count, countedFigures[figure]);
