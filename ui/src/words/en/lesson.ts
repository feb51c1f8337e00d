// What is said in a lesson beside its own texts, in English.
import { english, extended } from "../english";
import { pluralIn } from "../plural";
import type { Aim, Given } from "../../ipc";
import type { PlayerNames } from "../vocabulary";
import { capital } from "./facts";
import { isLand, kinds, spots, turns } from "./nouns";
import { reason as reasonIn } from "../reasons";
import { at as standing, thePlace, where, whereFrom } from "./where";
import { people } from "./you";

const reason = reasonIn(english);
const plural = pluralIn("en");
const list = new Intl.ListFormat("en", { type: "conjunction" });

/** A place of the board, so that it can be chosen from a list. */
const aim = ({ x, y, kind, at }: Aim): string =>
  kind === null || at === null
    ? capital(whereFrom({ x, y }))
    : `${capital(kinds[kind])}${isLand(kind) && at !== "I" ? ` ${spots[at]}` : ""}, ${whereFrom({ x, y })}`;

/** `land` tells a tile by its design. */
const given = (answer: Given, name: PlayerNames, land: (tile: string) => string): string => {
  switch (answer.kind) {
    case "yes-no":
      return answer.yes ? "Yes" : "No";
    case "number":
      return String(answer.number);
    case "players":
      return answer.players.length === 0 ? "Nobody" : list.format(people(answer.players.map(name)));
    case "reason":
      return reason({ code: answer.code, rule: "" }, name);
    case "tile":
      return capital(land(answer.tile));
    case "places":
      return answer.places.length === 0 ? "None" : answer.places.map(aim).join("; ");
  }
};

type Cell = Pick<Aim, "x" | "y">;

/** Parts of the table that a lesson points at; what is named otherwise has its words elsewhere. */
const parts: Readonly<Record<string, string>> = {
  hand: "the tile in hand",
  score: "the scores",
  supply: "what lies before each player",
  track: "the score track",
  bag: "the tiles that are left",
  task: "the task",
};

/** What a lesson points at on the board, or beside it. */
const pointed = (
  thing:
    | { kind: keyof typeof kinds; cells: readonly Cell[] }
    | { cell: Cell }
    | { figure: Cell }
    | { from: Cell; to: Cell }
    | { part: string },
): string => {
  if ("part" in thing) return parts[thing.part] ?? thing.part;
  if ("cells" in thing)
    return thing.cells.length === 1
      ? `the ${kinds[thing.kind]} ${thing.cells.map(standing).join("")}`
      : `the ${kinds[thing.kind]} on ${plural(thing.cells.length, { one: "{n} tile", other: "{n} tiles" })}: ${thing.cells.map(where).join("; ")}`;
  if ("cell" in thing) return thePlace(thing.cell);
  if ("figure" in thing) return `the figure ${standing(thing.figure)}`;
  return `from ${where(thing.from)} to ${where(thing.to)}`;
};

/** What is lost by asking. */
const worth = (stars: number): string => plural(stars, { one: "−{n} star", other: "−{n} stars" });

export const lesson = extended(english.lesson, {
  /** Aims that the task does not name, each a sentence of its author. */
  starAims: (aims: readonly string[]) => `For all three stars: ${aims.join(" · ")}`,
  turns: (over: number, of: number) => `Turn ${Math.min(over + 1, of)} of ${of}`,
  /** Each a sentence: places have commas of their own. */
  pointedAt: (things: readonly string[]) => `Pointed at: ${things.map(capital).join(". ")}.`,
  pointed,
  /** A tile that somebody wants to lay, as it would lie there. */
  wished: (cell: Cell, rotation: number, land: string) =>
    `The tile would lie ${standing(cell)}, ${turns[rotation] ?? ""}: ${land}.`,
  given,
  aim,
  /** An answer in a list of sentences: a reason is one already. */
  listed: (answer: Given, name: PlayerNames, land: (tile: string) => string) =>
    answer.kind === "reason" ? given(answer, name, land) : `${given(answer, name, land)}.`,
  /** Numbers are chosen by themselves. */
  numbers: (numbers: readonly number[]) =>
    numbers.length === 0 ? "The answer is a number." : `Answers: ${numbers.join(", ")}.`,
  /** A reason is a whole sentence already. */
  you: (answer: Given, name: PlayerNames, land: (tile: string) => string) =>
    answer.kind === "reason"
      ? `Your answer: ${given(answer, name, land)}`
      : `Your answer: ${given(answer, name, land)}.`,
  hints: ["Hint", "Show me where", "Show every place", "Do it for me"],
  /** Of free turns one way is known, and others may do as well. */
  hintsOfTurns: ["Hint", "Show me where", "Show one right place", "Do it for me"],
  hintsOfChoices: ["Hint", "Show me where", "Leave me two answers", "Tell me"],
  hintsOfAnswers: ["Hint", "Show me where", "Show how it is counted", "Tell me"],
  /** What help is called, and what it costs before anybody asks for it. */
  hintFor: (called: string, stars: number) =>
    stars === 0 ? called : `${called} (${worth(stars)})`,
  desk: {
    hints: ["Hint", "Tell me the next thing", "Tell me each thing", "Do it for me"],
  },
  end: {
    /** For those who were given aims. */
    aims: (reached: number, all: number) =>
      reached < all
        ? plural(all, {
            one: `${reached} of {n} aim reached`,
            other: `${reached} of {n} aims reached`,
          })
        : plural(all, { one: "Aim reached", other: "All {n} aims reached" }),
    summary: (mistakes: number, hints: number, skipped: number) =>
      list.format([
        mistakes === 0
          ? "No mistake"
          : plural(mistakes, { one: "{n} mistake", other: "{n} mistakes" }),
        hints === 0 ? "no hint" : plural(hints, { one: "{n} hint", other: "{n} hints" }),
        ...(skipped > 0
          ? [plural(skipped, { one: "{n} step skipped", other: "{n} steps skipped" })]
          : []),
      ]),
  },
});
