// What a real table had entered, where it decides that anew.
import type { Action, GameView } from "../ipc";

type Corrected = Pick<GameView, "correcting">;
type Entry = NonNullable<GameView["correcting"]>["was"];

const decidedIn = (entry: Entry | undefined): Action | undefined =>
  entry && "decided" in entry ? entry.decided : undefined;

/** What was decided here before. */
export const enteredIn = ({ correcting }: Corrected): Action | undefined =>
  decidedIn(correcting?.was);

/** The same, where it is which tile was drawn. */
export const drawnIn = ({ correcting }: Corrected): string | undefined => {
  const entry = correcting?.was;
  return entry && "drawn" in entry ? entry.drawn : undefined;
};

/** What the decision begins with: as it was entered, or what was chosen instead. */
export const begunWith = ({ correcting }: Corrected): Action | undefined =>
  decidedIn(correcting?.losing?.instead ?? correcting?.was);
