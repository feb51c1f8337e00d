// A game with real tiles: which of its messages says that the table gave or took points.
import { extended, inEach } from "./extended";
import type { Person } from "./vocabulary";

/** Points that the table agreed on. */
interface AgreedPoints {
  points: number;
  note: string;
}

export const realTable = inEach((m) => {
  const { given, givenFor, taken, takenFor, takeAwayOf, away } = m["real-table"].adjusting;
  const said = (who: Person, { points, note }: AgreedPoints): string => {
    if (points < 0) return note ? takenFor(who, -points, note) : taken(who, -points);
    return note ? givenFor(who, points, note) : given(who, points);
  };
  return extended(m["real-table"], {
    adjusting: {
      said,
      takeAwayOf: (who: Person, one: AgreedPoints) => takeAwayOf(said(who, one)),
      away: (who: Person, one: AgreedPoints) => away(said(who, one)),
    },
  });
});
