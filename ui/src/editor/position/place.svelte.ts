// Which place of a position is looked at, and which figure is in hand there.
import type { Cell, FigureKind, Place, PositionDraft, PositionOp } from "../../ipc";
import { designIn, keyOf, placeOf, segmentNamed, type LaidTile } from "../../board/laid";
import { desk, type Editor } from "../editor.svelte";

class PlaceState {
  cell = $state.raw<Cell>({ x: 0, y: 0 });
  player = $state(0);
  figure = $state<FigureKind>("follower");
}

export const looked = new PlaceState();

export const changePosition = (op: PositionOp): Promise<boolean> =>
  desk.change({ of: "position", change: op });

/** What lies at a cell. */
export const laidAt = ({ tiles }: PositionDraft, cell: Cell): LaidTile | undefined => {
  const tile = tiles.find((each) => keyOf(each) === keyOf(cell));
  const design = tile && designIn({}, tile.tile);
  return design && { tile: { ...tile, lastOf: null }, design };
};

/** The land of a tile on which something can stand, with the top of its tower. */
export const landOf = (laid: LaidTile): { place: Place; on: number | "site" }[] => {
  const { x, y } = laid.tile;
  const land = laid.design.segments.flatMap((_, on) => {
    const place = placeOf(laid, on);
    return place ? [{ place, on }] : [];
  });
  const tower: Place = { x, y, kind: "tower", at: "I" };
  return laid.design.marks.includes("foundation")
    ? [...land, { place: tower, on: "site" as const }]
    : land;
};

/** What a place is on a tile: a file may name it by any of its sides. */
export const footingOn = (laid: LaidTile | undefined, place: Place): number | "site" => {
  const segment = laid ? segmentNamed(laid, place) : -1;
  return segment < 0 ? "site" : segment;
};

/** Land of a tile, and whether figures of a kind stand just there, whosever they are. */
export const takenBy = (
  { figures }: PositionDraft,
  laid: LaidTile,
  kind: FigureKind,
): ((on: number | "site") => boolean) => {
  const taken = figures
    .filter(({ figure, place }) => figure === kind && keyOf(place) === keyOf(laid.tile))
    .map(({ place }) => footingOn(laid, place));
  return (on) => taken.includes(on);
};

/** The desk of a position, for parts that know mixes: they change the mix of the position. */
export const mixDesk: Editor = {
  get view() {
    return desk.view;
  },
  twins: [],
  get refused() {
    return desk.refused;
  },
  get canUndo() {
    return desk.canUndo;
  },
  get canRedo() {
    return desk.canRedo;
  },
  borrowed: false,
  tile: (id, of) => desk.tile(id, of),
  set: (of) => desk.set(of),
  mix: (of) => changePosition({ do: "mix", change: of }),
  change: (op) => desk.change(op),
  bring: (tile) => desk.bring(tile),
  drop: (tile) => desk.drop(tile),
  standAt: (head) => desk.standAt(head),
  bringBack: (nth) => desk.bringBack(nth),
  stepAt: (number) => desk.stepAt(number),
  faultsOf: () => [],
  addressOf: () => null,
  draw: () => undefined,
};
