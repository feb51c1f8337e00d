// The land of a tile as it lies, as data for sentences. It repeats the design; it must not know a rule.
import type { Design } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";
import type { TileLook, Part } from "../words/vocabulary";
import { turnedSpot } from "./laid";

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
