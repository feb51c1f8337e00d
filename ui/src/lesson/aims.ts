// Where answers of a lesson point.
import type { Action, Aim, AskView, Given, TaskView } from "../ipc";

export const sameAim = (a: Aim, b: Aim): boolean =>
  a.x === b.x && a.y === b.y && a.kind === b.kind && a.at === b.at;

/** Where an action goes, as answers say it. */
export const aimOf = (action: Action): Aim | null => {
  if (!("x" in action) || action.x === undefined) return null;
  const on = "kind" in action && action.kind !== undefined ? action : null;
  return { x: action.x, y: action.y, kind: on?.kind ?? null, at: on?.at ?? null };
};

export const sameGiven = (a: Given, b: Given): boolean => JSON.stringify(a) === JSON.stringify(b);

const YES_NO: readonly Given[] = [
  { kind: "yes-no", yes: true },
  { kind: "yes-no", yes: false },
];

/** What one chooses from; yes and no need not be listed. */
export const choicesOf = ({ kind, choices }: AskView): readonly Given[] =>
  kind === "yes-no" && choices.length === 0 ? YES_NO : choices;

/** Whether what lies before somebody now may be what is asked for: nothing happens between. */
export const asksNumber = ({ ask, moves }: TaskView): boolean =>
  ask?.kind === "number" && moves === 0;

/** Whether the answers are a few letters each, and stand side by side. */
export const isShort = (ask: AskView | null): boolean =>
  ask?.kind === "number" || ask?.kind === "yes-no";
