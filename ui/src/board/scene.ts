// What a board is told to show, as plain data, and what may be done on it.
//
// `Board` imports no game. `game/game-scene.ts` makes a scene and an `Interaction` of a game; lessons and editors make
// their own. Without an `Interaction` a board is only looked at, and `still` makes a picture of it. The address
// `#/examples/board` shows the board in each of its uses.
//
// What is placed stays the same object from scene to scene (`laid.ts`), so that drawing compares it and passes on; what
// a list points at is read only when it is drawn.
import type { FigureKind } from "../art";
import type { Action, Cell, CellReport, CountedTile, FeatureReport, Member } from "../ipc";
import type { Outcome, Pattern, Place, Reason, CellChoice, Verdict } from "../ipc";
import type { Footing, SceneChoice, SceneName, ScenePiece } from "../pieces/standing";
import type { Design } from "../state/catalog.svelte";
import type { WordContext } from "../words/vocabulary";

/** Whose figures and land there are; elsewhere an owner is named by the place in the list of them. */
export interface Owner {
  name: string;
  colour: number;
  pattern: Pattern;
}

export interface SceneTile extends Cell {
  tile: string;
  rotation: number;
  /** The owner in whose colour it is framed. */
  lastOf: number | null;
}

export interface SceneFigure extends Footing {
  player: number;
  figure: FigureKind;
  /** So many of them, side by side. */
  count: number;
}

/** Land in the pattern of its owner, or glowing where it has none. */
export interface Light {
  key: string;
  land: readonly Member[];
  owner: number | null;
}

/** What a drawn sign says: look here, this is right, this is wrong. */
export type Tone = "look" | "right" | "wrong";

/** A cell, the land of a feature, or what stands on a footing: drawn around, and numbered where a list tells more of it. */
export type BoardMark = { tone?: Tone; numbers?: readonly number[] } & (
  { cell: Cell } | { land: readonly Member[] } | { at: Footing }
);

/** From the middle of a cell, or from what stands there. */
export type End = Cell | Footing;

export interface Arrow {
  from: End;
  to: End;
  tone?: Tone;
}

/** A tile that does not lie there. */
export interface Ghost extends Cell {
  tile: string;
  rotation: number;
  tone?: Tone;
}

/** A tile in hand, and where it may go. */
export interface HeldTile {
  tile: string;
  places: readonly CellChoice[];
  /** Whether the places are shown. */
  shown: boolean;
  /** Whether each of them has a key that leads there. */
  keyed?: boolean;
}

/** What would be looked for on the board, and is refused. */
export interface SceneRefusal extends Footing {
  action: Action;
  reasons: Reason[];
}

export interface Scene {
  /** Names the land: another one is looked at from its beginning. */
  land: string;
  /** Names the moment: at another one, what was aimed at and asked holds no more. */
  moment: string;
  owners: readonly Owner[];
  tiles: readonly SceneTile[];
  /** Designs that the catalog has not, or has otherwise. */
  designs: Readonly<Record<string, Design>>;
  figures: readonly SceneFigure[];
  pieces: readonly ScenePiece[];
  names: readonly SceneName[];
  /** The tile just laid, from which others are told, and whether it is seen to come. */
  landed: (Cell & { comes: boolean }) | null;
  held: HeldTile | null;
  /** What was decided here before, where that is decided anew: with it the hand begins. */
  entered: Action | null;
  choices: readonly SceneChoice[];
  refused: readonly SceneRefusal[];
  /** The choice that a list beside the board points at, and the feature that it lies on. */
  pointed: { action: Action; place: Place | null } | null;
  /** The cells that what asks reaches; shown until a choice reaches others. */
  reach: readonly Cell[];
  lights: readonly Light[];
  marks: readonly BoardMark[];
  arrows: readonly Arrow[];
  ghosts: readonly Ghost[];
  /** A cell may carry several. */
  numbers: readonly CountedTile[];
  /** Cells on which something may be laid, where nothing is in hand. */
  vacant: readonly Cell[];
  /** Cells into which nothing fits any more. */
  crossed: readonly Cell[];
  /** What is known of the moment, for the words of its decisions. */
  context: WordContext;
  /** What is kept in sight; without it all of the land. */
  around: readonly Cell[] | null;
  /** What is looked at for as long as it is named. */
  focus: readonly Cell[] | null;
  /** Nothing is laid any more: when that comes to be, all of the land is shown. */
  complete: boolean;
}

/** A decision about a tile that can be taken anew. */
export interface Correction {
  turn: number;
  /** What was decided. */
  label: string;
  correct: () => unknown;
}

/** What may be done on a board; without any of it, it is only looked at. */
export interface Interaction {
  decide?: (action: Action) => unknown;
  why?: (action: Action) => Promise<Outcome<Verdict>>;
  feature?: (place: Place) => Promise<Outcome<FeatureReport>>;
  cell?: (cell: Cell) => Promise<Outcome<CellReport>>;
  /** What is said of a cell to whoever walks over it. */
  describe?: (cell: Cell) => string;
  /** Points at a cell, where nothing is in hand: a press does, and every step with the arrows. */
  point?: (cell: Cell) => void;
  /** What was decided about the tile that lies in a cell, where that can be decided anew. */
  corrections?: (cell: Cell) => readonly Correction[];
  /** The cell that is pointed at. */
  pointedAt?: () => Cell;
}

/**
 * A scene with some of it told otherwise. What is told only when it is read stays so: what is pointed at changes often, and
 * nothing else of the scene with it.
 */
export const sceneOver = (scene: Scene, given: Partial<Scene>): Scene =>
  Object.defineProperties(
    {},
    {
      ...Object.getOwnPropertyDescriptors(scene),
      ...Object.getOwnPropertyDescriptors(given),
    },
  ) as Scene;

/** A bare table, and what is given of a scene on it. */
export const sceneWith = (given: Partial<Scene>): Scene => ({
  land: "",
  moment: "",
  owners: [],
  tiles: [],
  designs: {},
  figures: [],
  pieces: [],
  names: [],
  landed: null,
  held: null,
  entered: null,
  choices: [],
  refused: [],
  pointed: null,
  reach: [],
  lights: [],
  marks: [],
  arrows: [],
  ghosts: [],
  numbers: [],
  vacant: [],
  crossed: [],
  context: {},
  around: null,
  focus: null,
  complete: false,
  ...given,
});
