// What answers when a game on the screen is asked or decided: the open game, or the board of a lesson. Knows no component.
import * as ipc from "../ipc";
import type { Action, Cell, CellReport, FeatureReport } from "../ipc";
import type { Outcome, Place, Prospects, Verdict } from "../ipc";

/** What can be asked about the game that is seen. */
export interface Inquiries {
  why: (action: Action) => Promise<Outcome<Verdict>>;
  feature: (place: Place) => Promise<Outcome<FeatureReport>>;
  cell: (cell: Cell) => Promise<Outcome<CellReport>>;
  prospects: () => Promise<Outcome<Prospects>>;
}

export interface Door extends Inquiries {
  /** Answers whether the decision was taken. What comes of it is shown by whoever holds the door. */
  decide: (action: Action) => Promise<boolean>;
}

export const openGameDoor: Inquiries = {
  why: (action) => ipc.askWhy(action),
  feature: (place) => ipc.askFeature(place),
  cell: (cell) => ipc.askCell(cell),
  prospects: () => ipc.askProspects(),
};
