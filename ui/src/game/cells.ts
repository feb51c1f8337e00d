// What lies on each place of the board, as data for sentences. It gathers what Rust lists; it judges none of it.
import { lookOf } from "../tiles/land-parts";
import type { Cell, GameView } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import type { CellDescription } from "../words/vocabulary";
import { builtOn } from "../expansions/roster";
import { asksPerson } from "./decision";

const keyOf = ({ x, y }: Cell) => `${x},${y}`;

/** `places` says whether it may be told where the tile in hand fits. */
export const cellsOf = (
  view: GameView,
  design: (tile: string) => Design | undefined,
  places: boolean,
): ((cell: Cell) => CellDescription) => {
  const tiles = new Map(view.tiles.map((tile) => [keyOf(tile), tile]));
  const spots = new Map(view.places.map((spot) => [keyOf(spot), spot.rotations]));
  const asked = places && view.phase === "tile" && asksPerson(view);
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
      standing: view.figures.filter(here).map(({ segment, kind, player, figure, count }) => ({
        part: segment,
        kind,
        player,
        figure,
        count,
      })),
      built: builtOn(view, { x, y }),
      lastOf: laid?.lastOf ?? null,
      free: !laid && beside.some((cell) => tiles.has(keyOf(cell))),
      turns: asked ? (spots.get(keyOf({ x, y })) ?? []) : null,
    };
  };
};
