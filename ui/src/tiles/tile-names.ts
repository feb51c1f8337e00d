// What a tile is called: one's own by the name that somebody gave it, all others by their land.
import type { TileDesign } from "../ipc";
import { catalog, designOf } from "../state/catalog.svelte";
import { t } from "../state/language.svelte";
import { givenName, lookOf } from "./land-parts";

/** The sign of a tile within its set: the last part of its id, which stands in addresses. */
export const ownName = (id: string): string => id.slice(id.indexOf("/") + 1);

/** What a tile of a set that is being made is called: as its author does, or by its sign. */
export const labelOf = (tile: Pick<TileDesign, "id" | "names">): string =>
  givenName(tile) ?? ownName(tile.id);

/** A set that is being made is not in the catalog of an earlier moment. */
const isBuiltIn = (set: string): boolean =>
  catalog.current?.sets.some(({ id, built_in }) => id === set && built_in) ?? false;

/** Its land is told as it lies, so many quarter turns from how it was drawn. */
export const tileName = (tile: TileDesign, turns = 0): string =>
  isBuiltIn(tile.set) ? t().tiles.called(lookOf(designOf(tile), turns)) : labelOf(tile);

/** The same of a tile that is known by its id alone. */
export const nameOfTile = (id: string, turns = 0): string => {
  const tile = catalog.current?.tiles.find((each) => each.id === id);
  return tile ? tileName(tile, turns) : ownName(id);
};

/** The same with the land of one's own: many are called by a letter, and lie turned. */
export const nameWithLand = (id: string, turns = 0): string => {
  const tile = catalog.current?.tiles.find((each) => each.id === id);
  if (!tile || isBuiltIn(tile.set)) return nameOfTile(id, turns);
  return t().tiles.calledWith(labelOf(tile), lookOf(designOf(tile), turns));
};

/** What a tile set is called; one that is not there any more has no name that is known. */
export const setName = (id: string): string =>
  catalog.current?.sets.find((set) => set.id === id)?.name ?? t().build.goneSet;
