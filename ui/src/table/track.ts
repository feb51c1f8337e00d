// Where the spaces of the score track lie: a loop around a rectangle, clockwise from its upper
// left.

export const SPACES = 50;
export const SPACE_SIZE = 20;
/** How many spaces the loop is across and down: upright beside a table, lying where the panel is low. */
export const TRACK_SHAPES = { upright: [11, 16], lying: [16, 11] } as const;
export type TrackShape = keyof typeof TRACK_SHAPES;
/** The shape whose spaces are larger in a panel of this size. */
export const shapeIn = (width: number, height: number): TrackShape =>
  height > 0 && height * TRACK_SHAPES.upright[0] < width * TRACK_SHAPES.upright[1]
    ? "lying"
    : "upright";
export const widthOf = (shape: TrackShape): number => TRACK_SHAPES[shape][0] * SPACE_SIZE;
export const heightOf = (shape: TrackShape): number => TRACK_SHAPES[shape][1] * SPACE_SIZE;

/** The upper left corner of a space; numbers beyond the loop lie where they lie one lap earlier. */
export const cornerOf = (space: number, shape: TrackShape): { x: number; y: number } => {
  const along = ((space % SPACES) + SPACES) % SPACES;
  const [right, bottom] = [TRACK_SHAPES[shape][0] - 1, TRACK_SHAPES[shape][1] - 1];
  const [column, row] =
    along <= right
      ? [along, 0]
      : along <= right + bottom
        ? [right, along - right]
        : along <= 2 * right + bottom
          ? [2 * right + bottom - along, bottom]
          : [0, SPACES - along];
  return { x: column * SPACE_SIZE, y: row * SPACE_SIZE };
};

/** Things by the square they are drawn on; where the track never ends, spaces a lap apart share one. */
export const bySquare = <Thing extends { space: number }>(things: readonly Thing[]): Thing[][] => {
  const squares = new Map<number, Thing[]>();
  for (const thing of things) {
    const square = thing.space % SPACES;
    squares.set(square, [...(squares.get(square) ?? []), thing]);
  }
  return [...squares.values()];
};

/** Where several pieces stand on one space so that each can be told from the others. */
export const placeOnSpace = (index: number, count: number): { x: number; y: number } => {
  const columns = count <= 1 ? 1 : count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / columns);
  return {
    x: ((index % columns) + 0.5) * (SPACE_SIZE / columns),
    y: (Math.floor(index / columns) + 1) * (SPACE_SIZE / rows) - 2,
  };
};
