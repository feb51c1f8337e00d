// What there is to play with: tiles, mixes, expansions, rules, options, in the reader's language.
import {
  type Catalog,
  type Kind,
  type RuleView,
  rust,
  type SegmentDesign,
  type SetSymbol,
  type SetView,
  type TileDesign,
} from "../ipc";
import { faults } from "./faults.svelte";
import { language } from "./language.svelte";
import { Latest } from "./one-at-a-time.svelte";

type Land = Omit<SegmentDesign, "kind"> & { kind: Exclude<Kind, "tower"> };

/** A design as the art draws it: the top of a tower is no land of a tile. */
export type Design = Omit<TileDesign, "segments"> & { segments: Land[] };

const isDesign = (tile: TileDesign): tile is TileDesign & Design =>
  tile.segments.every(({ kind }) => kind !== "tower");

/** Those of them that can be drawn. */
export const designsById = (tiles: readonly TileDesign[]): Record<string, Design> =>
  Object.fromEntries(tiles.filter(isDesign).map((tile) => [tile.id, tile]));

/** A design of a tile that is being made, without what no drawing knows. */
export const designOf = (tile: TileDesign): Design =>
  isDesign(tile) ? tile : { ...tile, segments: [] };

/** What somebody made is sought before what the program carries. */
export const ownFirst = (sets: readonly SetView[]): SetView[] =>
  sets.toSorted((one, other) => Number(one.built_in) - Number(other.built_in));

class CatalogState {
  /** The language last asked for. */
  #asked: string | null = null;
  #latest = new Latest();
  current = $state.raw<Catalog | null>(null);
  #symbols: Readonly<Record<string, SetSymbol | null>> = $derived(
    Object.fromEntries((this.current?.sets ?? []).map(({ id, symbol }) => [id, symbol])),
  );
  #tiles = $derived(designsById(this.current?.tiles ?? []));

  /** May be called by whoever needs it: asked is once for each language, and an effect follows the language. */
  async load(): Promise<void> {
    if (this.#asked !== language.shown) await this.reload();
  }

  /** Asks anew, as after a set was added or changed; what was known stays until the answer is there. */
  async reload(): Promise<void> {
    this.#asked = language.shown;
    const outcome = await this.#latest.run(rust.catalog);
    if (!outcome) return;
    if (outcome.ok) this.current = outcome.value;
    else {
      this.#asked = null;
      faults.report(outcome.fault);
    }
  }

  /** What the tiles of the set of this one have in their corner. */
  symbolOf(tile: string): SetSymbol | null {
    return this.#symbols[tile.split("/", 1)[0] ?? ""] ?? null;
  }

  tile(id: string): Design | undefined {
    return this.#tiles[id];
  }

  rule(id: string): RuleView | undefined {
    return this.current?.rules[id];
  }
}

export const catalog = new CatalogState();
