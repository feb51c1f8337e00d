// A board that is walked over in words, as whoever holds it hands it to the grid.
import type { Design } from "../state/catalog.svelte";
import type { Cell, FigureView, SeatSummary, TileView } from "../ipc";

export interface WalkedBoard {
  /** The place that is looked at. */
  cell: Cell;
  readonly view: {
    readonly tiles: readonly Pick<TileView, "tile" | "x" | "y" | "rotation">[];
    readonly figures: readonly Pick<FigureView, "x" | "y" | "player" | "figure">[];
    readonly seats: readonly Pick<SeatSummary, "name" | "colour" | "pattern">[];
  };
  tile: (id: string) => Design | undefined;
  /** What is there, in a sentence or several. */
  cellText: (cell: Cell) => string;
  /** Where one may want to go at once, row by row: where the tile fits, or what was better. */
  readonly stops: readonly Cell[];
}
