// What a scene is made of, and its things as shapes, those behind first.
import { plateHouse, tower, wall } from "./masonry";
import { banner, book, traveller, plateTree } from "./movables";
import type { PlateShape, PlatePoint } from "./slant";

export interface Slab {
  at: PlatePoint;
  /** Flat drawings on the tile's face, in a 100 × 100 box. */
  ground?: readonly ReliefStroke[];
  /** How high above the table the tile hangs, in units of the picture. */
  lift?: number;
  /** An empty place: only its outline is drawn. */
  empty?: boolean;
}

export interface ReliefStroke {
  d: string;
  as: "corn" | "furrow" | "grid" | "ochre" | "ridge" | "road";
}

export type Thing =
  | { is: "house"; at: PlatePoint; w?: number; d?: number; h?: number; roof?: "roof" | "slate" }
  | {
      is: "tower";
      at: PlatePoint;
      r?: number;
      h?: number;
      roof?: "roof" | "slate" | "none";
      flag?: boolean;
    }
  | { is: "wall"; at: PlatePoint; to: PlatePoint; h?: number; gate?: boolean }
  | { is: "tree"; at: PlatePoint; h?: number; tall?: boolean }
  | { is: "traveller"; at: PlatePoint; h?: number }
  | { is: "banner"; at: PlatePoint; h?: number }
  | { is: "book"; at: PlatePoint; w: number; d: number; h: number; up: number };

const depth = (thing: Thing) =>
  thing.is === "wall"
    ? (thing.at[0] + thing.at[1] + thing.to[0] + thing.to[1]) / 2
    : thing.at[0] + thing.at[1];

const shapesOf = (thing: Thing): PlateShape[] => {
  switch (thing.is) {
    case "house":
      return plateHouse(
        thing.at,
        thing.w ?? 0.13,
        thing.d ?? 0.13,
        thing.h ?? 12,
        thing.roof ?? "roof",
      );
    case "tower":
      return tower(
        thing.at,
        thing.r ?? 8,
        thing.h ?? 34,
        thing.roof ?? "roof",
        thing.flag ?? false,
      );
    case "wall":
      return wall(thing.at, thing.to, thing.h ?? 18, thing.gate ?? false);
    case "tree":
      return plateTree(thing.at, thing.h ?? 22, thing.tall ?? false);
    case "traveller":
      return traveller(thing.at, thing.h ?? 40);
    case "banner":
      return banner(thing.at, thing.h ?? 34);
    case "book":
      return book(thing.at, thing.w, thing.d, thing.h, thing.up);
  }
};

/** All shapes of all things, those behind first. */
export const stand = (things: readonly Thing[]): PlateShape[] =>
  [...things].sort((a, b) => depth(a) - depth(b)).flatMap(shapesOf);
