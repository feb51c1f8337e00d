// The scenarios of one's own as Rust last listed them.
import { deleteScenario, readOwnScenarios, restoreScenario, type OwnScenario } from "../../ipc";
import { Restorable } from "../../state/restorable.svelte";
import { settings } from "../../state/settings.svelte";

export class OwnScenarios extends Restorable<OwnScenario> {
  constructor() {
    super({
      idOf: ({ document }) => document,
      read: () => readOwnScenarios(settings.current.language),
      remove: deleteScenario,
      restore: restoreScenario,
    });
  }
}
