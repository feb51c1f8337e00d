// A tile in words: its land, and what stands on it; the one way in which tiles are told, in
// English.
import { english, extended } from "../english";
import type { SegmentDesign, TileDesign } from "../../ipc";
import type { TileLook } from "../vocabulary";
import { pluralIn } from "../plural";
import { capital } from "./facts";
import { grouped } from "./shape";

const plural = pluralIn("en");

const on: Readonly<Record<string, string>> = {
  monastery: "a monastery",
  village: "a village",
  bridge: "a bridge",
  cathedral: "a cathedral",
  inn: "an inn",
  farmhouse: "a farmhouse",
  cowshed: "a cowshed",
  pigsty: "a pigsty",
  "donkey-stable": "a donkey stable",
  garden: "a garden",
  highwaymen: "highwaymen",
  travellers: "travellers",
  wine: "wine",
  wheat: "wheat",
  cloth: "cloth",
  bag: "a money bag",
  foundation: "a tower foundation",
  spring: "a spring",
  lake: "a lake",
  "crop-club": "a crop circle for thieves",
  "crop-fork": "a crop circle for farmers",
  "crop-shield": "a crop circle for knights",
};

/** The same where things are listed and chosen. */
const labels: Readonly<Record<string, string>> = {
  road: "road",
  river: "river",
  city: "city",
  field: "field",
  monastery: "monastery",
  village: "village",
  bridge: "bridge",
  cathedral: "cathedral",
  pennant: "pennants",
  inn: "inn",
  farmhouse: "farmhouse",
  cowshed: "cowshed",
  pigsty: "pigsty",
  "donkey-stable": "donkey stable",
  garden: "garden",
  highwaymen: "highwaymen",
  travellers: "travellers",
  wine: "wine",
  wheat: "wheat",
  cloth: "cloth",
  bag: "money bag",
  foundation: "tower foundation",
  spring: "spring",
  lake: "lake",
  "crop-club": "crop circle for thieves",
  "crop-fork": "crop circle for farmers",
  "crop-shield": "crop circle for knights",
};

const held = ({ pennants, cathedral, goods, roadside }: SegmentDesign): string[] => [
  ...(pennants > 0 ? [plural(pennants, { one: "a pennant", other: "{n} pennants" })] : []),
  ...(cathedral ? ["a cathedral"] : []),
  ...[...(goods ? [goods] : []), ...roadside].flatMap((word) => on[word] ?? []),
];

export const tiles = extended(english.tiles, {
  /** What stands on a piece of land. */
  held,
  /** What else is to be seen on a tile; what stands beside a road is told with the road. */
  things: ({
    segments,
    marks,
    decor,
    bridge,
  }: Omit<TileDesign, "id" | "set" | "count" | "village">) => [
    ...(bridge ? ["one way crosses the other on a bridge"] : []),
    ...[...marks, ...decor]
      .filter((word) => !segments.some(({ roadside }) => roadside.includes(word)))
      .flatMap((word) => on[word] ?? []),
  ],
  /** A tile by its pieces of land, as it lies: no full stop. */
  describe: ({ parts, things }: TileLook): string => [...grouped(parts), ...things].join("; "),
  /** The same in short, for what is seen as well, or only heard: without its fields, unless there is nothing else. */
  short: (look: TileLook): string => {
    const parts = look.parts.filter(({ kind }) => kind !== "field");
    return tiles.describe({ ...look, parts: parts.length > 0 ? parts : look.parts });
  },
  /** What a tile without a name of its own is called. */
  called: (look: TileLook): string => capital(tiles.short(look)),
  /** What a tile is called, and what it shows. */
  calledWith: (name: string, look: TileLook): string => `${name}: ${tiles.short(look)}`,
  /** What can stand on a tile, by its word in files. */
  named: (word: string): string => on[word] ?? tiles.strange,
  /** The same where things are listed. */
  label: (word: string): string => labels[word] ?? tiles.strange,
});
