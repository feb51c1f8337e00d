// A game that people lay with real tiles: what is drawn, and a wrong entry put right, in English. Knows no component.
import { pluralIn } from "../plural";

const plural = pluralIn("en");

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
  keyed: "The letter on a place leads there.",
  correct: "Correct what was decided here",
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
};
