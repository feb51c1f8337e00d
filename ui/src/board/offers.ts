// Where the choices and refusals of a scene lie on the board. It lays out what it is told; it must not judge any of it.
import type { Point } from "../art";
import { footOf, keyOf, type Board, type LaidTile } from "./laid";
import type { Footing, Scene, SceneChoice, SceneRefusal, StandsOn } from "./scene";
import { signsApart, spread } from "./spread";
import { APART, spotOf, standingOf, type PlacedFigure } from "./placed-figures";

export interface BoardOffer {
  key: string;
  laid: LaidTile;
  on: StandsOn;
  /** Where its sign stands, and whose place that is. */
  at: Point;
  home: Point;
  /** Nothing when all that could be done here is refused. */
  choice: SceneChoice | null;
  refused: readonly SceneRefusal[];
}

export type Offering = Pick<Scene, "choices" | "refused" | "figures" | "pieces">;

const bySpot = <Lying extends Footing>(lying: readonly Lying[]): Map<string, Lying[]> => {
  const spots = new Map<string, Lying[]>();
  for (const each of lying) spots.set(spotOf(each), [...(spots.get(spotOf(each)) ?? []), each]);
  return spots;
};

/** On a board of so many pixels a tile: signs are large enough to be pressed, and lie apart. */
export const offersOf = (scene: Offering, board: Board, size: number): BoardOffer[] => {
  const standing = standingOf(scene.figures, scene.pieces, board);
  const all = atHome(scene, board, standing);
  const figures = standing.map(({ at }) => at);
  const places = spread(
    all.map(({ home }) => home),
    signsApart(size),
    // At a desk what stands is never hidden; in a game a sign stays on its land.
    (index) => (all[index]?.choice?.ghost ? figures : []),
  );
  return all.map((offer, index) => ({ ...offer, at: places[index] ?? offer.home }));
};

const atHome = (
  scene: Offering,
  board: Board,
  standing: readonly PlacedFigure[],
): Omit<BoardOffer, "at">[] => {
  const [choices, refusals] = [bySpot(scene.choices), bySpot(scene.refused)];
  const spots = new Set([...choices.keys(), ...refusals.keys()]);
  return [...spots].flatMap((spot): Omit<BoardOffer, "at">[] => {
    const [here, refused] = [choices.get(spot) ?? [], refusals.get(spot) ?? []];
    const first = here[0] ?? refused[0];
    const laid = first && board.get(keyOf(first));
    if (!first || !laid) return [];
    const { on } = first;
    const at = footOf(laid, on);
    if (here.length === 0) return [{ key: spot, laid, on, home: at, choice: null, refused }];

    const there = standing.filter((each) => each.spot === spot);
    /** What points at a figure stands on it; all else stands beside those that are there. */
    const pointedAt = here.map(({ figure }) =>
      figure
        ? there.find(
            ({ figure: { player, figure: kind } }) =>
              player === figure.player && kind === figure.figure,
          )
        : undefined,
    );
    const loose = pointedAt.filter((figure) => !figure).length;
    const start = there.length > 0 ? (there.length + 1) / 2 : -(loose - 1) / 2;
    let taken = 0;
    const beside = () => ({ x: at.x + (start + taken++) * APART, y: at.y });
    return here.map((choice, index) => {
      const home = pointedAt[index]?.at ?? beside();
      return { key: `${spot}/${index}`, laid, on, home, choice, refused: [] };
    });
  });
};
