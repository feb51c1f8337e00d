// What words are made of: the game's own vocabulary, and who is called what.
import type {
  Action,
  At,
  Event,
  FigureKind,
  GameView,
  Kind,
  LandmarkView,
  Motive,
  Place,
  ScoreEntry,
} from "../ipc";
import type { Person } from "./messages";

export type { Person };
export type {
  Action,
  At,
  Event,
  FigureKind,
  Kind,
  LeaveReason,
  Line,
  Phase,
  Reason,
  Side,
  Source,
} from "../ipc";

export type Score = Pick<ScoreEntry, "player" | "points" | "source" | "from" | "half_of">;

/** Somebody else. */
export const named = (name: string): Person => ({ name, you: false });

/** Who the players of a game are, by their number. */
export type PlayerNames = (player: number) => Person;

/** What is known of the moment in which something is asked. */
export type WordContext = Partial<GameView> & {
  /** The land on which a decision lies, as far as it reaches on its tile. */
  land?: (action: Action) => Part | undefined;
  /** The land that somebody stands on, as far as it reaches on its tile. */
  landAt?: (place: Place) => Part | undefined;
};

/** One sentence for each kind of action, or of event. */
export type Sayings<Spoken extends Action | Event> = {
  [Type in Spoken["type"]]: (
    spoken: Extract<Spoken, { type: Type }>,
    name: PlayerNames,
    context: WordContext,
  ) => string;
};

/** What each kind of reason for a decision comes to in words. */
export type Moves = {
  [Code in Motive["code"]]: (
    facts: Extract<Motive, { code: Code }>["facts"],
    name: PlayerNames,
  ) => string;
};

export type FigureName = FigureKind;

/** What is called by a number. */
export type Landmark = LandmarkView["what"];

/** A piece of land of a tile, as it lies. */
export interface Part {
  kind: Kind;
  at: readonly At[];
  /** What stands on it, as it is called. */
  things: readonly string[];
  /** Whether the road ends where others meet it. */
  village: boolean;
}

/** A tile, as it lies: its land, and what else is to be seen on it, as it is called. */
export interface TileLook {
  /** What its author calls it. */
  name?: string | undefined;
  parts: readonly Part[];
  things: readonly string[];
}

/** Figures of one kind and owner, on one piece of land or on what is built. */
export interface FigureGroup {
  part: number | null;
  kind: Kind;
  player: number;
  figure: FigureKind;
  count: number;
}

/** What is told of a place of the board. */
export interface CellDescription {
  x: number;
  y: number;
  tile: TileLook | null;
  standing: readonly FigureGroup[];
  /** What expansions have put there, as it is called. */
  built: readonly string[];
  /** The player who laid this tile last of all. */
  lastOf: number | null;
  /** True beside a tile. */
  free: boolean;
  /** The turns in which the tile in hand fits; nothing when that is not to be told. */
  turns: readonly number[] | null;
}

/** A feature as a decision would leave it; the players are named by their number. */
export interface ReachedPoints {
  kind: Kind;
  /** Where it is reached. */
  x: number;
  y: number;
  tiles: number;
  open: number;
  complete: boolean;
  worth: number;
  shares: readonly { player: number; points: number }[];
  cities: number;
}
