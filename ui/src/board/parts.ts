// The land of a tile as it lies, as data for sentences. It repeats the design; it must not know a rule.
import type { Design } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";
import type { Look, Part } from "../words/told";
import { turnedSpot } from "./laid";

/** In the order of its segments. */
export const partsOf = ({ segments, village }: Design, rotation: number): Part[] =>
  segments.map((segment, index) => ({
    kind: segment.kind,
    at: segment.edges.map((edge) => turnedSpot(edge, rotation)),
    things: t().tiles.held(segment),
    village: village.includes(index),
  }));

export const lookOf = (design: Design, rotation: number): Look => ({
  parts: partsOf(design, rotation),
  things: t().tiles.things(design),
});
