// What words are made of: the game's own vocabulary, and who is called what. Knows no language.
import type { Action, Event, FigureKind, GameView, Line, Phase, ScoreEntry, Source } from "../ipc";

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

/** What is known of the moment in which something is asked. */
export type Asked = Partial<GameView>;

/** One sentence for each kind of action, or of event. */
export type Sayings<Spoken extends Action | Event> = {
  [Type in Spoken["type"]]: (
    spoken: Extract<Spoken, { type: Type }>,
    name: Naming,
    asked: Asked,
  ) => string;
};

/** What each phase asks of somebody. */
export type Asking = Record<Phase, (name: string, asked: Asked) => string>;

/** What points are given for. */
export type Causes = Record<Source, (score: Score, name: Naming) => string>;

/** A line of a score that is no count times its worth; `things` is what it counted. */
export type Lining = (line: Line, things: string, halfOf?: number | null) => string;

export type FigureName = FigureKind;
