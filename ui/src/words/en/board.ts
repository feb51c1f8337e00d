// What is said on the board, in English.
import { english, extended } from "../english";
import { pluralIn } from "../plural";
import type { Kind } from "../vocabulary";
import { capital } from "./facts";
import { kinds, turns, isSurrounded } from "./nouns";
import { where, whereFrom } from "./where";

const plural = pluralIn("en");

export const board = extended(english.board, {
  aimed: (x: number, y: number, rotation: number, fits: boolean) =>
    `${capital(where({ x, y }))}, ${turns[rotation] ?? ""}${fits ? "" : ": it does not fit"}`,
  feature: {
    title: (kind: Kind) => capital(kinds[kind]),
    open: (kind: Kind, open: number) =>
      isSurrounded(kind)
        ? plural(open, {
            one: "{n} place around it is free.",
            other: "{n} places around it are free.",
          })
        : plural(open, { one: "{n} side is still open.", other: "{n} sides are still open." }),
    /** A road or city may still grow; a monastery ends with nine tiles. */
    grows: (kind: Kind, now: number, closed: number) =>
      isSurrounded(kind)
        ? `${now} now, ${closed} when complete`
        : closed > now
          ? `${now} now, at least ${closed} when complete`
          : `${now} now`,
  },
  cell: {
    title: (x: number, y: number) => capital(whereFrom({ x, y })),
    fits: (fits: number, left: number) =>
      left === 0
        ? "No tile is left."
        : `${fits} of the ${plural(left, { one: "{n} tile", other: "{n} tiles" })} left fit here: ${Math.round((100 * fits) / left)} %.`,
    turned: (rotation: number) => `${capital(turns[rotation] ?? "")}:`,
  },
});
