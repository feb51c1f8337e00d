// Backups of everything that is kept, and the file that holds it all.
import { type BackupsView, rust } from "../ipc";
import { announcer } from "./announcer.svelte";
import { faults } from "./faults.svelte";
import { files } from "./files.svelte";
import { t } from "./language.svelte";
import { Latest } from "./one-at-a-time.svelte";
import { beginAnew } from "./desktop";

class Backups {
  current = $state.raw<BackupsView | null>(null);
  #latest = new Latest();
  /** True while everything is being replaced. */
  replacing = $state(false);

  async load(): Promise<void> {
    const isFirst = this.current === null;
    const outcome = await this.#latest.run(() => rust.backups());
    if (!outcome) return;
    this.current = faults.unwrap(outcome) ?? this.current;
    // The page that asked for it is gone: whatever is on show begins anew then.
    if (isFirst && this.current?.outcome?.is === "replaced") files.notify(t().data.replacedNow);
  }

  /** One more now; what is said of it also tells why none was needed. */
  async make(): Promise<void> {
    const outcome = await this.#latest.run(() => rust.makeBackup());
    if (!outcome) return;
    const view = faults.unwrap(outcome);
    if (!view) return;
    this.current = view;
    if (view.outcome) announcer.say(t().data.became(view.outcome));
  }

  /** Everything becomes as it was; answers whether it did. */
  restore(name: string): Promise<boolean> {
    return this.#replace(async () => {
      const outcome = await rust.restoreBackup(name);
      return outcome.ok ? { ok: true, value: true } : outcome;
    });
  }

  /** Asks for a file, and everything becomes as it is there; answers whether it did. */
  takeIn(): Promise<boolean> {
    return this.#replace(() => rust.takeInEverything(t().data.taking));
  }

  /** Whatever the window shows is of the old data. */
  async #replace(replace: () => ReturnType<typeof rust.takeInEverything>): Promise<boolean> {
    this.replacing = true;
    const outcome = await replace();
    this.replacing = false;
    if (!outcome.ok) faults.report(outcome.fault);
    else if (outcome.value) beginAnew();
    return outcome.ok && outcome.value;
  }
}

export const backups = new Backups();
