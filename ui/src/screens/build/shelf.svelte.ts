// The own tile sets and mixes as Rust last listed them. It must not know how they are shown.
import { SvelteSet } from "svelte/reactivity";
import {
  beginDocument,
  deleteDocument,
  readDocuments,
  restoreDocument,
  type Begin,
  type DocumentCard,
  type Outcome,
} from "../../ipc";
import { catalog } from "../../state/catalog.svelte";
import { faults } from "../../state/faults.svelte";
import { settings } from "../../state/settings.svelte";

class Shelf {
  /** Null until they have been read. */
  list = $state.raw<DocumentCard[] | null>(null);
  /** Those deleted while the list is open: each keeps its place, from where it can be brought back. */
  readonly deleted = new SvelteSet<number>();

  async open(): Promise<void> {
    this.list = this.list?.filter(({ id }) => !this.deleted.has(id)) ?? null;
    this.deleted.clear();
    await this.#load();
  }

  /** Reads the list again; what was deleted keeps its place. */
  renew(): Promise<void> {
    return this.#load();
  }

  async #load(): Promise<void> {
    const kept = this.#taken(await readDocuments(settings.current.language));
    if (!kept) return;
    const list = kept.filter(({ id }) => !this.deleted.has(id));
    for (const [place, card] of (this.list ?? []).entries())
      if (this.deleted.has(card.id)) list.splice(place, 0, card);
    this.list = list;
  }

  /** The number of the document that was begun. */
  async begin(begin: Begin): Promise<number | undefined> {
    const view = this.#taken(await beginDocument(begin, settings.current.language));
    if (view) void catalog.reload();
    return view?.id;
  }

  async remove(id: number): Promise<boolean> {
    const outcome = await deleteDocument(id);
    this.#taken(outcome);
    if (outcome.ok) this.deleted.add(id);
    await this.#settle();
    return outcome.ok;
  }

  async restore(id: number): Promise<boolean> {
    const outcome = await restoreDocument(id);
    this.#taken(outcome);
    if (outcome.ok) this.deleted.delete(id);
    await this.#settle();
    return outcome.ok;
  }

  async #settle(): Promise<void> {
    await this.#load();
    await catalog.reload();
  }

  #taken<T>(outcome: Outcome<T>): T | undefined {
    if (outcome.ok) return outcome.value;
    faults.report(outcome.fault);
    return undefined;
  }
}

export const shelf = new Shelf();
