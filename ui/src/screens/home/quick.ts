// A game against a bot that can begin at once: everything is chosen, as it was the last time.
import { PATTERNS, type Pattern } from "../../art";
import type { NewGame, NewSeat } from "../../ipc";

/** Who sits down. */
export type Sitter = Pick<NewSeat, "name" | "colour" | "pattern">;

const patternOf = (colour: number): Pattern => PATTERNS[colour] ?? "plain";

/** Whom somebody new can win against. */
export const FIRST_BOT = "gentle";

/** Who sits down: as a person did last, under the name they gave last. */
export const nextSitter = (
  sitter: Sitter | null | undefined,
  player: string,
  personNames: readonly string[],
): Sitter => {
  const { name, colour, pattern } = sitter ?? {
    name: personNames[0] ?? "",
    colour: 0,
    pattern: "plain",
  };
  return { name: player || name, colour, pattern };
};

/** The person begins; the bot wears another colour and another name. */
export const quickGame = (person: Sitter, bot: string, botNames: readonly string[]): NewGame => {
  const colour = person.colour === 1 ? 0 : 1;
  const free = PATTERNS.find((pattern) => pattern !== person.pattern) ?? "stripes";
  const pattern = patternOf(colour) === person.pattern ? free : patternOf(colour);
  const name = botNames.find((each) => each !== person.name.trim()) ?? "";
  return {
    name: null,
    seats: [
      { ...person, name: person.name.trim(), bot: null },
      { name, colour, pattern, bot },
    ],
    mix: "base",
    options: {},
  };
};
