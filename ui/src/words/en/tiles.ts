// What a tile shows, told by its land and what stands on it, in English. Knows no component.
import type { SegmentDesign, TileDesign } from "../../ipc";
import type { At, Kind } from "../told";
import { kinds, sides } from "./nouns";

const list = new Intl.ListFormat("en", { type: "conjunction" });

const on: Readonly<Record<string, string>> = {
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
  "crop-club": "a crop circle for thieves",
  "crop-fork": "a crop circle for farmers",
  "crop-shield": "a crop circle for knights",
};

const isSide = (edge: At): edge is keyof typeof sides => edge in sides;

const where = (edges: readonly At[]): string =>
  list.format(edges.filter(isSide).map((edge) => sides[edge]));

const held = ({ pennants, cathedral, goods, roadside }: SegmentDesign): string[] => [
  ...(pennants > 0 ? ["a pennant"] : []),
  ...(cathedral ? ["a cathedral"] : []),
  ...[...(goods ? [goods] : []), ...roadside].flatMap((word) => on[word] ?? []),
];

const segment = (land: SegmentDesign): string => {
  const place = where(land.edges);
  const things = held(land);
  return [
    kinds[land.kind],
    ...(place ? [place] : []),
    ...(things.length > 0 ? [`with ${list.format(things)}`] : []),
  ].join(" ");
};

/** Fields fill what the rest leaves. */
const told: readonly Kind[] = ["city", "road", "monastery", "garden"];

export const tiles = {
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
  tell: ({ segments, marks, decor, village, bridge }: TileDesign): string => {
    const lands = told.flatMap((kind) =>
      segments.filter((each) => each.kind === kind).map(segment),
    );
    const things = [...new Set([...marks, ...decor].flatMap((word) => on[word] ?? []))];
    const rest = [
      ...(village.length > 2 ? ["crossroads"] : []),
      ...(bridge ? ["a bridge"] : []),
      ...things,
    ];
    return [...(lands.length > 0 ? lands : ["fields"]), ...rest].join("; ");
  },
  /** What can stand on a tile, by its word in files. */
  named: (word: string): string => on[word] ?? word,
  unknown: "a tile",
};
