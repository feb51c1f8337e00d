// Reviews of games that are over. Knows no board.
import { commands, events } from "../bindings";
import type { DialogTitle, ReviewChanged } from "../bindings";
import { ask } from "./ask";

/** What is known of a game that is over, so far. */
export const openReview = (id: number) => ask(commands.openReview(id));

export const beginReview = (id: number) => ask(commands.beginReview(id));

export const stopReview = (id: number) => ask(commands.stopReview(id));

/** Has Practice ask a decision again. */
export const askAgain = (game: number, step: number) => ask(commands.askAgain(game, step));

/** The file that was written; null when the person thought better of it. */
export const saveReview = (id: number, question: DialogTitle) =>
  ask(commands.saveReview(id, question));

export const onReviewChanged = (heard: (change: ReviewChanged) => void): Promise<() => void> =>
  events.reviewChanged.listen(({ payload }) => heard(payload));
