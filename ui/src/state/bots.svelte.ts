// The bots that there are, asked once.
import { type BotView, rust } from "../ipc";
import { faults } from "./faults.svelte";

class Bots {
  list = $state.raw<readonly BotView[]>([]);

  async load(): Promise<void> {
    if (this.list.length > 0) return;
    const outcome = await rust.bots();
    if (outcome.ok) this.list = outcome.value;
    else faults.report(outcome.fault);
  }
}

export const bots = new Bots();
