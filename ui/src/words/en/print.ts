// What is said of tiles on paper and as pictures, and what stands on the paper itself, in English.
import type { PictureProblem, PrintError } from "../../ipc";
import { listIn } from "../list";
import type { Message } from "../message";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const list = listIn("en");
const number = new Intl.NumberFormat("en");

/** Tenths of a millimetre as people measure. */
const mm = (tenths: number): string => `${number.format(tenths / 10)} mm`;

const unfit: Record<PictureProblem, string> = {
  unreadable: "it is no drawing that can be read",
  "too-long": "it is longer than any drawing of a tile",
  "not-square": "it is not as wide as it is high",
  "not-only-paths": "it holds something else than lines and areas",
};

const reasons = {
  "no-tiles": () => ({
    why: "No tile is chosen.",
    todo: "Choose at least one copy of a tile.",
  }),
  "too-many-tiles": ({ most }) => ({
    why: `These are more tiles than the ${number.format(most)} that go into one file.`,
    todo: "Print some of them, then the others.",
  }),
  "too-many-words": () => ({
    why: "The rules and tiles have more words than reference pages can hold.",
    todo: "Print without the reference.",
  }),
  size: ({ least, most }) => ({
    why: `A tile can be from ${mm(least)} to ${mm(most)} wide.`,
    todo: "Choose another size.",
  }),
  bleed: ({ most }) => ({
    why: `The edge around a tile can be up to ${mm(most)} wide.`,
    todo: "Choose a narrower one.",
  }),
  pixels: ({ least, most }) => ({
    why: `A picture can be from ${number.format(least)} to ${number.format(most)} pixels wide.`,
    todo: "Choose another size.",
  }),
  "not-drawn": ({ tile }) => ({ why: `Nobody drew the tile ${tile}.`, todo: "Try again." }),
  picture: ({ tile, why }) => ({
    why: tile
      ? `The picture of ${tile} cannot be used: ${unfit[why]}.`
      : `The picture cannot be used: ${unfit[why]}.`,
    todo: "This is our mistake. Please tell us which tile it was.",
  }),
  failed: ({ detail }) => ({ why: detail, todo: "This is our mistake." }),
} satisfies {
  [Is in PrintError["is"]]: (fault: Extract<PrintError, { is: Is }>) => Omit<Message, "what">;
};

export const unprintable = <Is extends PrintError["is"]>(
  fault: Extract<PrintError, { is: Is }>,
): Message => ({
  what: "This cannot be printed.",
  ...(reasons[fault.is] as (given: typeof fault) => Omit<Message, "what">)(fault),
});

const tiles = { one: "{n} tile", other: "{n} tiles" };

export const print = {
  print: "Print",
  fromBuild: "Print tiles",
  above: "On paper",
  title: (name: string) => `Print “${name}”`,
  back: "To Build",
  what: "What is printed",
  ownSets: "Your tile sets",
  ownMixes: "Your mixes",
  sets: "Tile sets of Bastide",
  mixes: "Mixes of Bastide",
  paper: "Paper",
  papers: { a4: "A4", letter: "Letter" },
  size: "Size of a tile",
  usual: "45 mm",
  usualNote: "45 mm is the usual size, and goes with tiles from a shop.",
  own: "Own size",
  ownSize: "Side of a tile in millimetres",
  cut: "Where to cut",
  cuts: { marks: "Marks at the edge", lines: "Lines around tiles", nothing: "Nothing" },
  bleed: "Edge beyond the cut",
  bleeds: { none: "None", two: "2 mm", three: "3 mm" },
  bleedNote:
    "With an edge the picture goes on beyond the cut, so that a cut that slips shows no white. Tiles stand apart, and fewer go on a sheet.",
  backs: "Back sides",
  backsNote: "Each sheet is followed by its backs. Print on both sides, turned over the long edge.",
  reference: "Reference",
  referenceNote: "Pages that tell the tiles in words, with the rules that they need.",
  tiles: "Which tiles",
  copies: (tile: string) => `Copies of the tile: ${tile}`,
  asThere: "As it has them",
  oneEach: "One of each",
  none: "None",
  total: (laid: number, sheets: number) =>
    `${plural(laid, tiles)} on ${plural(sheets, { one: "{n} sheet", other: "{n} sheets" })}`,
  pages: "The pages",
  page: (at: number, of: number) => `Page ${at} of ${of}`,
  kinds: {
    sheet: (count: number) => plural(count, tiles),
    backs: (count: number) => plural(count, { one: "{n} back side", other: "{n} back sides" }),
    reference: () => "reference",
  },
  earlier: "Page before",
  later: "Next page",
  large: "Larger",
  whole: "Whole page",
  save: "Save as PDF",
  drawing: (done: number, of: number) => `Drawing: ${done} of ${of}`,
  saving: { title: "Save the pages as PDF", kind: "PDF" },
  picture: {
    open: "Save picture",
    title: (tile: string) => `The picture of tile ${tile}`,
    pixels: "Width in pixels, for PNG",
    note: "SVG is made of lines and stays sharp in every size. PNG is made of points, as photos are.",
    svg: "Save as SVG",
    png: "Save as PNG",
  },
  savingPicture: {
    svg: { title: "Save the tile as SVG", kind: "SVG" },
    png: { title: "Save the tile as PNG", kind: "PNG" },
  },
  /** The sheet that lies beside a game. */
  table: {
    open: "Print a rule sheet",
    boxes: "Expansions",
    lead: (names: readonly string[]) => `On the table: ${list.and(names)}.`,
    paper: {
      title: "Rule sheet for the table",
      turn: "A turn, step by step",
      scores: "What scores when",
      options: "Chosen at this table",
      disputes: "What tables argue about",
    },
  },
  /** The score sheet of a game. */
  scores: {
    title: "Score sheet",
    open: "Score sheet",
    over: (turns: number) =>
      plural(turns, {
        one: "The game is over after {n} turn.",
        other: "The game is over after {n} turns.",
      }),
    under: (turn: number) => `The game stands at turn ${turn}.`,
    bySource: "Points by source",
    byTurn: "Turn by turn",
    final: "Final scoring",
    seat: (name: string, points: number) =>
      plural(points, { one: `${name}: {n} point`, other: `${name}: {n} points` }),
    played: (source: string, points: string) => `${source}: ${points}.`,
    both: (source: string, points: string, atEnd: string) =>
      `${source}: ${points}, and ${atEnd} at the end.`,
    nothing: "No points.",
    turn: (turn: number, what: string) => `Turn ${turn}. ${what}`,
    line: (line: string, rule: string) => `${line} (${rule}).`,
  },
  /** What stands on the paper. Rust puts the numbers where their letters stand. */
  paged: {
    sheet: "Sheet {n} of {of}",
    back: "Back of sheet {n} of {of}",
    scale: "5 cm, if printed in full size",
    tiles: "The tiles",
    page: "Page {n} of {of}",
    by: (author: string) => `By ${author}`,
    copies: (count: number) => plural(count, tiles),
  },
};
