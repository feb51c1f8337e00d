// Where each figure stands: on its land or on what is built there, several side by side. Geometry only.
import type { Point } from "../art";
import { footOf, keyOf, type Board } from "./laid";
import type { Footing, SceneFigure, ScenePiece } from "./scene";

export interface Standing {
  figure: SceneFigure;
  /** The footing, such as `2,-1/3`. */
  spot: string;
  key: string;
  at: Point;
}

/** Figures and signs beside each other are so far apart. */
export const APART = 17;

export const spotOf = (footing: Footing): string => `${keyOf(footing)}/${footing.on}`;

export const standingOf = (
  figures: readonly SceneFigure[],
  pieces: readonly ScenePiece[],
  board: Board,
): Standing[] => {
  const spots = new Map<string, SceneFigure[]>();
  for (const figure of figures) {
    const spot = spotOf(figure);
    const copies = Array.from({ length: figure.count }, () => figure);
    spots.set(spot, [...(spots.get(spot) ?? []), ...copies]);
  }
  return [...spots].flatMap(([spot, there]) => {
    const [first] = there;
    const laid = first && board.get(keyOf(first));
    if (!first || !laid) return [];
    const foot = footOf(laid, first.on);
    const below = pieces.filter((piece) => spotOf(piece) === spot);
    const up = below.reduce((height, { rises }) => height + rises, 0);
    return there.map((figure, index) => ({
      figure,
      spot,
      key: `${spot}/${index}`,
      at: { x: foot.x + (index - (there.length - 1) / 2) * APART, y: foot.y - up },
    }));
  });
};
