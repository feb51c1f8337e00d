// What a real table had entered, where it decides that anew.
import type { Action, GameView } from "../ipc";

/** What was entered where a table decides anew, or chosen there instead: with that the decision begins. */
export const enteredIn = ({ correcting }: Pick<GameView, "correcting">): Action | undefined => {
  const entry = correcting?.losing?.instead ?? correcting?.was;
  return entry && "decided" in entry ? entry.decided : undefined;
};

/** The same, where it is which tile was drawn. */
export const drawnIn = ({ correcting }: Pick<GameView, "correcting">): string | undefined => {
  const entry = correcting?.losing?.instead ?? correcting?.was;
  return entry && "drawn" in entry ? entry.drawn : undefined;
};
