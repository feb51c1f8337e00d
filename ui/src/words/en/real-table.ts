// A game that people lay with real tiles: what is drawn, and a wrong entry put right, in English.
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

export const realTable = {
  byHand: "We lay the tiles ourselves",
  byHandText:
    "For a game of cardboard. You say which tile was drawn and where it lies; Bastide keeps the rules, counts, and explains each point. Only people sit at such a table.",
  drawn: "Which tile was drawn?",
  find: "Words of the tile",
  clear: "Show all tiles",
  cities: "City sides",
  roads: "Road sides",
  any: "any",
  sides: (count: number) => `${count}`,
  none: "No tile that is left is like that.",
  tile: (look: string, left: number) =>
    plural(left, { one: `${look}: {n} left`, other: `${look}: {n} left` }),
  left: (left: number) => `${left} ×`,
  keyed: "The number or letter on a place is the key that brings the tile there.",
  correct: "Correct this decision",
  correcting: "You are correcting an earlier entry.",
  correctingText: "Decide anew. What followed is played again, as far as it fits.",
  leave: "Leave it as it was",
  corrected: (turn: number) => `Turn ${turn} is corrected.`,
  held: (count: number) =>
    plural(count, {
      one: "The {n} decision that followed still holds.",
      other: "All {n} decisions that followed still hold.",
    }),
  nothingFollowed: "Nothing had followed it yet.",
  dropped: (count: number, turn: number) =>
    plural(count, {
      one: `In turn ${turn}, {n} decision no longer fits. Enter it anew.`,
      other: `From turn ${turn} on, {n} decisions no longer fit. Enter them anew.`,
    }),
  takeBack: "Take the correction back",
  /** Points that the table agreed on. */
  adjusting: {
    open: "Put a score right",
    title: "Put a score right",
    lead: "For a house rule, an expansion that Bastide does not know, or a slip at the track. It counts with all other points and stands in the log with its note.",
    who: "Whose score",
    points: "Points, with a minus to take some",
    pointsNote: (has: number) =>
      plural(has, { one: "The score is {n} point now.", other: "The score is {n} points now." }),
    /** What is wrong with the points. */
    notSoMany: (has: number) =>
      plural(has, {
        one: "No more than {n} point can be taken: a score is never less than 0.",
        other: "No more than {n} points can be taken: a score is never less than 0.",
      }),
    tooMany: (room: number) =>
      plural(room, {
        one: "No more than {n} point can be given: the score would be too high to be kept.",
        other: "No more than {n} points can be given: the score would be too high to be kept.",
      }),
    notWhole: "Points are whole numbers.",
    note: "What for",
    put: "Put it right",
    before: "Put right before",
    takeAway: "Take it away",
    takeAwayOf: (name: string, one: AgreedPoints) => `Take it away: ${said(name, one)}`,
    away: (name: string, one: AgreedPoints) => `This no longer counts: ${said(name, one)}`,
    inTurn: (turn: number, what: string) => `Turn ${turn}. ${what}`,
    said,
    /** The row of the table of all points, and of the score sheet. */
    source: "Put right by hand",
    chapter: "Put right by hand",
  },
};
