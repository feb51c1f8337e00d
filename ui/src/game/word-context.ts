// What a decision is told as, and what its words may know of the moment.
import { landPartsOf } from "../tiles/land-parts";
import type { Action, Cell, ChoiceView, GameView, Place } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import type { Part, WordContext } from "../words/vocabulary";

/** A choice as it is told: a feature by what lies of it on the tile just laid. */
export const actionInWords = ({ action, here }: Pick<ChoiceView, "action" | "here">): Action =>
  action.type === "order" && here ? { ...action, ...here } : action;

/** The game, and the land on which each of its decisions lies. */
export const contextOf = (
  view: GameView,
  design: (tile: string) => Design | undefined,
): WordContext => {
  const partsAt = (at: Partial<Cell>): readonly Part[] => {
    const tile = view.tiles.find(({ x, y }) => x === at.x && y === at.y);
    const drawn = tile && design(tile.tile);
    return drawn ? landPartsOf(drawn, tile.rotation) : [];
  };
  const land = (action: Action) => {
    if (!("kind" in action) || !("x" in action)) return undefined;
    const same = JSON.stringify(action);
    const listed = [...view.choices, ...view.refused].find(
      (each) => each.action === action || JSON.stringify(each.action) === same,
    );
    const segment = listed?.segment ?? null;
    return segment === null ? undefined : partsAt(action)[segment];
  };
  const landAt = (place: Place) =>
    partsAt(place).find(({ kind, at }) => kind === place.kind && at.includes(place.at));
  return { ...view, land, landAt };
};
