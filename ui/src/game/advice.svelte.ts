// The hint for the moment on show: asked for, stopped, pointed at.
import * as ipc from "../ipc";
import type { GameView, HintView } from "../ipc";
import { faults } from "../state/faults.svelte";
import { Latest } from "../state/one-at-a-time.svelte";

export class Advice {
  /** What was told; null as long as nothing was. */
  hint = $state.raw<HintView | null>(null);
  /** True while it is thought over. */
  asking = $state(false);
  /** True where nothing can be told of this moment. */
  none = $state(false);
  /** Which of the list is pointed at. */
  pointed = $state<number | null>(null);
  #latest = new Latest();

  /** Answers whether something was told. */
  async ask({ revision }: GameView): Promise<boolean> {
    this.asking = true;
    const outcome = await this.#latest.run(() => ipc.rust.hint(revision));
    if (!outcome) return false;
    this.asking = false;
    if (outcome.ok) {
      this.hint = outcome.value;
      this.none = outcome.value === null;
    } else if (outcome.fault.kind !== "stale") faults.report(outcome.fault);
    return this.hint !== null;
  }

  /** At another moment, and when it is put away, nobody waits for it any more. */
  forget(): void {
    if (this.asking) void ipc.rust.putHintAway();
    this.#latest.forget();
    this.asking = false;
    this.none = false;
    this.hint = null;
    this.pointed = null;
  }
}
