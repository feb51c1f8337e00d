// The table in words: its headings, sentences and commands, in English.
import { listIn } from "../list";
import { pluralIn } from "../plural";
import { capital } from "./facts";
import { figuresOf, leftOut, turns } from "./nouns";
import type { FigureName } from "../vocabulary";
import { cellIn, where } from "./where";

const plural = pluralIn("en");
const list = listIn("en");

/** What can be asked and done by command, each by its first word or the letter before it. */
const commands = {
  tile: ["t", "the tile in hand, in each turn"],
  fits: ["f", "where it fits, and what it would join"],
  choices: ["c", "what you can do"],
  do: ["d", "do 2: take the second choice; do nothing: pass"],
  lay: ["l", "lay 1 east turned right: lay the tile there"],
  why: ["w", "why 1 east: why the tile does not fit there"],
  at: ["a", "at 1 east: what lies there, and whose it is"],
  scores: ["s", "the scores"],
  players: ["p", "everybody’s figures"],
  turns: ["h", "what happened in the last turns"],
  left: ["b", "how many tiles are left in the bag, and which"],
  odds: ["o", "how likely tiles come for each gap"],
  hint: ["i", "the three best decisions, what they are worth and why"],
  reasons: ["r", "why the bot did what it did last"],
  undo: ["u", "take back"],
  help: ["?", "these commands"],
} as const;
export type Command = keyof typeof commands;
const names = Object.keys(commands) as Command[];

export const spoken = {
  label: "The table in words",
  state: (turn: number, left: number) =>
    `Turn ${turn}, ${plural(left, { one: "{n} tile left", other: "{n} tiles left" })}.`,
  hand: "The tile in your hand",
  lies: "How it lies",
  turned: (rotation: number, text: string) => `${capital(turns[rotation] ?? "")}: ${text}`,
  fits: (places: number) =>
    `Where it fits: ${plural(places, { one: "{n} place", other: "{n} places" })}`,
  fitsIn: (places: number) =>
    plural(places, { one: "It fits in {n} place.", other: "It fits in {n} places." }),
  fitsOff: "Legal places are switched off in the settings.",
  place: (x: number, y: number, rotation: number, reached: readonly string[]) =>
    `${capital(where({ x, y }))}, ${turns[rotation] ?? ""}${reached.length > 0 ? `: ${reached.join("; ")}` : ""}`,
  /** Said while it is chosen how the tile lies, at a place that is looked at. */
  wished: (rotation: number, fits: boolean | null, text: string) =>
    `${capital(turns[rotation] ?? "")}${fits === null ? "" : fits ? ", fits here" : ", does not fit here"}: ${text}.`,
  chooseTurn: (ways: readonly number[]) =>
    `It does not fit like that. It fits ${list.and(ways.map((way) => turns[way] ?? ""))}: turn it with R.`,
  choices: "What you can do",
  /** What can be done, and what is noted beside it. */
  noted: (choice: string, notes: readonly string[]) => [choice, ...notes].join(", "),
  /** Several things, each a sentence by itself. */
  sentences: (texts: readonly string[]) => texts.map((each) => `${each}.`).join(" "),
  choice: (text: string, reached: string) => (reached ? `${text}: ${reached}` : text),
  board: "The board",
  boardHow:
    "Places are counted from the first tile. Arrow keys walk, Home goes to the first tile, and [ and ] go to where the tile fits. R turns the tile, Enter lays it. On a tile, Enter tells whose land it is. I says why the tile does not fit.",
  grid: "Board, place by place",
  laidHere: (text: readonly string[]) =>
    text.length > 0 ? `${text.map(capital).join(". ")}.` : "No land here is ever scored.",
  notHere: (x: number, y: number, reasons: readonly string[]) =>
    `${capital(where({ x, y }))}: ${reasons.join(" ")}`,
  fitsHere: (x: number, y: number) => `${capital(where({ x, y }))}: it fits.`,
  nothingInHand: "No tile is in your hand.",
  noMore: "There is no other place.",
  players: "Players",
  seat: (name: string, score: string, has: readonly string[]) =>
    [`${name}: ${score}.`, ...has.map((each) => `${each}.`)].join(" "),
  figures: figuresOf,
  /** In place of what lies before a player, while that is to be told by whoever listens. */
  supplyAsked: "Followers: that is the question",
  turns: "The last turns",
  left: "Tiles left",
  design: (count: number, text: string) =>
    `${plural(count, { one: "{n} tile", other: "{n} tiles" })}: ${text}.`,
  /** The choices by their numbers, and for which figures the numbers are that are left out. */
  asked: (
    choices: readonly { number: number; text: string }[],
    others: readonly FigureName[] = [],
  ) => [...choices.map(({ number, text }) => `${number}, ${text}.`), ...leftOut(others)].join(" "),
  command: {
    title: "Ask or act in words",
    label: "Command",
    hint: "Type a word and press Enter; “help” says which there are.",
    send: "Do it",
    unknown: (text: string) => `“${text}” is no command. Say “help” to hear them.`,
    noPlace: "Say where, for example “1 east, 2 north”.",
    noChoice: "There is no such choice now.",
    help: () =>
      names
        .map((name) => `${capital(name)}, or ${commands[name][0]}: ${commands[name][1]}.`)
        .join(" "),
    /** The command that a text begins with. */
    named: (text: string): Command | null => {
      const first = text.trim().toLowerCase().split(/\s+/)[0] ?? "";
      return names.find((name) => first === name || first === commands[name][0]) ?? null;
    },
    cell: (text: string) => cellIn(text.replace(/^\s*\S+/, "")),
    turn: (text: string): number | null => {
      const lower = text.toLowerCase();
      const turn = turns.findIndex((way) => lower.includes(way));
      return turn < 0 ? null : turn;
    },
    number: (text: string): number | null => {
      const number = /-?\b\d+\b/.exec(text)?.[0];
      return number === undefined ? null : Number(number);
    },
    /** A number and nothing else. */
    isNumber: (text: string) => /^\s*-?\d+\s*$/.test(text),
    /** “do nothing” passes. */
    passes: (text: string) => /\bnothing\b|\bpass\b/i.test(text),
  },
};
