// The decisions of one's own that are asked again, as Rust last listed them.
import { type OwnQuestion, rust } from "../../ipc";
import { Restorable } from "../../state/restorable.svelte";

export class OwnQuestionList extends Restorable<OwnQuestion> {
  constructor() {
    super({
      idOf: ({ id }) => id,
      read: async () => {
        const read = await rust.practice();
        return read.ok ? { ok: true, value: read.value.own } : read;
      },
      itemsOf: (all) => all,
      remove: (id) => rust.putQuestionAway(id, true),
      restore: (id) => rust.putQuestionAway(id, false),
    });
  }
}
