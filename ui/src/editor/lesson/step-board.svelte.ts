// Which place of the board of a step is looked at, what is shown on it, and what lies there.
import { boardOf, keyOf, placeOf, segmentNamed, type Board, type LaidTile } from "../../board/laid";
import type { BoardMark } from "../../board/scene";
import type { Cell, MoveSpot, Place, StepBoard } from "../../ipc";

class StepPlace {
  cell = $state.raw<Cell>({ x: 0, y: 0 });
  /** Where an arrow begins that has no end yet. */
  from = $state.raw<Cell | null>(null);
  /** What is shown instead of all right moves. */
  spots = $state.raw<readonly MoveSpot[] | null>(null);
}

export const stepPlace = new StepPlace();

export const laidOn = ({ tiles }: StepBoard): Board =>
  boardOf(
    tiles.map((tile) => ({ ...tile, lastOf: null })),
    {},
  );

/** The land of a tile, by place. */
export const landOf = (laid: LaidTile | undefined): Place[] =>
  laid
    ? laid.design.segments.flatMap((_, segment) => {
        const place = placeOf(laid, segment);
        return place ? [place] : [];
      })
    : [];

/** Where moves go, drawn around. */
export const drawnSpots = (spots: readonly MoveSpot[], board: Board): BoardMark[] =>
  spots.map(({ x, y, place }): BoardMark => {
    const laid = place ? board.get(keyOf(place)) : undefined;
    const segment = laid && place ? segmentNamed(laid, place) : -1;
    return segment < 0
      ? { cell: { x, y }, tone: "right" }
      : { land: [{ x, y, segment }], tone: "right" };
  });
