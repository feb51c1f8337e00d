// Which place of the board of a step is looked at, what is shown on it, what lies there, and who sits at it.
import { boardOf, keyOf, placeOf, segmentNamed, type Board, type LaidTile } from "../../board/laid";
import type { BoardMark } from "../../board/scene";
import type { Cell, MoveSpot, Place, StepBoard } from "../../ipc";
import { namingOf } from "../../pieces/seat-look";
import { t } from "../../state/language.svelte";
import type { PlayerNames } from "../../words/vocabulary";

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

/** Whoever learns is spoken to, as in the lesson. */
export const namesOn = ({ seats, learner }: Pick<StepBoard, "seats" | "learner">): PlayerNames =>
  namingOf(
    seats.map(({ name }, player) => ({ name, you: player === learner })),
    t().table.seats,
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
