// What is said where the tiles of a set are listed, in English.
import { pluralIn } from "../plural";

const plural = pluralIn("en");

export const set = {
  add: "Blank tile",
  take: "From a set",
  takeTitle: "Take a tile from a set",
  takeFrom: "Set",
  comes: (copies: number) => plural(copies, { one: "{n} copy", other: "{n} copies" }),
  copy: "Copy",
  cut: "Cut",
  paste: "Paste",
  copied: (count: number) => plural(count, { one: "{n} tile copied.", other: "{n} tiles copied." }),
  chosen: (count: number) => plural(count, { one: "{n} tile chosen", other: "{n} tiles chosen" }),
  choose: (name: string) => `Choose tile ${name}`,
  list: "Tiles of the set",
  draw: "Draw",
  duplicate: "Double",
  remove: "Delete",
  earlier: (name: string) => `Move tile ${name} one place earlier`,
  later: (name: string) => `Move tile ${name} one place later`,
  copies: (name: string) => `Copies of tile ${name}`,
  rules: "Rules that the tiles need",
  rulesNote: "Ticked is what your tiles show. Change it where you mean something else.",
  twins: "Twins",
  twinsNote: "Tiles that are the same when one is turned, or seen in a mirror.",
  noTwins: "Every tile looks like no other.",
  twin: (tile: string, other: string, mirrored: boolean) =>
    mirrored
      ? `“${tile}” is “${other}” as a mirror shows it.`
      : `“${tile}” is the same as “${other}”.`,
  twinElsewhere: (tile: string, set: string, mirrored: boolean) =>
    mirrored
      ? `“${tile}” is a tile of “${set}” as a mirror shows it.`
      : `“${tile}” is the same as a tile of “${set}”.`,
};
