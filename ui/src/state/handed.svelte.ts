// Files that another program handed over: nobody knows whether a person meant them, so one is
// asked.
import { type HandedFiles, onFilesArrived, rust } from "../ipc";
import { announcer } from "./announcer.svelte";
import { arrivals } from "./arrivals.svelte";
import { faults } from "./faults.svelte";
import { t } from "./language.svelte";
import { Latest } from "./one-at-a-time.svelte";

class HandedFilesState {
  /** What a person is asked about. */
  asked = $state.raw<HandedFiles | null>(null);
  #latest = new Latest();

  /** Asks about what waits and what comes, until the returned function is called. */
  async follow(): Promise<() => void> {
    const stop = await onFilesArrived(() => void this.#look());
    await this.#look();
    return stop;
  }

  /** Opens what was asked about, or forgets it. */
  async settle(agreed: boolean): Promise<void> {
    if (this.asked === null) return;
    const { number } = this.asked;
    this.asked = null;
    arrivals.took(await rust.settleHandedFiles(number, agreed));
    await this.#look();
  }

  async #look(): Promise<void> {
    const outcome = await this.#latest.run(() => rust.handedFiles());
    if (!outcome) return;
    if (!outcome.ok) return faults.report(outcome.fault);
    const before = this.asked?.number;
    this.asked = outcome.value;
    if (this.asked && this.asked.number !== before)
      announcer.say(t().files.handed(this.asked.names));
  }
}

export const handed = new HandedFilesState();
