// Who is asked, as Rust told it. It must not judge what they may do.
import type { Action, ChoiceView, GameView } from "../ipc";

/** True while a person at this window is asked; not in the past, and not while a bot thinks. */
export const asksPerson = ({ live, over, toMove, seats }: GameView): boolean =>
  live && !over && toMove !== null && seats[toMove]?.bot === null;

/** A choice as it is told: a feature by what lies of it on the tile just laid. */
export const asTold = ({ action, here }: Pick<ChoiceView, "action" | "here">): Action =>
  action.type === "order" && here ? { ...action, ...here } : action;
