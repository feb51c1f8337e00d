// What lies on each place of the board, as data for sentences. It gathers what Rust lists; it judges none of it.
import { lookOf } from "../tiles/land-parts";
import type { Cell, FigureView, GameView, TileView } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import type { CellDescription } from "../words/vocabulary";
import { builtOn } from "../expansions/roster";
import { asksPerson } from "./decision";

const keyOf = ({ x, y }: Cell) => `${x},${y}`;

/** Land and figures, without what expansions build or what is asked. */
export const landOf = (
  board: { readonly tiles: readonly TileView[]; readonly figures: readonly FigureView[] },
  design: (tile: string) => Design | undefined,
): ((cell: Cell) => CellDescription) => {
  const tiles = new Map(board.tiles.map((tile) => [keyOf(tile), tile]));
  return ({ x, y }) => {
    const here = (thing: Cell) => thing.x === x && thing.y === y;
    const laid = tiles.get(keyOf({ x, y }));
    const drawn = laid && design(laid.tile);
    const beside = [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ];
    return {
      x,
      y,
      tile: drawn ? lookOf(drawn, laid.rotation) : null,
      standing: board.figures.filter(here).map(({ segment, kind, player, figure, count }) => ({
        part: segment,
        kind,
        player,
        figure,
        count,
      })),
      built: [],
      lastOf: laid?.lastOf ?? null,
      free: !laid && beside.some((cell) => tiles.has(keyOf(cell))),
      turns: null,
    };
  };
};

/** `places` says whether it may be told where the tile in hand fits. */
export const cellsOf = (
  view: GameView,
  design: (tile: string) => Design | undefined,
  places: boolean,
): ((cell: Cell) => CellDescription) => {
  const land = landOf(view, design);
  const spots = new Map(view.places.map((spot) => [keyOf(spot), spot.rotations]));
  const asked = places && view.phase === "tile" && asksPerson(view);
  return (cell) => ({
    ...land(cell),
    built: builtOn(view, cell),
    turns: asked ? (spots.get(keyOf(cell)) ?? []) : null,
  });
};
