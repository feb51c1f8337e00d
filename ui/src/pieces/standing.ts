// What stands on a tile, and what could: where, how it is drawn and what it is called. Expansions and boards share it.
import type { FigureKind } from "../art";
import type { Action, Cell } from "../ipc";

/** What on a tile something stands on: one of its segments, its site for building, where its roads meet, its corn. */
export type StandsOn = number | "site" | "meeting" | "corn";

export interface Footing extends Cell {
  on: StandsOn;
}

/** What an expansion has put on the land. */
export interface ScenePiece extends Footing {
  key: string;
  /** A drawing of the art, with its foot at 0,0. */
  marks: string;
  /** True when it is as small as a figure. */
  small: boolean;
  /** How much higher stands what stands on the same footing. */
  rises: number;
}

/** What is called by a number or a letter, in a plate of its own shape. */
export interface SceneName extends Footing {
  label: string;
  plate: "square" | "lozenge" | "round";
  /** Whether it is shown only where it can be chosen. */
  whileChosen: boolean;
}

/** A decision that lies on the board. */
export interface SceneChoice extends Footing {
  action: Action;
  /** What it is called as. */
  spokenAs: Action;
  /** What would stand there; nothing for what only points. */
  marks: string;
  /** What it is called beside the board, in a letter or two. */
  label?: string;
  /** Drawn where it lies and as large as it is: it does not stand on its foot, as figures do. */
  flat: boolean;
  /** Seen through, and never over a figure: where a board is made, what stands there looks as what could. */
  ghost?: boolean;
  /** The cells with a tile that it reaches. */
  reach?: readonly Cell[];
  /** The figure that it points at. */
  figure: { player: number; figure: FigureKind } | null;
  /** How it is said where it is no decision of a game. */
  said?: string;
}
