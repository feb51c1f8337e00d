// The sentences that an aim can be, each with its blanks as they begin.
import type { AimSentence, Place, ExpansionKey } from "../../ipc";

/** What can be chosen; the last is what a file says and no sentence does. */
export const KINDS = [
  "score",
  "worth",
  "owns",
  "complete",
  "stands",
  "supply",
  "prisoners",
  "captured",
  "completed",
  "wins",
  "over",
  "scored",
  "turns",
  "any",
  "all",
  "not",
  "other",
] as const;

/** What lies before a player, by the words of files; the first is meant where nothing is said. */
export const LYING = [
  "follower",
  "big-follower",
  "abbot",
  "builder",
  "pig",
  "floors",
  "prisoners",
  "robber",
  "tollhouse",
  "wine",
  "wheat",
  "cloth",
] as const;

/** The expansion that brings it; what is not listed is there in every game. */
const BROUGHT_BY: Readonly<Record<string, ExpansionKey>> = {
  "big-follower": "inns",
  abbot: "abbot",
  garden: "abbot",
  builder: "traders",
  pig: "traders",
  goods: "traders",
  wine: "traders",
  wheat: "traders",
  cloth: "traders",
  tower: "tower",
  floors: "tower",
  prisoners: "tower",
  captured: "tower",
  ransom: "tower",
  robber: "robbers",
  rob: "robbers",
  tollhouse: "tollkeepers",
  toll: "tollkeepers",
};

/** What can come about in a game with these expansions, and what is said already. */
export const possible = <T extends string>(
  all: readonly T[],
  expansions: readonly ExpansionKey[],
  said: string | null = null,
): T[] => {
  const isPlayed = (one: T) => {
    const expansion = BROUGHT_BY[one];
    return expansion === undefined || expansions.includes(expansion);
  };
  return all.filter((one) => one === said || isPlayed(one));
};

/** An aim of a kind with nothing chosen yet; null where there is no land to point at. */
export const blankAim = (kind: AimSentence["is"], place: Place | null): AimSentence | null => {
  const bound = { least: 10, most: null, exactly: null };
  switch (kind) {
    case "score":
    case "prisoners":
      return kind === "score"
        ? { is: kind, player: null, bound }
        : { is: kind, player: null, owner: null, figure: null, bound: { ...bound, least: 1 } };
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
    case "captured":
      return { is: kind, player: null, owner: null, figure: null };
    case "completed":
      return { is: kind, place: null, kind: null };
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
      return { is: kind, text: '{ "game-over": true }' };
  }
};
