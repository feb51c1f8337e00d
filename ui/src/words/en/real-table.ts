// A game that people lay with real tiles: what is drawn, and a wrong entry put right, in English.
import { english, extended } from "../english";
import { pluralIn } from "../plural";

const plural = pluralIn("en");

/** What is said of points that a table agreed on. */
interface AgreedPoints {
  points: number;
  note: string;
}

const said = (name: string, { points, note }: AgreedPoints): string => {
  const count = Math.abs(points);
  if (points < 0)
    return note
      ? plural(count, {
          one: `The table takes {n} point from ${name}: “${note}”.`,
          other: `The table takes {n} points from ${name}: “${note}”.`,
        })
      : plural(count, {
          one: `The table takes {n} point from ${name}.`,
          other: `The table takes {n} points from ${name}.`,
        });
  return note
    ? plural(count, {
        one: `The table gives ${name} {n} point: “${note}”.`,
        other: `The table gives ${name} {n} points: “${note}”.`,
      })
    : plural(count, {
        one: `The table gives ${name} {n} point.`,
        other: `The table gives ${name} {n} points.`,
      });
};

export const realTable = extended(english["real-table"], {
  /** Points that the table agreed on. */
  adjusting: {
    takeAwayOf: (name: string, one: AgreedPoints) => `Take it away: ${said(name, one)}`,
    away: (name: string, one: AgreedPoints) => `This no longer counts: ${said(name, one)}`,
    said,
  },
});
