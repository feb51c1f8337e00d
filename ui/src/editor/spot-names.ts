// What the spots of a tile are called while it is drawn.
import type { Side } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";
import { cap } from "../state/keys";
import type { Stroke } from "./stroke.svelte";
import { edgeAt, fieldNumber, othersAt, type Mode, type TileSpot } from "./strokes";

const isSide = (spot: TileSpot): spot is Side => spot.length === 1 && spot !== "I";

export const spotName = (design: Design, mode: Mode, spot: TileSpot): string => {
  const words = t().build.draw;
  if (spot === "I" && mode === "land") return words.middle;
  if (!isSide(spot)) {
    const field = fieldNumber(design, spot);
    return field === undefined ? words.spotField(spot) : words.spotOfField(field, spot);
  }
  if (mode === "fields") return words.cityAt(spot);
  return words.side(spot, edgeAt(design, spot), othersAt(design, spot));
};

/** What was picked up, and how it is led on. */
export const heldInWords = (design: Design, mode: Mode, stroke: Stroke, spot: TileSpot): string => {
  const { held, heldPressed } = t().build.draw;
  const name = spotName(design, mode, spot);
  return stroke.joining ? heldPressed(name) : held(name, cap("stroke"));
};
