// What is said on the board, in English.
import { pluralIn } from "../plural";
import type { Kind } from "../vocabulary";
import { capital } from "./facts";
import { kinds, turns, isSurrounded } from "./nouns";
import { where, whereFrom } from "./where";

const plural = pluralIn("en");

export const board = {
  label: (tiles: number) =>
    plural(tiles, { one: "Board with {n} tile", other: "Board with {n} tiles" }),
  game: "Game",
  opening: "The game is being opened …",
  borders: "A border in a player’s colour marks the tile that this player laid last.",
  notHere: "Not here",
  aimed: (x: number, y: number, rotation: number, fits: boolean) =>
    `${capital(where({ x, y }))}, ${turns[rotation] ?? ""}${fits ? "" : ": it does not fit"}`,
  refused: (action: string) => `${action}: not possible`,
  tools: {
    label: "Board",
    nearer: "Zoom in",
    farther: "Zoom out",
    all: "Show the whole board",
    inspect: "What fits here",
    turn: "Turn the tile",
    aids: "What the board shows",
    /** The letter of the compass. */
    north: "N",
  },
  feature: {
    label: "Feature",
    title: (kind: Kind) => capital(kinds[kind]),
    complete: "complete",
    open: (kind: Kind, open: number) =>
      isSurrounded(kind)
        ? plural(open, {
            one: "{n} place around it is free.",
            other: "{n} places around it are free.",
          })
        : plural(open, { one: "{n} side is still open.", other: "{n} sides are still open." }),
    nobody: "Nobody stands here.",
    leads: (strength: number) => `leads with ${strength}`,
    has: (strength: number) => `has ${strength}`,
    worth: (points: number) => plural(points, { one: "{n} point", other: "{n} points" }),
    /** A road or city may still grow; a monastery ends with nine tiles. */
    grows: (kind: Kind, now: number, closed: number) =>
      isSurrounded(kind)
        ? `${now} now, ${closed} when complete`
        : closed > now
          ? `${now} now, at least ${closed} when complete`
          : `${now} now`,
    cities: (cities: number) =>
      plural(cities, {
        one: "It touches {n} completed city.",
        other: "It touches {n} completed cities.",
      }),
  },
  cell: {
    label: "What fits here",
    title: (x: number, y: number) => capital(whereFrom({ x, y })),
    taken: "This tile lies here.",
    apart: "No tile lies beside this place yet.",
    fits: (fits: number, left: number) =>
      left === 0
        ? "No tile is left."
        : `${fits} of the ${plural(left, { one: "{n} tile", other: "{n} tiles" })} left fit here: ${Math.round((100 * fits) / left)} %.`,
    times: (count: number) => `${count} ×`,
    drawn: (ways: number) =>
      ways === 0
        ? "The drawn tile does not fit here."
        : plural(ways, {
            one: "The drawn tile fits here in {n} way.",
            other: "The drawn tile fits here in {n} ways.",
          }),
    turned: (rotation: number) => `${capital(turns[rotation] ?? "")}:`,
  },
};
