// What of a chapter’s end goes along as it is, what can be counted into something else, and what goes along at first.
import type { BecomesWord, CarriedWord, CarryWish, ChapterDraft } from "../../ipc";

/** They stay what they are. */
const STAYS: readonly CarriedWord[] = ["goods", "prisoners", "robber", "house"];

/** What there is at the end of every game. */
export const ALWAYS: readonly CarriedWord[] = ["score", "followers", "stars", "won"];

export const isCounted = (what: CarriedWord): boolean => !STAYS.includes(what);

/** What it is counted as where nothing else is said: itself where that can be, else points. */
export const usually = (what: CarriedWord, becomes: readonly BecomesWord[]): BecomesWord =>
  becomes.find((word) => word === what) ?? "score";

/** What is carried over at first: points, from the chapter before. */
export const carryInto = (before: readonly ChapterDraft[]): CarryWish | null => {
  const from = before.at(-1)?.scenario;
  if (from === undefined) return null;
  const nothing = { to: null, per: null, times: null, least: null, most: null };
  return { what: "score", from, ...nothing, instead: false, everybody: false };
};
