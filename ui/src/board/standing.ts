// Where each figure stands: on its segment or tower, several side by side. Geometry only.
import { floorsTop, type Point } from "../art";
import type { FigureView, GameView } from "../ipc";
import { keyOf, standOf, type Laid } from "./land";

export interface Standing {
  figure: FigureView;
  /** The land it stands on, such as `2,-1/3`. */
  spot: string;
  key: string;
  at: Point;
}

/** Figures and signs beside each other are so far apart. */
export const APART = 17;

export const spotOn = (cell: { x: number; y: number }, segment: number | null): string =>
  `${keyOf(cell)}/${segment ?? "tower"}`;

export const standingOf = (view: GameView, board: ReadonlyMap<string, Laid>): Standing[] => {
  const spots = new Map<string, FigureView[]>();
  for (const figure of view.figures) {
    const spot = spotOn(figure, figure.segment);
    const copies = Array.from({ length: figure.count }, () => figure);
    spots.set(spot, [...(spots.get(spot) ?? []), ...copies]);
  }
  return [...spots].flatMap(([spot, figures]) => {
    const [first] = figures;
    const laid = first && board.get(keyOf(first));
    if (!first || !laid) return [];
    const foot = standOf(laid, first.segment ?? -1);
    const floors = view.towers.find(({ x, y }) => x === first.x && y === first.y)?.floors ?? 0;
    const up = first.segment === null ? floorsTop(floors) : 0;
    return figures.map((figure, index) => ({
      figure,
      spot,
      key: `${spot}/${index}`,
      at: { x: foot.x + (index - (figures.length - 1) / 2) * APART, y: foot.y + up },
    }));
  });
};
