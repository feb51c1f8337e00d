// What answers when a game on the screen is asked or decided: the open game, or the board of a
// lesson.
import * as ipc from "../ipc";
import type { Action, Cell, CellReport, DoubtView, FeatureReport, GapView, HintView } from "../ipc";
import type { Outcome, Place, Prospects, ReasonsView, Verdict } from "../ipc";

/** What can be asked about the game that is seen. */
export interface Inquiries {
  why: (action: Action) => Promise<Outcome<Verdict>>;
  feature: (place: Place) => Promise<Outcome<FeatureReport>>;
  cell: (cell: Cell) => Promise<Outcome<CellReport>>;
  prospects: () => Promise<Outcome<Prospects>>;
  /** Every gap by what may still come for it; nothing where that is not told. */
  odds?: () => Promise<Outcome<GapView[]>>;
  /** The best that can be done; nothing where nobody is helped. */
  hint?: (revision: number) => Promise<Outcome<HintView | null>>;
  /** Why a bot took the decision that led to a step. */
  reasons?: (step: number) => Promise<Outcome<ReasonsView>>;
}

export interface Door extends Inquiries {
  /** What a decision would lose, if whoever decides is to be asked before that much. */
  doubt?: (action: Action) => Promise<Outcome<DoubtView | null>>;
  /** Answers whether the decision was taken. What comes of it is shown by whoever holds the door. */
  decide: (action: Action) => Promise<boolean>;
}

export const openGameDoor: Inquiries = {
  why: (action) => ipc.rust.why(action),
  feature: (place) => ipc.rust.feature(place),
  cell: (cell) => ipc.rust.cell(cell),
  prospects: () => ipc.rust.prospects(),
  odds: () => ipc.rust.odds(),
  hint: (revision) => ipc.rust.hint(revision),
  reasons: (step) => ipc.rust.reasons(step),
};
