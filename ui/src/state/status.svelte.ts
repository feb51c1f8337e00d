// What the shell says about itself: its version and where it keeps things.
import { type AppStatus, rust } from "../ipc";
import { faults } from "./faults.svelte";

class Status {
  current = $state<AppStatus | null>(null);

  async load(): Promise<void> {
    const outcome = await rust.appStatus();
    if (outcome.ok) this.current = outcome.value;
    else faults.report(outcome.fault);
  }
}

export const status = new Status();
