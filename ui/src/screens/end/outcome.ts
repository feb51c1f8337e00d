// What an ended game comes to: the order of its players, and what helps a person who lost it to a bot.
import type { GameView, NewGame, SeatView, Source, SourceTotal } from "../../ipc";

type FinalGame = Pick<GameView, "winners" | "totals"> & {
  seats: readonly Pick<SeatView, "name" | "colour" | "pattern" | "bot" | "score">[];
};

/** Who won first; then by their points, and of the same points in the order of play. */
export const standings = ({ seats, winners }: Omit<FinalGame, "totals">) =>
  seats
    .map((seat, player) => ({ seat, player, won: winners.includes(player) }))
    .toSorted((a, b) => Number(b.won) - Number(a.won) || b.seat.score - a.seat.score);

/** The source by which a winner was furthest ahead of a person, and by how many points. */
export interface BiggestDifference {
  source: Source;
  points: number;
}

/** A game that a bot won against people. */
export interface LossToBot {
  winner: number;
  /** How many points the one person was short; nothing where several people lost. */
  short: number | null;
  /** The next weaker bot; nothing below the one for the first games. */
  easier: string | null;
  /** Where the one person lost most against the winner. */
  cost: BiggestDifference | null;
}

/** Each bot wins most games against the one after it, as docs/measurements.md has it. */
const STRONGEST_FIRST = ["expert", "sharp", "steady", "greedy", "gentle"];

const easierThan = (bot: string): string | null => {
  const at = STRONGEST_FIRST.indexOf(bot);
  return at < 0 ? null : (STRONGEST_FIRST[at + 1] ?? null);
};

const biggestDifference = (
  totals: readonly SourceTotal[],
  winner: number,
  person: number,
): BiggestDifference | null => {
  const from = (player: number, source: Source) =>
    totals
      .filter((total) => total.player === player && total.source === source)
      .reduce((sum, { played, atEnd }) => sum + played + atEnd, 0);
  const differences = [...new Set(totals.map(({ source }) => source))].map((source) => ({
    source,
    points: from(winner, source) - from(person, source),
  }));
  const [most] = differences.toSorted((a, b) => b.points - a.points);
  return most && most.points > 0 ? most : null;
};

export const lossToBot = ({ seats, winners, totals }: FinalGame): LossToBot | null => {
  const people = seats.flatMap(({ bot }, player) => (bot === null ? [player] : []));
  const [winner] = winners;
  const [person, ...others] = people;
  const bot = winner === undefined ? null : (seats[winner]?.bot ?? null);
  const won = winners.some((each) => people.includes(each));
  if (winner === undefined || person === undefined || bot === null || won) return null;
  const alone = others.length === 0;
  return {
    winner,
    short: alone ? (seats[winner]?.score ?? 0) - (seats[person]?.score ?? 0) : null,
    easier: easierThan(bot),
    cost: alone ? biggestDifference(totals, winner, person) : null,
  };
};

/** The lesson that helps against what cost most. */
const LESSONS: Partial<Record<Source, string>> = {
  road: "base-03-roads",
  city: "base-04-cities",
  monastery: "base-05-monasteries",
  field: "base-08-farmers",
};

export const lessonAgainst = ({ cost }: LossToBot): string | null =>
  (cost && LESSONS[cost.source]) ?? null;

/** The same table with an easier opponent; nothing where its tiles have no name. */
export const easierGame = (
  { seats, game }: Pick<GameView, "seats" | "game">,
  { winner, easier }: LossToBot,
): NewGame | null => {
  if (game.mix === null || game.by_hand || easier === null) return null;
  const beaten = seats[winner]?.bot;
  const { mix, options } = game;
  const again = seats.map(({ name, colour, pattern, bot }) => ({
    name,
    colour,
    pattern,
    bot: bot === beaten ? easier : bot,
  }));
  return { name: null, seats: again, mix, options };
};
