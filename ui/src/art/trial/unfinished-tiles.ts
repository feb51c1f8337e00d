// Tiles as they are while somebody is still making them, and tiles that are wrong: to be looked at, and to try the art on.
import { diceFor } from "../seed";
import type { Faults } from "../pen/faults";
import { HALVES, SIDES, type Kind, type Segment, type Tile } from "../tile";

export interface Unfinished {
  readonly tile: Tile;
  readonly faults?: Faults;
}

const city = (...edges: string[]): Segment => ({ kind: "city", edges });
const road = (...edges: string[]): Segment => ({ kind: "road", edges });
const field = (edges: string, ...cities: number[]): Segment => ({
  kind: "field",
  edges: edges === "" ? [] : edges.split(" "),
  cities,
});
const crossroads = [
  road("N", "S"),
  road("E", "W"),
  field("NR EL"),
  field("ER SL"),
  field("SR WL"),
  field("WR NL"),
];
const townAndRoad = [city("N"), road("E", "W"), field("EL WR", 0), field("ER SL SR WL")];

/** By what is the matter with them. */
export const UNFINISHED: Record<string, Unfinished> = {
  "nothing yet": { tile: { id: "own/1", segments: [] } },
  "half a side of field": { tile: { id: "own/2", segments: [field("NL")] } },
  "a city, no land": { tile: { id: "own/3", segments: [city("N")] } },
  "a road, no land": { tile: { id: "own/4", segments: [road("N", "S")] } },
  "a road with land on one side": {
    tile: { id: "own/5", segments: [road("N", "S"), field("NL WR WL SR")] },
  },
  "one side missing": {
    tile: { id: "own/6", segments: [city("N"), field("SL SR WL WR", 0)] },
  },
  "two fields and a gap": {
    tile: { id: "own/7", segments: [field("NL NR WR"), field("ER SL")] },
  },
  "a monastery, no land": { tile: { id: "own/8", segments: [{ kind: "monastery", edges: [] }] } },
  "a city without a side": {
    tile: { id: "own/9", segments: [city(), field("NL NR EL ER SL SR WL WR")] },
  },
  "a foundation, no land": { tile: { id: "own/10", segments: [], marks: ["foundation"] } },
  "two cities that cross": {
    tile: { id: "own/11", segments: [city("N", "S"), city("E", "W")] },
  },
  "roads that cross without a bridge": { tile: { id: "own/12", segments: crossroads } },
  "roads that cross on a bridge": { tile: { id: "own/12", segments: crossroads, bridge: true } },
  "a road through a city": {
    tile: {
      id: "own/13",
      segments: [
        city("E", "W"),
        road("N", "S"),
        field("NL", 0),
        field("NR", 0),
        field("SL", 0),
        field("SR", 0),
      ],
    },
  },
  "a side of two cities": {
    tile: {
      id: "own/14",
      segments: [city("N"), city("N", "E"), field("SL SR WL WR", 0, 1)],
    },
  },
  "a side of a city and a road": {
    tile: { id: "own/15", segments: [city("N"), road("N", "S"), field("EL ER SL SR WL WR", 0)] },
  },
  "a city's side claimed by a field": {
    tile: { id: "own/16", segments: [city("N"), field("NL NR EL ER SL SR WL WR", 0)] },
  },
  "half a side of two fields": {
    tile: {
      id: "own/17",
      segments: [road("N", "S"), field("NL WR WL SR"), field("NR EL ER SL SR")],
    },
  },
  "a field that keeps off a city": {
    tile: { id: "own/18", segments: [city("N"), field("EL ER SL SR WL WR")] },
  },
  "words nobody knows": {
    tile: {
      id: "own/19",
      segments: [
        { ...city("N"), goods: "silk" },
        { ...road("E", "W"), roadside: ["lighthouse"] },
        field("EL WR", 0),
        field("ER SL SR WL"),
      ],
      marks: ["dragon"],
      decor: ["windmill"],
    },
  },
  "a side at fault": { tile: { id: "own/20", segments: townAndRoad }, faults: { sides: ["E"] } },
  "halves at fault": {
    tile: { id: "own/20", segments: townAndRoad },
    faults: { sides: ["WL", "SR"] },
  },
  "a city at fault": { tile: { id: "own/20", segments: townAndRoad }, faults: { segments: [0] } },
  "a road and a field at fault": {
    tile: { id: "own/20", segments: townAndRoad },
    faults: { segments: [1, 3] },
  },
};

/** A tile of which no rule holds. */
export function brokenTile(number: number): Tile {
  const dice = diceFor(`broken ${number}`);
  const kinds = ["city", "road", "field", "monastery", "garden"] as const;
  const some = <T>(choices: readonly T[], most: number): T[] =>
    Array.from({ length: dice.whole(0, most) }, () => choices[dice.whole(0, choices.length - 1)]!);
  const segments = Array.from({ length: dice.whole(0, 7) }, (): Segment => {
    const kind: Kind = dice.pick(kinds);
    return {
      kind,
      edges: dice.roll() < 0.1 ? ["X", "N"] : some(kind === "field" ? HALVES : SIDES, 4),
      cities: some([0, 1, 2, 9], 2),
      ...(dice.roll() < 0.2 && { pennants: dice.whole(0, 3), goods: dice.pick(["wine", "silk"]) }),
      ...(dice.roll() < 0.2 && { cathedral: true, roadside: some(["inn", "garden", "moon"], 2) }),
    };
  });
  return {
    id: `broken/${number}`,
    segments,
    bridge: dice.roll() < 0.2,
    village: some([0, 1, 2, 3, 12], 3),
    marks: some(["foundation", "bag", "crop-fork", "garden", "dragon"], 2),
    decor: some(["farmhouse", "windmill"], 2),
  };
}
