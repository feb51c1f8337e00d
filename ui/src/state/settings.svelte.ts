// The reader's settings as Rust last told them.
import { firstSettings, onSettingsChanged, rust } from "../ipc";
import type { Settings, SettingsChange } from "../ipc";
import { faults } from "./faults.svelte";
import { Queue } from "./one-at-a-time.svelte";

class SettingsState {
  /** Until Rust has answered, or if it never does, what it says of whoever has changed nothing. */
  current = $state<Settings>(firstSettings);

  /** Of two quick changes the later one holds, whichever answer is quicker. */
  readonly #changes = new Queue();

  async load(): Promise<void> {
    const outcome = await rust.readSettings();
    if (outcome.ok) this.current = outcome.value;
    else faults.report(outcome.fault);
  }

  /** Another window may change them too. What is told while a change of this one is under way, its answer has as well. */
  follow(): Promise<() => void> {
    return onSettingsChanged((settings) => {
      if (this.#changes.empty) this.current = settings;
    });
  }

  /** True when the change was kept; a refusal is reported and leaves everything as it was. */
  change(change: SettingsChange): Promise<boolean> {
    return this.#changes.run(async () => {
      const outcome = await rust.changeSettings(change);
      if (outcome.ok) this.current = outcome.value;
      else faults.report(outcome.fault);
      return outcome.ok;
    });
  }
}

export const settings = new SettingsState();
