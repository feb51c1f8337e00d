// The scenarios of one's own as Rust last listed them.
import { Restorable } from "../state/restorable.svelte";
import { type OwnScenario, rust } from "../ipc";

export class OwnScenarios extends Restorable<OwnScenario> {
  constructor() {
    super({
      idOf: ({ document }) => document,
      read: () => rust.ownScenarios(),
      itemsOf: (all) => all,
      remove: rust.deleteScenario,
      restore: rust.restoreScenario,
    });
  }
}
