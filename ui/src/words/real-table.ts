// A game with real tiles: which of its messages says that the table gave or took points.
import { extended, inEach } from "./extended";

/** Points that the table agreed on. */
interface AgreedPoints {
  points: number;
  note: string;
}

export const realTable = inEach((m) => {
  const { given, givenFor, taken, takenFor, takeAwayOf, away } = m["real-table"].adjusting;
  const said = (name: string, { points, note }: AgreedPoints): string => {
    if (points < 0) return note ? takenFor(name, -points, note) : taken(name, -points);
    return note ? givenFor(name, points, note) : given(name, points);
  };
  return extended(m["real-table"], {
    adjusting: {
      said,
      takeAwayOf: (name: string, one: AgreedPoints) => takeAwayOf(said(name, one)),
      away: (name: string, one: AgreedPoints) => away(said(name, one)),
    },
  });
});
