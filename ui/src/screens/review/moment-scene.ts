// The board before a decision with both places drawn in, cut to what lies around them.
import { sceneWith, type BoardMark, type Ghost, type Scene } from "../../board/scene";
import type { Cell, KeyMoment, ReviewedAction, ReviewedDecision, ReviewView } from "../../ipc";
import { designsById } from "../../state/catalog.svelte";

/** So many cells are seen around what is meant. */
const AROUND = 2;

type Tone = "right" | "wrong";

const ghostOf = (one: ReviewedDecision, { action }: ReviewedAction, tone: Tone): Ghost[] =>
  action.type === "tile" && one.tile !== null
    ? [{ x: action.x, y: action.y, tile: one.tile, rotation: action.rotation, tone }]
    : [];

const markOf = ({ on, segment }: ReviewedAction, tone: Tone): BoardMark[] =>
  on ? [{ at: { x: on.x, y: on.y, on: segment ?? "site" }, tone }] : [];

/** Of two ways to lay a tile on one cell only the better is seen. */
const ghostsOf = (one: ReviewedDecision): Ghost[] => {
  const better = ghostOf(one, one.best, "right");
  const taken = ghostOf(one, one.taken, "wrong");
  const sameCell = better.some(({ x, y }) => taken.some((other) => other.x === x && other.y === y));
  return sameCell ? better : [...better, ...taken];
};

/** What is meant with some cells around it, as far as there is land. */
const stretch = (meant: readonly Cell[], all: readonly Cell[], along: (cell: Cell) => number) => {
  const from = Math.max(Math.min(...meant.map(along)) - AROUND, Math.min(...all.map(along)));
  const to = Math.min(Math.max(...meant.map(along)) + AROUND, Math.max(...all.map(along)));
  return { from, count: to - from + 1 };
};

export interface MomentPicture {
  readonly scene: Scene;
  /** The cells that are seen. */
  readonly from: Cell;
  readonly across: number;
  readonly down: number;
}

export const pictureOf = (
  view: ReviewView,
  moment: KeyMoment,
  one: ReviewedDecision,
): MomentPicture => {
  const ghosts = ghostsOf(one);
  const marks = [...markOf(one.best, "right"), ...markOf(one.taken, "wrong")];
  const meant: Cell[] = [
    ...ghosts,
    ...marks.flatMap((mark) => ("at" in mark ? [mark.at] : [])),
    ...(one.landed ? [one.landed] : []),
  ];
  const seen = meant.length > 0 ? meant : moment.tiles;
  const all = [...seen, ...moment.tiles];
  const [x, y] = [stretch(seen, all, (cell) => cell.x), stretch(seen, all, (cell) => cell.y)];
  const from = { x: x.from, y: y.from };
  const [across, down] = [x.count, y.count];
  const inside = ({ x, y }: Cell) =>
    x >= from.x && y >= from.y && x < from.x + across && y < from.y + down;
  const scene = sceneWith({
    owners: view.seats,
    tiles: moment.tiles.filter(inside).map((tile) => ({ ...tile, lastOf: null })),
    designs: designsById(view.designs),
    figures: moment.figures
      .filter(inside)
      .map((figure) => ({ ...figure, on: figure.segment ?? "site" })),
    ghosts,
    marks,
  });
  return { scene, from, across, down };
};
