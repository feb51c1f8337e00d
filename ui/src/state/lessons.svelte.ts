// What there is to learn and what was learned, as Rust last told it.
import { type LearnView, type NextLesson, rust } from "../ipc";
import { faults } from "./faults.svelte";
import { Latest } from "./one-at-a-time.svelte";

class Lessons {
  map = $state.raw<LearnView | null>(null);
  /** The one to go on with, which costs less than all. */
  next = $state.raw<NextLesson | null>(null);
  /** The last reset, as long as it can be taken back. */
  reset = $state.raw<{ number: number; what: string | null; ids: readonly string[] } | null>(null);
  #maps = new Latest();
  #newest: Promise<void> | null = null;
  #looks = new Latest();
  #isNew = false;

  /** Asked anew wherever it is shown: lessons are played in between. Ends when the newest answer is there. */
  load(): Promise<void> {
    return (this.#newest = this.#ask());
  }

  async #ask(): Promise<void> {
    const outcome = await this.#maps.run(() => rust.lessons());
    if (!outcome) return this.#newest ?? undefined;
    if (outcome.ok) this.map = outcome.value;
    else faults.report(outcome.fault);
  }

  /** What is known when the window begins; the first look finds it. */
  begun(next: NextLesson): void {
    this.next = next;
    this.#isNew = true;
  }

  async lookAhead(): Promise<void> {
    if (this.#isNew) {
      this.#isNew = false;
      return;
    }
    const outcome = await this.#looks.run(() => rust.nextLesson());
    if (!outcome) return;
    if (outcome.ok) this.next = outcome.value;
    else faults.report(outcome.fault);
  }

  /** Asked only when nothing is known yet: what it is wanted for changes by no lesson. */
  need(): void {
    if (this.map === null && this.#newest === null) void this.load();
  }

  /** Resets lessons, or with no name for them all there are. */
  async forget(ids: readonly string[], what: string | null): Promise<boolean> {
    const outcome = await rust.resetLessons([...ids]);
    if (outcome.ok) this.reset = { number: outcome.value, what, ids };
    else faults.report(outcome.fault);
    await this.load();
    return outcome.ok;
  }

  async recall(): Promise<boolean> {
    if (!this.reset) return false;
    const outcome = await rust.restoreLessons(this.reset.number);
    if (!outcome.ok) faults.report(outcome.fault);
    this.reset = null;
    await this.load();
    return outcome.ok;
  }
}

export const lessons = new Lessons();
