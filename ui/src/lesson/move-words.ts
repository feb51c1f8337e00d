// A move of a decision in words, and what it gives up.
import { actionSaid } from "../game/advice-words";
import type { DecidedView, DecisionWay, GameView } from "../ipc";
import { namingOf } from "../pieces/seat-look";
import { t } from "../state/language.svelte";

/** So many moves are shown with their reasons. */
export const BEST = 3;

export const waySaid = ({ first, then, landed }: DecisionWay, board: GameView): string => {
  const names = namingOf(board.seats, t().table.seats);
  const of = { names, designs: board.game.designs, landed };
  return t().advice.followed(actionSaid(of, first), then && actionSaid(of, then));
};

export const gives = ({ right, points }: DecisionWay): string =>
  right ? t().practice.own.right : t().practice.own.gives(points);

/** What whoever hears the answer is told of a decision: what the move gives up, and the best one with its reason. */
export const decidedSentences = ({ ways, own }: DecidedView, board: GameView): string[] => {
  const [best] = ways;
  const made = own === null ? undefined : ways[own];
  const is = best && made !== best ? t().practice.own.bestIs(waySaid(best, board)) : "";
  const reason = best?.reasons[0] ?? "";
  return [made ? gives(made) : "", is, is && reason];
};
