// The open lesson: what is asked of Rust and done in it. It judges nothing, and knows no component.
//
// A lesson is a game with other answers: its `GameAtTable` is made with a `Door` (`game/door.ts`) that asks the board of
// the lesson. So board, table and the table in words serve a lesson as they serve a game.
//
// What is seen now is `moments.svelte.ts`; `lesson-scene.ts` makes a scene of it. While something is to be guessed, the
// board tells no worth.
import { GameAtTable } from "../game/sitting.svelte";
import * as ipc from "../ipc";
import type { Action, Aim, LearnerAction, Given, LessonView } from "../ipc";
import { faults } from "../state/faults.svelte";
import { gesture } from "../state/gesture";
import { Latest, Single } from "../state/one-at-a-time.svelte";
import { sameAim, sameGiven } from "./aims";
import { Moments } from "./moments.svelte";

export class Lesson extends Moments {
  /** Which question of a sitting or of an exam it is; null in a lesson. */
  question = $state.raw<{ at: number; of: number; exam: boolean } | null>(null);
  /** Asks the next question; in a lesson there is none. */
  after: (() => void) | null = null;
  /** The wrong answers to what is asked now. */
  tried = $state.raw<readonly Given[]>([]);
  #latest = new Latest();
  readonly #turn = new Single();

  readonly sitting = new GameAtTable({
    decide: (action) => this.#act(action),
    why: (action) => this.#why(action),
    feature: (place) => ipc.rust.lessonFeature(this.#frame, place),
    cell: (cell) => ipc.rust.lessonCell(this.#frame, cell),
    prospects: () => ipc.rust.lessonProspects(),
  });
  protected readonly game = this.sitting.game;

  /** A question is over: how it went is read beside its answer, and the next question comes after that. */
  readonly closed = $derived.by(
    () =>
      this.question !== null && this.phase !== "before" && this.settled && this.view?.done === true,
  );

  /** What was done wrong is taken back by going on; a test asks once. */
  get triesAgain(): boolean {
    const read = this.phase === "answer" && this.settled && !this.closed;
    return read && this.feedback?.judged === "wrong" && this.view?.path?.test !== true;
  }

  get waiting(): boolean {
    return this.#turn.busy;
  }

  /** Which board is asked about: that after a move, or that of the present. */
  get #frame(): number | null {
    return this.phase === "answer" && this.moves.length > 0 ? this.frame : null;
  }

  /** True when it was opened; what is asked for meanwhile goes first. */
  async open(id: string, step: string | null): Promise<boolean> {
    this.#turn.forget();
    const outcome = await this.#latest.run(() => ipc.rust.openLesson(id, step));
    if (!outcome) return true;
    if (outcome.ok) this.show(outcome.value);
    else faults.report(outcome.fault);
    return outcome.ok;
  }

  /** Takes a question that was opened elsewhere. */
  take(view: LessonView, at: number, of: number, exam = false): void {
    this.#latest.forget();
    this.#turn.forget();
    this.view = null;
    this.question = { at, of, exam };
    this.show(view);
  }

  /** On, wherever one is; false where something must be done first. */
  next(): boolean {
    if (this.waiting || (this.phase === "end" && !this.closed)) return false;
    if (this.phase === "task" && this.view?.may.includes("go-on") !== true) return false;
    if (!gesture.take()) return true;
    if (this.phase === "task") {
      void this.do({ do: "go-on" });
    } else if (this.closed) this.after?.();
    else if (this.settled) this.onward();
    else this.skip();
    return true;
  }

  protected override show(view: LessonView): void {
    const same = this.view?.id === view.id && this.view.at === view.at;
    const { told } = view;
    const wrong = told?.judged === "wrong" && told.at === view.at ? told.given : null;
    const before = same ? this.tried : [];
    const known = !wrong || before.some((each) => sameGiven(each, wrong));
    this.tried = known ? before : [...before, wrong];
    super.show(view);
  }

  /** True when it was done; a fault is reported and leaves everything as it was. */
  async do(action: LearnerAction): Promise<boolean> {
    const { view } = this;
    if (!view) return false;
    // What is answered after another was opened is not shown in its place.
    const outcome = await this.#turn.run(() => ipc.rust.learn(view.revision, action));
    if (!outcome) return false;
    if (outcome.ok) this.show(outcome.value);
    else {
      faults.report(outcome.fault);
      // A question can't be opened by its name: it was made for one round.
      if (outcome.fault.kind === "stale" && !this.question) await this.open(view.id, null);
    }
    return outcome.ok;
  }

  /** Shows the board as a step of the turns that are over left it. */
  async lookBack(step: number): Promise<void> {
    const outcome = await this.#latest.run(() => ipc.rust.lessonMoment(step));
    if (!outcome) return;
    if (outcome.ok) this.layPast(step, outcome.value);
    else faults.report(outcome.fault);
  }

  #act(action: Action): Promise<boolean> {
    return this.acts ? this.do({ do: "act", action }) : Promise.resolve(false);
  }

  /** What the rules refuse, the lesson answers in its own words as well. */
  async #why(action: Action) {
    const { view } = this;
    const outcome = await ipc.rust.lessonWhy(this.#frame, action);
    const refused = outcome.ok && !outcome.value.legal;
    if (refused && this.acts && view === this.view) await this.do({ do: "act", action });
    return outcome;
  }

  answer(answer: Given): Promise<boolean> {
    if (!gesture.take()) return Promise.resolve(false);
    return this.do({ do: "answer", answer });
  }

  mark(aim: Aim): void {
    if (!gesture.take()) return;
    const without = this.marked.filter((each) => !sameAim(each, aim));
    this.marked = without.length < this.marked.length ? without : [...this.marked, aim];
  }
}
