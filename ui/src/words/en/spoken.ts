// The table in words: its headings, sentences and commands, in English.
import { english, extended } from "../english";
import { listIn } from "../list";
import { capital } from "./facts";
import { figuresOf, leftOut, turns } from "./nouns";
import type { FigureName } from "../vocabulary";
import { cellIn, where } from "./where";

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

export const spoken = extended(english.spoken, {
  turned: (rotation: number, text: string) => `${capital(turns[rotation] ?? "")}: ${text}`,
  place: (x: number, y: number, rotation: number, reached: readonly string[]) =>
    `${capital(where({ x, y }))}, ${turns[rotation] ?? ""}${reached.length > 0 ? `: ${reached.join("; ")}` : ""}`,
  /** Said while it is chosen how the tile lies, at a place that is looked at. */
  wished: (rotation: number, fits: boolean | null, text: string) =>
    `${capital(turns[rotation] ?? "")}${fits === null ? "" : fits ? ", fits here" : ", does not fit here"}: ${text}.`,
  chooseTurn: (ways: readonly number[]) =>
    `It does not fit like that. It fits ${list.and(ways.map((way) => turns[way] ?? ""))}: turn it with R.`,
  /** What can be done, and what is noted beside it. */
  noted: (choice: string, notes: readonly string[]) => [choice, ...notes].join(", "),
  /** Several things, each a sentence by itself. */
  sentences: (texts: readonly string[]) => texts.map((each) => `${each}.`).join(" "),
  choice: (text: string, reached: string) => (reached ? `${text}: ${reached}` : text),
  laidHere: (text: readonly string[]) =>
    text.length > 0 ? `${text.map(capital).join(". ")}.` : "No land here is ever scored.",
  notHere: (x: number, y: number, reasons: readonly string[]) =>
    `${capital(where({ x, y }))}: ${reasons.join(" ")}`,
  fitsHere: (x: number, y: number) => `${capital(where({ x, y }))}: it fits.`,
  seat: (name: string, score: string, has: readonly string[]) =>
    [`${name}: ${score}.`, ...has.map((each) => `${each}.`)].join(" "),
  figures: figuresOf,
  /** The choices by their numbers, and for which figures the numbers are that are left out. */
  asked: (
    choices: readonly { number: number; text: string }[],
    others: readonly FigureName[] = [],
  ) => [...choices.map(({ number, text }) => `${number}, ${text}.`), ...leftOut(others)].join(" "),
  command: {
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
});
