// What was decided at a real table, as the log tells it: by that it is found again when it was entered wrongly.
import type { Cell, GameView, LogEntry } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { t } from "../state/language.svelte";
import { lookOf } from "../tiles/land-parts";
import type { Game } from "./game.svelte";
import { contextOf } from "./word-context";

/** A decision is told by what happened first. */
export const decidedAs = (
  { events }: LogEntry,
  view: GameView,
  game: Pick<Game, "tile">,
): string => {
  const name = namingOf(view.seats, t().table.seats);
  const look = (tile: string) => {
    const design = game.tile(tile);
    return design ? t().tiles.short(lookOf(design, 0)) : t().tiles.unknown;
  };
  const context = contextOf(view, (tile) => game.tile(tile));
  return events[0] ? t().events.describe(events[0].event, name, look, context) : "";
};

/** A decision of the turn in which a tile was placed. */
export interface TileDecision {
  step: number;
  turn: number;
  is: "draw" | "tile" | "figure";
}

const KINDS = ["draw", "tile", "figure"] as const;

/** What was decided about the tile that lies in a cell, in order; nothing where it lay from the beginning. */
export const decidedOf = (
  log: readonly LogEntry[],
  upTo: number,
  { x, y }: Cell,
): TileDecision[] => {
  const placed = log.findLastIndex(
    ({ step, asked, events }) =>
      step <= upTo &&
      asked === "tile" &&
      events.some(({ event }) => event.type === "tile-laid" && event.x === x && event.y === y),
  );
  if (placed < 0) return [];
  const next = log.findIndex(
    ({ asked }, at) => at > placed && (asked === "draw" || asked === "tile"),
  );
  const first = log[placed - 1]?.asked === "draw" ? placed - 1 : placed;
  return log.slice(first, next < 0 ? undefined : next).flatMap(({ step, turn, asked }) => {
    const is = KINDS.find((kind) => kind === asked);
    return is ? [{ step, turn, is }] : [];
  });
};
