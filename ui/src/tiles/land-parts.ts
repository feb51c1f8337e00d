// The land of a tile as it lies, as data for sentences.
import type { At } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";
import type { TileLook, Part } from "../words/vocabulary";

const SIDES = ["N", "E", "S", "W"];

/** A spot of the unturned tile, as it lies after so many quarter turns. */
export const turnedSpot = (at: At, rotation: number): At =>
  at === "I" ? at : ((SIDES[(SIDES.indexOf(at[0]!) + rotation) % 4]! + at.slice(1)) as At);

/** In the order of its segments. */
export const landPartsOf = ({ segments, village }: Design, rotation: number): Part[] =>
  segments.map((segment, index) => ({
    kind: segment.kind,
    at: segment.edges.map((edge) => turnedSpot(edge, rotation)),
    things: t().tiles.held(segment),
    village: village.includes(index),
  }));

export const lookOf = (design: Design, rotation: number): TileLook => ({
  parts: landPartsOf(design, rotation),
  things: t().tiles.things(design),
});
