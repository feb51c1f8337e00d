// The tiles that a report shows apart: a person's own, and those that were ticked.
import { SvelteSet } from "svelte/reactivity";
import type { LabTile, RunView } from "../ipc";
import { catalog, type Design, designsById } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";
import { givenName, lookOf } from "../tiles/land-parts";

/** Ticked by hand; they stay ticked from run to run. */
export const ticked = new SvelteSet<string>();

const setOf = (tile: string) => tile.slice(0, tile.indexOf("/"));

/** Whether somebody made it: of a set that the program does not carry. */
export const isOwn = (tile: string): boolean =>
  !(catalog.current?.sets ?? []).some(({ id, built_in }) => built_in && id === setOf(tile));

export const followedIn = ({ report }: RunView): LabTile[] => {
  const found = report.tiles.filter(({ tile }) => isOwn(tile) || ticked.has(tile));
  // One's own first; then by what they bring, which the table shows.
  return found.toSorted(
    (a, b) => Number(isOwn(b.tile)) - Number(isOwn(a.tile)) || (b.points ?? 0) - (a.points ?? 0),
  );
};

/** A person's own tiles that lie there before anybody draws, and were never placed. */
export const begunIn = ({ report }: RunView): string[] =>
  report.begun.filter((id) => isOwn(id) && report.tiles.every(({ tile }) => tile !== id));

/** As the run had them, or as they are today. */
export const designsOf = (view: RunView): ((tile: string) => Design | undefined) => {
  const own = designsById(view.designs);
  return (tile) => own[tile] ?? catalog.tile(tile);
};

/** Its name, or what it shows. */
export const calledIn = (view: RunView): ((tile: string) => string) => {
  const design = designsOf(view);
  return (tile) => {
    const found = design(tile);
    if (!found) return t().tiles.unknown;
    return givenName(found) ?? t().tiles.short(lookOf(found, 0));
  };
};
