// The board before a decision, to be walked over in words: what was played and what was better are places of it.
import { landOf } from "../../game/cells";
import type { Cell, KeyMoment, ReviewedAction, ReviewedDecision, ReviewView } from "../../ipc";
import { sameCell } from "../../spoken/grid-walk";
import type { WalkedBoard } from "../../spoken/walked-board";
import { catalog, designsById, type Design } from "../../state/catalog.svelte";
import { t } from "../../state/language.svelte";
import { namesOfReview } from "./review-words";

/** Where a decision is about a place: that of its tile, or where its figure would stand. */
const placeOf = ({ action, on }: ReviewedAction): Cell[] =>
  action.type === "tile" ? [action] : on ? [on] : [];

export class MomentBoardInWords implements WalkedBoard {
  cell = $state.raw<Cell>({ x: 0, y: 0 });
  readonly view: WalkedBoard["view"];
  readonly stops: readonly Cell[];
  readonly cellText: (cell: Cell) => string;
  readonly #designs: Readonly<Record<string, Design>>;

  constructor(view: ReviewView, { tiles, figures }: KeyMoment, one: ReviewedDecision) {
    this.view = { tiles, figures, seats: view.seats };
    this.#designs = designsById(view.designs);
    const [better, taken] = [placeOf(one.best), placeOf(one.taken)];
    this.stops = [...better, ...taken.filter((cell) => !better.some((at) => sameCell(at, cell)))]
      .map(({ x, y }) => ({ x, y }))
      .toSorted((a, b) => a.y - b.y || a.x - b.x);
    const [first] = better;
    if (first) this.cell = { x: first.x, y: first.y };
    const there = landOf({ tiles, figures }, (tile) => this.tile(tile));
    const isIn = (places: readonly Cell[], cell: Cell) =>
      places.some((place) => sameCell(place, cell));
    this.cellText = (cell) => {
      const text = t().land.cell(there(cell), namesOfReview(view));
      const words = t().review;
      if (isIn(better, cell))
        return isIn(taken, cell) ? words.placeBoth(text) : words.placeBetter(text);
      return isIn(taken, cell) ? words.placeTaken(text) : text;
    };
  }

  tile(id: string): Design | undefined {
    return this.#designs[id] ?? catalog.tile(id);
  }
}
