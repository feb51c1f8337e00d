// What the spots of a tile are called while it is drawn.
import type { Side } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";
import { edgeAt, othersAt, type Mode, type TileSpot } from "./strokes";

const isSide = (spot: TileSpot): spot is Side => spot.length === 1 && spot !== "I";

export const spotName = (design: Design, mode: Mode, spot: TileSpot): string => {
  const words = t().build.draw;
  if (spot === "I") return words.middle;
  if (!isSide(spot)) return words.spot(spot);
  if (mode === "fields") return words.cityAt(spot);
  const joined = words.with(othersAt(design, spot).map((side) => words.sideName(side)));
  return words.side(spot, words.shows[edgeAt(design, spot)]) + joined;
};
