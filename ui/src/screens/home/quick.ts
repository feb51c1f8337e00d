// A game against a bot that can begin at once: everything is chosen, as it was the last time.
import { PATTERNS, type Pattern } from "../../art";
import type { GameSummary, NewGame, NewSeat } from "../../ipc";

/** Who sits down: as in the game played last, if a person played in it. */
export type Sitter = Pick<NewSeat, "name" | "colour" | "pattern">;

const patternOf = (colour: number): Pattern => PATTERNS[colour] ?? "plain";

export const lastSitter = (games: readonly GameSummary[]): Sitter | null => {
  const people = games.flatMap(({ seats }) => seats.filter((seat) => seat.bot === null));
  const named = people.find(({ name }) => name.trim() !== "");
  return named ? { name: named.name, colour: named.colour, pattern: named.pattern } : null;
};

/** Whom somebody new can win against. */
export const FIRST_BOT = "gentle";

/** The opponent of the last game of one person against one bot. */
export const lastBot = (games: readonly GameSummary[]): string => {
  const duels = games.flatMap(({ seats }) => {
    const bots = seats.flatMap(({ bot }) => bot ?? []);
    return seats.length === 2 && bots.length === 1 ? bots : [];
  });
  return duels[0] ?? FIRST_BOT;
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
