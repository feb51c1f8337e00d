// The table in words: what is told of it, and what a command means that somebody types.
import { piecesOf } from "./expansion-words";
import { extended, inEach, type Messages } from "./extended";
import { chained } from "./list";
import type { FigureName } from "./vocabulary";
import { where } from "./where";

/** What can be asked and done by command. */
export type Command = keyof Messages["spoken"]["command"]["typed"];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+|\?/gu) ?? [];

/** Whose choices are left out of the list, since their figures could go to the same places. */
const othersOf = (others: readonly FigureName[]): "large" | "abbot" | "both" | null => {
  const [large, abbot] = [others.includes("big-follower"), others.includes("abbot")];
  if (large) return abbot ? "both" : "large";
  return abbot ? "abbot" : null;
};

const commandOf = (m: Messages) => {
  const words = m.spoken.command;
  const commands = Object.entries(words.typed).map(
    ([command, typed]) => [command as Command, wordsOf(typed)] as const,
  );
  const turns = [words.asDrawn, words.turnedRight, words.upsideDown, words.turnedLeft].map(wordsOf);
  const nothing = wordsOf(words.nothing);
  const says = (text: string, any: readonly string[]) =>
    wordsOf(text).some((word) => any.includes(word));
  const argument = (text: string) => text.replace(/^\s*\S+/, "");
  return {
    /** The command that a text begins with. */
    named: (text: string): Command | null => {
      const [first = ""] = text.trim().toLowerCase().split(/\s+/);
      return commands.find(([, typed]) => typed.includes(first))?.[0] ?? null;
    },
    cell: (text: string) => where(m).cellIn(argument(text)),
    turn: (text: string): number | null => {
      const turn = turns.findIndex((any) => says(argument(text), any));
      return turn < 0 ? null : turn;
    },
    number: (text: string): number | null => {
      const number = /-?\b\d+\b/.exec(text)?.[0];
      return number === undefined ? null : Number(number);
    },
    /** A number and nothing else. */
    isNumber: (text: string) => /^\s*-?\d+\s*$/.test(text),
    /** “do nothing” passes. */
    passes: (text: string) => says(text, nothing),
  };
};

export const spoken = inEach((m) => {
  const words = m.spoken;
  const sentences = (texts: readonly string[]) =>
    chained(texts.map(words.sentence), m.shared.sentencePair);
  return extended(words, {
    place: (x: number, y: number, rotation: number, reached: readonly string[]) => {
      const place = where(m).alone({ x, y });
      return reached.length > 0
        ? words.placeReaching(place, rotation, chained(reached, m.shared.clauses))
        : words.place(place, rotation);
    },
    /** The place that a text names. */
    cellIn: (text: string) => where(m).cellIn(text),
    /** What stands above a column, and before a row. */
    column: (x: number) => where(m).alone({ x, y: 0 }),
    row: (y: number) => where(m).alone({ x: 0, y }),
    /** Said while it is chosen how the tile lies, at a place that is looked at. */
    wished: (rotation: number, fits: boolean | null, land: string) =>
      words.wished(rotation, fits === null ? "untold" : fits ? "yes" : "no", land),
    chooseTurn: (ways: readonly number[]) =>
      words.chooseTurn(ways.map((way) => m.shared.asTurned(way))),
    /** What can be done, and what is noted beside it. */
    noted: (choice: string, notes: readonly string[]) =>
      chained([choice, ...notes], m.shared.items),
    /** Several things, each a sentence by itself. */
    sentences,
    choice: (choice: string, reached: string) =>
      reached === "" ? choice : words.choice(choice, reached),
    laidHere: (land: readonly string[]) =>
      land.length > 0 ? chained(land.map(words.landSentence), m.shared.sentencePair) : words.noLand,
    notHere: (x: number, y: number, reasons: readonly string[]) =>
      words.notHere(where(m).alone({ x, y }), chained(reasons, m.shared.sentencePair)),
    fitsHere: (x: number, y: number) => words.fitsHere(where(m).alone({ x, y })),
    seat: (name: string, score: string, has: readonly string[]) =>
      chained([words.seat(name, score), ...has.map(words.sentence)], m.shared.sentencePair),
    figures: (figure: FigureName, count: number) => piecesOf(m, figure, count),
    /** The choices by their numbers, and for which figures the numbers are that are left out. */
    asked: (
      choices: readonly { number: number; text: string }[],
      others: readonly FigureName[] = [],
    ) => {
      const leftOut = othersOf(others);
      return chained(
        [
          ...choices.map(({ number, text }) => words.numbered(number, text)),
          ...(leftOut ? [words.leftOut(leftOut)] : []),
        ],
        m.shared.sentencePair,
      );
    },
    command: commandOf(m),
  });
});
