// Where the choices and refusals of a scene lie on the board.
import type { Point } from "../art";
import { footOf, keyOf, type Board, type LaidTile } from "./laid";
import type { Footing, SceneChoice, StandsOn } from "../pieces/standing";
import type { Scene, SceneRefusal } from "./scene";
import { signRadius, signsApart, spread } from "./spread";
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

export type OfferScene = Pick<Scene, "choices" | "refused" | "figures" | "pieces">;

const bySpot = <Lying extends Footing>(lying: readonly Lying[]): Map<string, Lying[]> => {
  const spots = new Map<string, Lying[]>();
  for (const each of lying) spots.set(spotOf(each), [...(spots.get(spotOf(each)) ?? []), each]);
  return spots;
};

/** What was built reaches so far beside its foot. */
const BUILT = 8;

/** Beside what was built, below its corners: how high it is, and whose, is to be seen. */
const belowCorners = (foot: Point, count: number, size: number): Point[] => {
  const beside = (signRadius(size) + BUILT) * Math.SQRT1_2;
  return Array.from({ length: count }, (_, index) => ({
    x: foot.x + (count === 1 ? 1 : 2 * index - (count - 1)) * beside,
    y: foot.y + beside,
  }));
};

/** On a board of so many pixels a tile: signs are large enough to be pressed, and lie apart. */
export const offersOf = (scene: OfferScene, board: Board, size: number): BoardOffer[] => {
  const standing = standingOf(scene.figures, scene.pieces, board);
  const all = atHome(scene, board, standing, size);
  const figures = standing.map(({ at }) => at);
  const places = spread(
    all.map(({ start }) => start),
    signsApart(size),
    // At a desk what stands is never hidden; in a game a sign stays on its land.
    (index) => (all[index]?.choice?.ghost ? figures : []),
  );
  return all.map(({ start, ...offer }, index) => ({ ...offer, at: places[index] ?? start }));
};

/** With where its sign would stand if there were no others. */
type Starting = Omit<BoardOffer, "at"> & { start: Point };

const atHome = (
  scene: OfferScene,
  board: Board,
  standing: readonly PlacedFigure[],
  size: number,
): Starting[] => {
  const built = new Set(scene.pieces.filter(({ marks }) => marks !== "").map(spotOf));
  const [choices, refusals] = [bySpot(scene.choices), bySpot(scene.refused)];
  const spots = new Set([...choices.keys(), ...refusals.keys()]);
  return [...spots].flatMap((spot): Starting[] => {
    const [here, refused] = [choices.get(spot) ?? [], refusals.get(spot) ?? []];
    const one = here[0] ?? refused[0];
    const laid = one && board.get(keyOf(one));
    if (!one || !laid) return [];
    const { on } = one;
    const at = footOf(laid, on);
    // At a desk one sets what stands there itself, and sees it through.
    const corners = (count: number) =>
      built.has(spot) && !here.some(({ ghost }) => ghost) ? belowCorners(at, count, size) : [];
    if (here.length === 0) {
      const start = corners(1)[0] ?? at;
      return [{ key: spot, laid, on, home: at, start, choice: null, refused }];
    }

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
    const free = corners(loose);
    const first = there.length > 0 ? (there.length + 1) / 2 : -(loose - 1) / 2;
    let taken = 0;
    const beside = () => ({ x: at.x + (first + taken++) * APART, y: at.y });
    return here.map((choice, index) => {
      const corner = pointedAt[index] ? undefined : free.shift();
      const home = corner ? at : (pointedAt[index]?.at ?? beside());
      const start = corner ?? home;
      return { key: `${spot}/${index}`, laid, on, home, start, choice, refused: [] };
    });
  });
};
