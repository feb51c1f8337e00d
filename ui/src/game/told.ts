// Which action a choice is told as. Knows no words.
import type { Action, ChoiceView } from "../ipc";

/** A choice as it is told: a feature by what lies of it on the tile just laid. */
export const asTold = ({ action, here }: Pick<ChoiceView, "action" | "here">): Action =>
  action.type === "order" && here ? { ...action, ...here } : action;
