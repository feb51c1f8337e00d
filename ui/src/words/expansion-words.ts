// What is said of the pieces of each expansion.
import { byCode, firstIn } from "./by-code";
import { extended, inEach, type Messages } from "./extended";
import { letter } from "./landmarks";
import type { Event, PlayerNames } from "./vocabulary";

export const expansions = inEach((m) => ({
  crops: m["crop-circles"],
  robbers: m.robbers,
  tollkeepers: extended(m.tollkeepers, {
    letter,
    crossroads: (number: number): string => m.tollkeepers.crossroads(letter(number)),
  }),
  tower: extended(m.tower, {
    high: (number: number | undefined, floors: number) => m.tower.high(number ?? "none", floors),
    bare: (number: number | undefined) => m.tower.bare(number ?? "none"),
  }),
  traders: m.traders,
}));

/** What each course of lessons is about, in a line. */
export const coursesOf = (m: Messages): Readonly<Record<string, string>> => firstIn(m, "course");

/** What an expansion put on the land, within the row of a turn. */
export const putOf = (m: Messages, event: Event, name: PlayerNames): string | undefined =>
  event.type === "floor-added" || event.type === "tollhouse-placed"
    ? byCode(m, "put", event.type, {
        ...event,
        who: name(event.player),
        moved: "moved" in event && event.moved ? "yes" : "no",
      })
    : undefined;

/** Pieces by their number: figures, and what else expansions put in front of a player. */
export const piecesOf = (m: Messages, piece: string, count: number): string =>
  byCode(m, "pieces", piece, { n: count }) ?? String(count);
