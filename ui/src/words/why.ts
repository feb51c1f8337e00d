// Why a decision is good or bad, before any language says it.
import type { Kind, Source } from "./vocabulary";

interface Land {
  kind: Kind;
  player: number;
}
interface Change extends Land {
  points: number;
}

export interface Whys {
  /** Somebody else was paid for the land before, and now whoever decides is. */
  takes: { kind: Kind; from: readonly number[] };
  "gets-a-share": Land;
  loses: Land;
  shares: Land;
  /** Among others. */
  "changes-hands": { kind: Kind; from: readonly number[]; to: readonly number[] };
  scores: { player: number; points: number; before: number; source: Source };
  claims: { kind: Kind; points: number };
  /** The land of whoever decides. */
  grows: Change;
  shrinks: Change;
  /** The land of somebody else. */
  helps: Change;
  harms: Change;
  home: { count: number };
  /** Followers go out; whether anything is won by it at once. */
  costs: { count: number; left: number; wins: boolean };
  "nothing-at-once": object;
  /** Nothing bad comes of it: another decision only wins more, … */
  "wins-less": object;
  /** … or this one wins nothing. */
  "wins-nothing": object;
}

export type Why = { [Is in keyof Whys]: { is: Is } & Whys[Is] }[keyof Whys];
