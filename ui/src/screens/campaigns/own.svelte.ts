// The scenarios of one's own as Rust last listed them. It must not know how they are shown.
import { SvelteSet } from "svelte/reactivity";
import { deleteScenario, readOwnScenarios, restoreScenario, type OwnScenario } from "../../ipc";
import { faults } from "../../state/faults.svelte";
import { settings } from "../../state/settings.svelte";

export class OwnScenarios {
  /** Null until they have been read. */
  list = $state.raw<readonly OwnScenario[] | null>(null);
  /** Those deleted while the list is open: each keeps its place, from where it can be brought back. */
  readonly deleted = new SvelteSet<number>();

  #asked = 0;

  async load(): Promise<void> {
    const asked = ++this.#asked;
    const read = await readOwnScenarios(settings.current.language);
    // Another reading has begun since: it knows more.
    if (asked !== this.#asked) return;
    if (read.ok) this.list = read.value;
    else faults.report(read.fault);
  }

  async remove(id: number): Promise<boolean> {
    const outcome = await deleteScenario(id);
    if (outcome.ok) this.deleted.add(id);
    else faults.report(outcome.fault);
    return outcome.ok;
  }

  async restore(id: number): Promise<boolean> {
    const outcome = await restoreScenario(id);
    if (outcome.ok) this.deleted.delete(id);
    else faults.report(outcome.fault);
    return outcome.ok;
  }
}
