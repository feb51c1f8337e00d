// A moment of a game as a picture for files.
import { boardPicture } from "../board/picture";
import { piecesOf } from "../expansions/roster";
import type { GameView } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { standOn } from "./decision";

export const gamePicture = (view: GameView, tile: (id: string) => Design | undefined): string => {
  const design = view.drawn === null ? undefined : tile(view.drawn);
  return boardPicture(
    {
      tiles: view.tiles,
      designs: {},
      figures: view.figures.map((figure) => ({ ...figure, on: standOn(figure.segment) })),
      pieces: piecesOf(view),
      owners: view.seats,
    },
    design && { design, player: view.active },
  );
};

/** The board alone, as it is printed. */
export const printedBoard = (view: GameView, tile: (id: string) => Design | undefined): string =>
  gamePicture({ ...view, drawn: null }, tile);
