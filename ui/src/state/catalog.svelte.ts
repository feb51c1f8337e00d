// What the program carries within itself: tiles, mixes, rooms, rules, options. Read once; knows no game.
import { readCatalog, type Catalog, type Kind, type RuleView } from "../ipc";
import type { SegmentDesign, TileDesign } from "../ipc";
import { faults } from "./faults.svelte";
import { settings } from "./settings.svelte";

type Land = Omit<SegmentDesign, "kind"> & { kind: Exclude<Kind, "tower"> };

/** A design as the art draws it: the top of a tower is no land of a tile. */
export type Design = Omit<TileDesign, "segments"> & { segments: Land[] };

const isDesign = (tile: TileDesign): tile is TileDesign & Design =>
  tile.segments.every(({ kind }) => kind !== "tower");

/** Those of them that can be drawn. */
export const designsById = (tiles: readonly TileDesign[]): Record<string, Design> =>
  Object.fromEntries(tiles.filter(isDesign).map((tile) => [tile.id, tile]));

class CatalogState {
  #asked = false;
  current = $state.raw<Catalog | null>(null);
  #tiles = $derived(designsById(this.current?.tiles ?? []));

  /** May be called by whoever needs it; only the first call asks. */
  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    const outcome = await readCatalog(settings.current.language);
    if (outcome.ok) this.current = outcome.value;
    else {
      this.#asked = false;
      faults.report(outcome.fault);
    }
  }

  tile(id: string): Design | undefined {
    return this.#tiles[id];
  }

  rule(id: string): RuleView | undefined {
    return this.current?.rules[id];
  }
}

export const catalog = new CatalogState();
