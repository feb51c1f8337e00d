// What an expansion may bring to the window; nobody else names its pieces.
//
// Towers, crossroads and crop circles are numbered in the order in which they were placed by
// `app/view/expansions/landmarks.rs`, and nowhere else; an expansion says where its number stands (`numbered`).
import type { Component } from "svelte";
import type { FigureKind, FigureOwner, SignName } from "../art";
import type { SceneChoice, SceneName, ScenePiece, StandsOn } from "../pieces/standing";
import type {
  Action,
  Cell,
  ChoiceView,
  Event,
  GameView,
  LandmarkView,
  Phase,
  Place,
  SeatView,
  SpaceView,
  TollhouseView,
  TowerView,
} from "../ipc";
import type { FigureKind as Figure } from "../ipc";
import type { FigureName, PlayerNames } from "../words/vocabulary";

/** What lies in front of a seat, as small things side by side. */
export interface ChipsProps {
  view: GameView;
  seat: SeatView;
  player: number;
  name: PlayerNames;
}

/** How a decision lies on the board, where it is not on its land with nothing to stand there. */
export interface PiecesOnTile {
  on?: StandsOn;
  marks?: string;
  flat?: boolean;
  figure?: SceneChoice["figure"];
}

/** The small picture of a decision: a piece of a seat, or a drawing. */
export type Sign = { kind: FigureKind; player: number } | { svg: string };

export type Whence = { place: Place } | { seat: number };

/** What travels after an event, and from where to whom. */
export interface Flight {
  what: { points: number } | { figure: Figure; of: number } | { icon: SignName };
  from: Whence;
  /** The seat where it arrives. */
  to: number;
  onFoot: boolean;
}

/** What each event sets in motion; the others move nothing. `city` is the one completed last. */
export type Ways = {
  [Type in Event["type"]]?: (
    event: Extract<Event, { type: Type }>,
    city: Place | null,
  ) => Flight | null;
};

/** A space of the score track that can be pressed. */
export interface Target {
  action: Action;
  space: number;
  label: string;
}

export interface OnTrack {
  /** What stands on a space, and how it is told. */
  pieces: (space: SpaceView) => { player: number; kind: FigureKind }[];
  describe: (space: SpaceView, name: PlayerNames) => string[];
  targets: (view: GameView, name: PlayerNames) => Target[];
  /** Whether it is asked on the track. */
  asks: (phase: Phase) => boolean;
}

/** What of an expansion is called by a number, where on its tile it is, and the plate that its number stands on. */
export interface NumberedPiece {
  what: LandmarkView["what"];
  on: StandsOn;
  plate: SceneName["plate"];
  /** How its number is written on the plate, where that is no figure. */
  label?: (number: number) => string;
  /** Whether it is called only while one of them is chosen. */
  whileChosen?: boolean;
}

/** A figure that somebody took off the board; its own player may be who took it. */
export interface PieceTaken {
  player: number;
  owner: number;
  figure: FigureName;
  from: Cell;
}

/** What an event put on the land that is no figure, and where. */
export interface PieceAction {
  sign: Sign;
  at: Cell;
}

/** Land with what stands on it, and whose it is: a game has that, and a position too. */
export interface TowerOnTile {
  readonly towers: readonly Pick<TowerView, "x" | "y" | "floors">[];
  readonly tollhouses: readonly TollhouseView[];
  readonly seats: readonly Pick<SeatView, "name" | "colour" | "pattern">[];
}

export interface Expansion {
  /** Its small drawing. */
  emblem: () => string;
  chips?: Component<ChipsProps>;
  /** What it has put on the land. */
  pieces?: (land: TowerOnTile) => ScenePiece[];
  numbered?: NumberedPiece;
  /** What it has on one cell, in words, with the number by which that is called. */
  stands?: (
    land: TowerOnTile,
    cell: Cell,
    name: PlayerNames,
    number: number | undefined,
  ) => string[];
  /** What it has put in front of a seat, in words. */
  front?: (seat: SeatView, name: PlayerNames) => string[];
  /** Nothing for a decision of somebody else. */
  lies?: (
    action: Action,
    me: number,
    owner: FigureOwner,
    land: TowerOnTile,
  ) => PiecesOnTile | undefined;
  sign?: (action: Action, me: number, land: TowerOnTile) => Sign | undefined;
  /** What else is to be known of a choice. */
  note?: (choice: ChoiceView) => string | undefined;
  /** A follower that can be taken in hand instead of the ordinary one. */
  follower?: Figure;
  /** The figure that a decision of it places from the supply. */
  places?: (action: Action) => Figure | undefined;
  /** Who was taken in an event, and by whom. */
  taken?: (event: Event) => PieceTaken | undefined;
  /** What was put on the land in an event; its words tell the same. */
  put?: (event: Event) => PieceAction | undefined;
  flights?: Ways;
  onTrack?: OnTrack;
}
