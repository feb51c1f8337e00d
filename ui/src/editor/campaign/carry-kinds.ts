// What of a chapter's end goes along as it is, and what can be counted into something else.
import type { BecomesWord, CarriedWord } from "../../ipc";

/** They stay what they are. */
const STAYS: readonly CarriedWord[] = ["goods", "prisoners", "robber", "house"];

/** What there is at the end of every game. */
export const ALWAYS: readonly CarriedWord[] = ["score", "followers", "stars", "won"];

export const isCounted = (what: CarriedWord): boolean => !STAYS.includes(what);

/** What it is counted as where nothing else is said: itself where that can be, else points. */
export const usually = (what: CarriedWord, becomes: readonly BecomesWord[]): BecomesWord =>
  becomes.find((word) => word === what) ?? "score";
