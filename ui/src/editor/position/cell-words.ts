// What lies and stands at a place of a position, in words.
import { keyOf } from "../../board/laid";
import { builtOn } from "../../expansions/roster";
import type { Cell, PositionDraft } from "../../ipc";
import { namingOf } from "../../pieces/seat-look";
import { lookOf } from "../../tiles/land-parts";
import { t } from "../../state/language.svelte";
import { footingOn, laidAt } from "./place.svelte";

/** What stands on the land of a position, as the expansions that built it are asked. */
export const builtLandOf = (position: PositionDraft) => ({
  towers: position.towers,
  tollhouses: position.seats.flatMap(({ house }, player) =>
    house ? [{ player, x: house.x, y: house.y, value: house.value }] : [],
  ),
  seats: position.seats,
  landmarks: [],
});

export const cellInWords = (position: PositionDraft, cell: Cell): string => {
  const laid = laidAt(position, cell);
  return t().land.cell(
    {
      ...cell,
      tile: laid ? lookOf(laid.design, laid.tile.rotation) : null,
      standing: position.figures
        .filter(({ place }) => keyOf(place) === keyOf(cell))
        .map(({ player, figure, place }) => {
          const on = footingOn(laid, place);
          return { part: on === "site" ? null : on, kind: place.kind, player, figure, count: 1 };
        }),
      built: builtOn(builtLandOf(position), cell),
      lastOf: null,
      free: position.free.some((free) => keyOf(free) === keyOf(cell)),
      turns: null,
    },
    namingOf(position.seats, t().table.seats),
  );
};
