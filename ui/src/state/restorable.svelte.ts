// A list of kept things as Rust last told it, from which each can be deleted and brought back.
import { SvelteSet } from "svelte/reactivity";
import type { Outcome } from "../ipc";
import { faults } from "./faults.svelte";
import { Latest } from "./one-at-a-time.svelte";

interface RestorableSource<Item, Answer> {
  readonly idOf: (item: Item) => number;
  readonly read: () => Promise<Outcome<Answer>>;
  readonly itemsOf: (answer: Answer) => readonly Item[];
  readonly remove: (id: number) => Promise<Outcome<unknown>>;
  readonly restore: (id: number) => Promise<Outcome<unknown>>;
}

export class Restorable<Item, Answer extends object = Item[]> {
  /** What was answered last, beside the list; null until then. */
  answer = $state.raw<Answer | null>(null);
  /** Null until they have been read. */
  list = $state.raw<readonly Item[] | null>(null);
  /** Those deleted while the list is open: each keeps its place, from where it can be brought back. */
  readonly deleted = new SvelteSet<number>();
  /** What is still kept. */
  readonly there = $derived(this.list?.filter((item) => !this.deleted.has(this.#kept.idOf(item))));
  readonly #kept: RestorableSource<Item, Answer>;
  readonly #latest = new Latest();

  constructor(kept: RestorableSource<Item, Answer>) {
    this.#kept = kept;
  }

  /** The list as it is opened: what was deleted before has no place any more. */
  async open(): Promise<void> {
    this.list = this.there ?? null;
    this.deleted.clear();
    await this.renew();
  }

  /** Reads it again; what was deleted keeps its place. */
  async renew(): Promise<void> {
    const outcome = await this.#latest.run(() => this.#kept.read());
    const kept = outcome && faults.unwrap(outcome);
    if (!kept) return;
    const isDeleted = (item: Item) => this.deleted.has(this.#kept.idOf(item));
    const list = this.#kept.itemsOf(kept).filter((item) => !isDeleted(item));
    for (const [place, item] of (this.list ?? []).entries())
      if (isDeleted(item)) list.splice(place, 0, item);
    this.list = list;
    this.answer = kept;
  }

  /** Answers whether it is deleted. */
  async remove(id: number): Promise<boolean> {
    const outcome = await this.#kept.remove(id);
    faults.unwrap(outcome);
    if (outcome.ok) this.deleted.add(id);
    await this.renew();
    return outcome.ok;
  }

  /** Answers whether it is back. */
  async restore(id: number): Promise<boolean> {
    const outcome = await this.#kept.restore(id);
    faults.unwrap(outcome);
    if (outcome.ok) this.deleted.delete(id);
    await this.renew();
    return outcome.ok;
  }
}
