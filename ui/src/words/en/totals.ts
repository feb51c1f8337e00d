// What the tiles of a set, a mix or a position come to, in English.
import { pluralIn } from "../plural";

const plural = pluralIn("en");

export const totals = {
  title: "What it comes to",
  beside: "The line shows the base game.",
  sides: "Sides",
  side: { field: "Field", road: "Road", city: "City", river: "River" },
  things: "On the tiles",
  here: "here",
  base: "base game",
  patterns: "Sides as they stand together",
  patternsNote: "Field, road and city around a tile, clockwise.",
  pattern: (letters: string) =>
    [...letters]
      .map((each) => ({ f: "field", r: "road", c: "city", w: "river" })[each] ?? each)
      .join(", "),
  corners: "Tiles that fit a corner",
  cornersNote:
    "Two sides that meet, clockwise: how many of the tiles can go there; small, in the base game.",
  corner: (one: string, other: string) => `${one} beside ${other}`,
  nothing: "Nothing fits there.",
  turns: (count: number) => plural(count, { one: "About {n} turn", other: "About {n} turns" }),
  each: (count: number) => `${count} for each of two players`,
};
