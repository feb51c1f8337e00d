// Which decisions of a reviewed game Practice asks again, and the wish that it should.
import { SvelteMap } from "svelte/reactivity";
import { type ReviewedDecision, rust } from "../../ipc";
import { faults } from "../../state/faults.svelte";

/** How it stands with one: it cannot be asked by itself, it could be, it is judged anew, it is asked, or there is nothing to ask. */
export type AgainState =
  | { readonly is: "apart" | "open" | "judging" | "level" }
  | { readonly is: "asked"; readonly question: number };

export class AskingAgain {
  /** How many of how many are done, while several are judged one after the other. */
  all = $state.raw<{ readonly done: number; readonly of: number } | null>(null);
  readonly #game: number;
  /** What came of it on this page, by the step of the decision. */
  readonly #since = new SvelteMap<number, AgainState>();

  constructor(game: number) {
    this.#game = game;
  }

  of({ step, askable, question }: ReviewedDecision): AgainState {
    const since = this.#since.get(step);
    if (since) return since;
    if (!askable) return { is: "apart" };
    return question === null ? { is: "open" } : { is: "asked", question };
  }

  /** Answers how it stands then. */
  async ask(decision: ReviewedDecision): Promise<AgainState> {
    const before = this.of(decision);
    if (before.is !== "open") return before;
    this.#since.set(decision.step, { is: "judging" });
    const came = faults.unwrap(await rust.askAgain(this.#game, decision.step));
    const now: AgainState = !came
      ? before
      : came.came === "asked"
        ? { is: "asked", question: came.question }
        : { is: "level" };
    this.#since.set(decision.step, now);
    return now;
  }

  /** Answers whether it is no longer asked. */
  async putAway(decision: ReviewedDecision): Promise<boolean> {
    const before = this.of(decision);
    if (before.is !== "asked") return false;
    const outcome = await rust.putQuestionAway(before.question, true);
    faults.unwrap(outcome);
    if (outcome.ok) this.#since.set(decision.step, { is: "open" });
    return outcome.ok;
  }

  /** One after the other; answers how many are asked now, and of how many there is nothing to ask. */
  async askAll(decisions: readonly ReviewedDecision[]): Promise<{ asked: number; level: number }> {
    const open = decisions.filter((one) => this.of(one).is === "open");
    const came = { asked: 0, level: 0 };
    if (this.all !== null) return came;
    for (const [done, one] of open.entries()) {
      this.all = { done, of: open.length };
      const { is } = await this.ask(one);
      if (is === "asked" || is === "level") came[is] += 1;
      // What went wrong with one would go wrong with the next.
      if (is === "open") break;
    }
    this.all = null;
    return came;
  }
}
