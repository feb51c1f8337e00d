// What an ended game comes to: the order of its players, and whether a person lost it to a bot.
import type { GameView, SeatView } from "../../ipc";

type FinalGame = Pick<GameView, "winners"> & {
  seats: readonly Pick<SeatView, "name" | "colour" | "pattern" | "bot" | "score">[];
};

/** Who won first; then by their points, and of the same points in the order of play. */
export const standings = ({ seats, winners }: FinalGame) =>
  seats
    .map((seat, player) => ({ seat, player, won: winners.includes(player) }))
    .toSorted((a, b) => Number(b.won) - Number(a.won) || b.seat.score - a.seat.score);

/** A game that a bot won against people. */
export interface LossToBot {
  winner: number;
  /** How many points the one person was short; nothing where several people lost. */
  short: number | null;
  /** Whether another bot is an easier opponent. */
  easier: boolean;
}

const EASIEST = ["gentle", "random"];

export const lossToBot = ({ seats, winners }: FinalGame): LossToBot | null => {
  const people = seats.filter(({ bot }) => bot === null);
  const [winner] = winners;
  const bots = winners.map((each) => seats[each]?.bot ?? null);
  if (winner === undefined || people.length === 0 || bots.includes(null)) return null;
  const [person] = people;
  const short = (seats[winner]?.score ?? 0) - (person?.score ?? 0);
  return {
    winner,
    short: people.length === 1 ? short : null,
    easier: !bots.some((bot) => bot !== null && EASIEST.includes(bot)),
  };
};
