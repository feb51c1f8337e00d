// The decisions of one's own that are asked again, as Rust last listed them. It must not know how they are shown.
import { putQuestionAway, readPractice, type OwnQuestion } from "../../ipc";
import { Restorable } from "../../state/restorable.svelte";

export class OwnQuestionList extends Restorable<OwnQuestion> {
  constructor() {
    super({
      idOf: ({ id }) => id,
      read: async () => {
        const read = await readPractice();
        return read.ok ? { ok: true, value: read.value.own } : read;
      },
      remove: (id) => putQuestionAway(id, true),
      restore: (id) => putQuestionAway(id, false),
    });
  }
}
