// What the program carries within itself: tiles, mixes, rooms, rules, options. Read once; of the open game it
// knows only the tiles that it has otherwise.
import {
  readCatalog,
  type Catalog,
  type Kind,
  type RuleView,
  type SegmentDesign,
  type TileDesign,
} from "../ipc";
import { faults } from "./faults.svelte";
import { settings } from "./settings.svelte";

type Land = Omit<SegmentDesign, "kind"> & { kind: Exclude<Kind, "tower"> };

/** A design as the art draws it: the top of a tower is no land of a tile. */
export type Design = Omit<TileDesign, "segments"> & { segments: Land[] };

const isDesign = (tile: TileDesign): tile is TileDesign & Design =>
  tile.segments.every(({ kind }) => kind !== "tower");

class CatalogState {
  #asked = false;
  current = $state.raw<Catalog | null>(null);
  #tiles = $derived(new Map(this.current?.tiles.filter(isDesign).map((tile) => [tile.id, tile])));

  #lender: number | null = null;
  #own = $state.raw(new Map<string, Design>());

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

  /** A game that was kept with other tiles than today's is drawn with its own; none gives them up. */
  borrow(game: number | null, designs: TileDesign[]): void {
    if (game === this.#lender) return;
    this.#lender = game;
    this.#own = new Map(designs.filter(isDesign).map((tile) => [tile.id, tile]));
  }

  tile(id: string): Design | undefined {
    return this.#own.get(id) ?? this.#tiles.get(id);
  }

  rule(id: string): RuleView | undefined {
    return this.current?.rules[id];
  }
}

export const catalog = new CatalogState();
