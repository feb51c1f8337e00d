// Rivers that nobody prints, one for each thing that water can do on a tile; to be looked at, and to try the art on.
import type { Segment, Tile } from "../tile";

const river = (...edges: string[]): Segment => ({ kind: "river", edges });
const road = (...edges: string[]): Segment => ({ kind: "road", edges });
const city = (...edges: string[]): Segment => ({ kind: "city", edges });
const field = (edges: string, ...cities: number[]): Segment => ({
  kind: "field",
  edges: edges.split(" "),
  cities,
});

const tiles: Record<string, Omit<Tile, "id">> = {
  spring: { segments: [river("E"), field("NL NR EL ER SL SR WL WR")], marks: ["spring"] },
  lake: { segments: [river("W"), field("NL NR EL ER SL SR WL WR")], marks: ["lake"] },
  pond: { segments: [river("N"), field("NL NR EL ER SL SR WL WR")] },
  straight: { segments: [river("E", "W"), field("NL NR EL WR"), field("ER SL SR WL")] },
  bend: { segments: [river("S", "W"), field("NL NR EL ER SL WR"), field("SR WL")] },
  "bend with a garden": {
    segments: [river("S", "W"), field("NL NR EL ER SL WR"), field("SR WL")],
    marks: ["garden"],
  },
  "past two towns": {
    segments: [city("N"), city("S"), river("E", "W"), field("EL WR", 0), field("ER WL", 1)],
  },
  "round a town": {
    segments: [city("N", "W"), river("E", "S"), field("EL SR", 0), field("ER SL")],
  },
  "beside a road": {
    segments: [
      road("N", "E"),
      river("S", "W"),
      field("NL ER SL WR"),
      field("NR EL"),
      field("SR WL"),
    ],
  },
  "under a road": {
    segments: [
      road("E", "W"),
      river("N", "S"),
      field("NL WR"),
      field("NR EL"),
      field("ER SL"),
      field("SR WL"),
    ],
    bridge: true,
  },
  "before a gate": {
    segments: [
      city("N"),
      road("S"),
      river("E", "W"),
      field("EL", 0),
      field("WR", 0),
      field("ER SL"),
      field("SR WL"),
    ],
    bridge: true,
  },
  "before a monastery": {
    segments: [
      { kind: "monastery", edges: [] },
      road("S"),
      river("E", "W"),
      field("NL NR EL WR"),
      field("ER SL"),
      field("SR WL"),
    ],
    bridge: true,
  },
  fork: {
    segments: [river("E", "S", "W"), field("NL NR EL WR"), field("ER SL"), field("SR WL")],
  },
};

/** Springs and lakes that leave the middle of their tile to something else. */
const ends: Record<string, Omit<Tile, "id">> = {
  "spring beside a road": {
    segments: [road("E", "W"), river("S"), field("NL NR EL WR"), field("ER SL SR WL")],
    marks: ["spring"],
  },
  "spring before a village": {
    segments: [
      road("N"),
      road("E"),
      road("W"),
      river("S"),
      field("NL WR"),
      field("NR EL"),
      field("ER SL SR WL"),
    ],
    marks: ["spring"],
    village: [0, 1, 2],
  },
  "lake before a road": {
    segments: [road("N"), river("S"), field("NL NR EL ER SL SR WL WR")],
    marks: ["lake"],
  },
  "lake beside a bend": {
    segments: [road("N", "E"), river("S"), field("NL ER SL SR WL WR"), field("NR EL")],
    marks: ["lake"],
  },
  "lake before a town": {
    segments: [city("N"), river("S"), field("EL ER SL SR WL WR", 0)],
    marks: ["lake"],
  },
  "spring below a town": {
    segments: [city("N", "E", "W"), river("S"), field("SL SR", 0)],
    marks: ["spring"],
  },
};

const named = (of: Record<string, Omit<Tile, "id">>): readonly Tile[] =>
  Object.entries(of).map(([name, tile]) => ({ id: `rivers/${name}`, ...tile }));

export const RIVERS = named(tiles);
export const RIVER_ENDS = named(ends);
