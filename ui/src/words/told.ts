// What words are made of: the game's own vocabulary, and who is called what. Knows no language.
import type { Action, Event, FigureKind, ScoreEntry } from "../ipc";

export type {
  Action,
  At,
  Event,
  FigureKind,
  Kind,
  Left,
  Line,
  Phase,
  Reason,
  Side,
  Source,
} from "../ipc";

export type Score = Pick<ScoreEntry, "player" | "points" | "source" | "from" | "half_of">;

/** What the players of a game are called, by their number. */
export type Naming = (player: number) => string;

/** One sentence for each kind of action, or of event. */
export type Sayings<Spoken extends Action | Event> = {
  [Type in Spoken["type"]]: (spoken: Extract<Spoken, { type: Type }>, name: Naming) => string;
};

export type FigureName = FigureKind;
