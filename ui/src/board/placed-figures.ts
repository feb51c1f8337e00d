// Where each figure stands: on its land or on what is built there, several side by side. Geometry only.
import type { Point } from "../art";
import { footOf, keyOf, TILE, type Board } from "./laid";
import type { Footing, ScenePiece } from "../pieces/standing";
import type { SceneFigure } from "./scene";

export interface PlacedFigure {
  figure: SceneFigure;
  /** The footing, such as `2,-1/3`. */
  spot: string;
  key: string;
  at: Point;
  /** The middle of all that stand there, and how far they reach beside it. */
  middle: number;
  wide: number;
  /** How much bigger it may be drawn before it hides what stands beside it. */
  room: number;
}

/** A figure is so high in units of the board, and should be no lower than so many pixels. */
const HEIGHT = 24;
const READABLE = 20;
/** On a board so far away that this is not enough, tiles say more than figures. */
const MOST = 2.4;
/** So far from the middle of a footing may others come before they hide what stands there. */
const REACH = 10;

/** How much bigger a figure is drawn on a board of so many pixels a tile: those far away grow, as far as there is room. */
export const grown = (room: number, size: number): number =>
  Math.max(1, Math.min(room, MOST, (READABLE * TILE) / (HEIGHT * size)));

/** Figures and signs beside each other are so far apart. */
export const APART = 17;

export const spotOf = (footing: Footing): string => `${keyOf(footing)}/${footing.on}`;

const roomBeside = (
  { at, spot, middle, wide }: PlacedFigure,
  all: readonly PlacedFigure[],
): number => {
  let room = MOST;
  for (const other of all) {
    if (other.spot === spot) continue;
    const away = Math.hypot(other.middle - middle, other.at.y - at.y);
    room = Math.min(room, away / (wide + other.wide));
  }
  return Math.max(1, room);
};

export const standingOf = (
  figures: readonly SceneFigure[],
  pieces: readonly ScenePiece[],
  board: Board,
): PlacedFigure[] => {
  const spots = new Map<string, SceneFigure[]>();
  for (const figure of figures) {
    const spot = spotOf(figure);
    const copies = Array.from({ length: figure.count }, () => figure);
    spots.set(spot, [...(spots.get(spot) ?? []), ...copies]);
  }
  const all = [...spots].flatMap(([spot, there]) => {
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
      middle: foot.x,
      wide: REACH + ((there.length - 1) * APART) / 2,
      room: MOST,
    }));
  });
  return all.map((one) => ({ ...one, room: roomBeside(one, all) }));
};
