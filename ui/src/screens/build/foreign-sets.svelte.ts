// Tile sets of another program: what was looked at and which of it is wanted.
import { SvelteSet } from "svelte/reactivity";
import { type ForeignView, rust } from "../../ipc";
import { announcer } from "../../state/announcer.svelte";
import { arrivals } from "../../state/arrivals.svelte";
import { catalog } from "../../state/catalog.svelte";
import { faults } from "../../state/faults.svelte";
import { t } from "../../state/language.svelte";
import { router } from "../../state/router.svelte";
import { documents } from "../../library/documents.svelte";

class Foreign {
  /** What a file would bring, until that was decided. */
  looked = $state.raw<ForeignView | null>(null);
  /** The places of the sets that are wanted. */
  readonly wanted = new SvelteSet<number>();

  /** Asks for a file and looks at it. */
  async open(): Promise<void> {
    const outcome = await rust.lookAtForeign(t().foreign.question);
    if (outcome.ok) {
      this.looked = outcome.value;
      this.wanted.clear();
      for (const nth of this.looked?.sets.keys() ?? []) this.wanted.add(nth);
    } else if (outcome.fault.kind === "content") {
      const { problems } = outcome.fault;
      const file = problems[0]?.file ?? "";
      arrivals.refuse([{ file, problems }]);
    } else faults.report(outcome.fault);
  }

  want(nth: number, on: boolean): void {
    if (on) this.wanted.add(nth);
    else this.wanted.delete(nth);
  }

  /** Makes own sets of those that are wanted, and opens the one if it is one. */
  async take(): Promise<void> {
    if (!this.looked) return;
    const wanted = [...this.wanted].toSorted((a, b) => a - b);
    const outcome = await rust.takeForeign(this.looked.look, wanted);
    this.looked = null;
    if (!outcome.ok) return faults.report(outcome.fault);
    await catalog.reload();
    await documents.open();
    announcer.say(t().foreign.taken(outcome.value.map(({ name }) => name)));
    const [only, ...others] = outcome.value;
    if (only && others.length === 0) router.openDocument(only.id);
  }
}

export const foreign = new Foreign();
