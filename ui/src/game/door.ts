// What answers when a game on the screen is asked or decided: the open game, or the board of a lesson. Knows no component.
import * as ipc from "../ipc";
import type { Action, Cell, CellReport, FeatureReport, GameView } from "../ipc";
import type { Outcome, Place, Prospects, Verdict } from "../ipc";

export interface Door {
  decide: (revision: number, action: Action) => Promise<Outcome<GameView>>;
  why: (action: Action) => Promise<Outcome<Verdict>>;
  feature: (place: Place) => Promise<Outcome<FeatureReport>>;
  cell: (cell: Cell) => Promise<Outcome<CellReport>>;
  prospects: () => Promise<Outcome<Prospects>>;
}

export const openGame: Door = {
  decide: (revision, action) => ipc.decide(revision, action),
  why: (action) => ipc.askWhy(action),
  feature: (place) => ipc.askFeature(place),
  cell: (cell) => ipc.askCell(cell),
  prospects: () => ipc.askProspects(),
};
