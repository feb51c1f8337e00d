// The sentences that an aim can be, each with its blanks as they begin. Knows no board.
import type { AimSentence, Place } from "../../../ipc";

/** What can be chosen; what a file says besides is shown as it is. */
export const KINDS = [
  "score",
  "worth",
  "owns",
  "complete",
  "stands",
  "supply",
  "prisoners",
  "wins",
  "over",
  "scored",
  "turns",
  "any",
  "all",
  "not",
] as const;

/** An aim of a kind with nothing chosen yet; null where there is no land to point at, or no such sentence. */
export const blankAim = (kind: AimSentence["is"], place: Place | null): AimSentence | null => {
  const bound = { least: 10, most: null, exactly: null };
  switch (kind) {
    case "score":
    case "prisoners":
      return kind === "score"
        ? { is: kind, player: null, bound }
        : { is: kind, player: null, owner: null, bound: { ...bound, least: 1 } };
    case "worth":
      return { is: kind, player: null, place, bound };
    case "scored":
      return { is: kind, player: null, source: null, place: null, bound };
    case "owns":
      return { is: kind, player: null, place, alone: false };
    case "complete":
      return place && { is: kind, place };
    case "stands":
      return { is: kind, player: null, figure: null, kind: null, place };
    case "supply":
      return { is: kind, player: null, what: null, bound: { ...bound, least: 1 } };
    case "wins":
      return { is: kind, player: null, alone: false };
    case "over":
      return { is: kind };
    case "turns":
      return { is: kind, bound: { ...bound, least: 1 } };
    case "any":
    case "all":
      return { is: kind, of: [{ is: "over" }] };
    case "not":
      return { is: kind, of: { is: "over" } };
    case "other":
      return null;
  }
};
