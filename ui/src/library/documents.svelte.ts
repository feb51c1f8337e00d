// The own tile sets, mixes and positions as Rust last listed them.
import { catalog } from "../state/catalog.svelte";
import { faults } from "../state/faults.svelte";
import { Restorable } from "../state/restorable.svelte";
import { type DocumentCard, type DraftStart, rust } from "../ipc";

class OwnDocuments extends Restorable<DocumentCard> {
  constructor() {
    super({
      idOf: ({ id }) => id,
      read: () => rust.documents(),
      itemsOf: (all) => all,
      remove: rust.deleteDocument,
      restore: rust.restoreDocument,
    });
  }

  /** The number of the document that was begun. */
  async begin(begin: DraftStart): Promise<number | undefined> {
    const view = faults.unwrap(await rust.beginDocument(begin));
    if (view) void catalog.reload();
    return view?.id;
  }

  override async remove(id: number): Promise<boolean> {
    const gone = await super.remove(id);
    // Whoever hands the keyboard on must not wait for it.
    void catalog.reload();
    return gone;
  }

  override async restore(id: number): Promise<boolean> {
    const back = await super.restore(id);
    void catalog.reload();
    return back;
  }
}

export const documents = new OwnDocuments();
