// A moment of a game as a picture for files, with the pictures that authors of its tiles brought.
import { boardPicture } from "../board/picture";
import { piecesOf } from "../expansions/roster";
import type { GameView } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { smallPictures } from "../tiles/own-pictures";
import { standOn } from "./decision";

type Designs = (id: string) => Design | undefined;

export const gamePicture = async (view: GameView, tile: Designs): Promise<string> => {
  const design = view.drawn === null ? undefined : tile(view.drawn);
  const laid = new Set(view.tiles.map((each) => each.tile));
  const designs = Object.fromEntries(
    [...laid].flatMap((id) => {
      const known = tile(id);
      return known ? [[id, known]] : [];
    }),
  );
  return boardPicture(
    {
      tiles: view.tiles,
      designs,
      figures: view.figures.map((figure) => ({ ...figure, on: standOn(figure.segment) })),
      pieces: piecesOf(view),
      owners: view.seats,
    },
    design && { design, player: view.active },
    await smallPictures([...Object.values(designs), design]),
  );
};

/** The board alone, as it is printed. */
export const printedBoard = (view: GameView, tile: Designs): Promise<string> =>
  gamePicture({ ...view, drawn: null }, tile);
