// What stands beside the examples of the board, in English. Knows no component.
import { pluralIn } from "../plural";

const plural = pluralIn("en");

export const examples = {
  title: "The board in all its uses",
  lead: "Each of these is told what to show, and hears its own keys when it has the focus.",
  game: "A game: a decision lies on the board",
  lesson: "A lesson: marks, arrows, ghosts and numbers",
  start: "How a mix begins: the tile in hand may be tried",
  lit: "Land that is lit, and a place into which nothing fits",
  still: "A picture of it",
  neighbours: "One tile among its neighbours",
  decided: (count: number) =>
    plural(count, { one: "{n} decision was tried here.", other: "{n} decisions were tried here." }),
};
