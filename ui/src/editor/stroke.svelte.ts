// A stroke over the tile that is drawn: where it began, by pointer or by key, and where it is now. It changes nothing.
import { pointOfSpot, spotNear, type TileSpot } from "./strokes";

type At = readonly [x: number, y: number];

export class Stroke {
  /** The spot below the pointer, or under the keyboard. */
  over = $state<TileSpot>();
  /** Whether the keyboard is at a spot, and shows it. */
  keyed = $state(false);
  /** Whether a press picks a spot up, and the next one leads there: nothing need be dragged. */
  joining = $state(false);
  /** Where it began with a key, or with a press. */
  held = $state<TileSpot>();
  /** Where it began with the pointer. */
  #from = $state<TileSpot>();
  #end = $state.raw<At>();

  /** Where it began. */
  get start(): TileSpot | undefined {
    return this.#from ?? this.held;
  }

  /** What is drawn of it: from where to where. */
  get line(): readonly [At, At] | undefined {
    const to = this.#end ?? (this.held && this.over ? pointOfSpot(this.over) : undefined);
    return this.start && to ? [pointOfSpot(this.start), to] : undefined;
  }

  /** The keyboard comes to a spot; `keyed` where it shows. */
  reach(spot: TileSpot, keyed: boolean): void {
    this.over = spot;
    this.keyed = keyed;
  }

  /** Begins at the spot that is near, if there is one. */
  begin(spots: readonly TileSpot[], at: At): TileSpot | undefined {
    this.#from = spotNear(spots, ...at);
    this.#end = undefined;
    return this.#from;
  }

  move(spots: readonly TileSpot[], at: At): void {
    this.over = spotNear(spots, ...at);
    if (this.#from) this.#end = at;
  }

  /** From where to where it led; nothing when none was begun. */
  finish(): readonly [TileSpot, TileSpot] | undefined {
    const from = this.#from;
    this.drop();
    return from && [from, this.over ?? from];
  }

  drop(): void {
    this.#from = this.#end = undefined;
  }
}
