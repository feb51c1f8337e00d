// What is said on the board.
import { extended, inEach } from "./extended";
import { isSurrounded } from "./landmarks";
import { chained } from "./list";
import type { Kind } from "./vocabulary";
import { where } from "./where";

export const board = inEach((m) =>
  extended(m.board, {
    aimed: (x: number, y: number, rotation: number, fits: boolean) =>
      m.board.aimed(where(m).alone({ x, y }), rotation, fits ? "yes" : "no"),
    /** Several decisions that are refused for the same reasons. */
    actions: (actions: readonly string[]) => chained(actions, m.shared.clauses),
    feature: {
      /** A road or a city may still grow; a monastery is complete with nine tiles. */
      grows: (kind: Kind, now: number, closed: number) =>
        isSurrounded(kind) || closed > now
          ? m.board.feature.whenComplete(now, closed, isSurrounded(kind) ? "no" : "yes")
          : m.board.feature.asNow(now),
    },
    cell: {
      title: (x: number, y: number) => m.board.cell.title(where(m).full({ x, y })),
      fits: (fits: number, left: number) =>
        m.board.cell.fits(fits, left, left === 0 ? 0 : Math.round((100 * fits) / left)),
    },
  }),
);
