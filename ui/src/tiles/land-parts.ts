// The land of a tile as it lies, as data for sentences.
import type { At, TileDesign } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { language, t } from "../state/language.svelte";
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

/** A text by language, as the window's is, or as its author wrote it first. */
const inShownLanguage = (text: TileDesign["names"]): string | undefined =>
  text?.[language.shown.slice(0, 2)] ?? text?.["en"];

/** What its author calls a tile. */
export const givenName = ({ names }: Pick<TileDesign, "names">): string | undefined =>
  inShownLanguage(names);

/** What its author says of a tile. */
export const noteOf = ({ notes }: Pick<TileDesign, "notes">): string | undefined =>
  inShownLanguage(notes);

export const lookOf = (design: Design, rotation: number): TileLook => ({
  name: givenName(design),
  parts: landPartsOf(design, rotation),
  things: t().tiles.things(design),
});
