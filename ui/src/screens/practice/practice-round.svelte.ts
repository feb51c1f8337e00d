// A sitting: the question of the moment, and how those before it went. Rust chooses and judges; it knows no component.
import * as ipc from "../../ipc";
import type { Outcome, PracticeQuestion, QuestionOutcome } from "../../ipc";
import type { Lesson } from "../../lesson/lesson.svelte";
import { faults } from "../../state/faults.svelte";
import { gesture } from "../../state/gesture";
import { Single } from "../../state/one-at-a-time.svelte";

type Wish = () => Promise<Outcome<PracticeQuestion | null>>;

export class PracticeRound {
  question = $state.raw<PracticeQuestion | null>(null);
  went = $state.raw<readonly QuestionOutcome[]>([]);
  /** True from the first question to the end of what came of it. */
  begun = $state(false);
  /** True for an exam, whose end tells what was missed. */
  exam = $state(false);
  /** True for the puzzle of the day. */
  daily = $state(false);
  /** So many of its answers may be wrong, and it is passed. */
  mayMiss = $state(0);
  /** The rules of all questions that were not right at once. */
  missed = $state.raw<readonly string[]>([]);
  readonly #lesson: Lesson;
  /** One question at a time: Rust forgets the one before, and its answer would be refused. */
  readonly #asking = new Single();
  /** What another sitting is about: as the last one. */
  #wish: Wish = () => ipc.rust.beginPractice([]);

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
    lesson.after = () => void this.next();
  }

  get waiting(): boolean {
    return this.#asking.busy;
  }

  /** Of these kinds; of anything where none is named. */
  async begin(kinds: readonly string[]): Promise<void> {
    await this.#begin(() => ipc.rust.beginPractice([...kinds]));
  }

  /** Ten fresh boards about a course, each asked once. */
  async examine(course: string): Promise<void> {
    await this.#begin(() => ipc.rust.beginExam(course), true);
  }

  /** On the rules that a lesson teaches. */
  async practise(lesson: string): Promise<void> {
    await this.#begin(() => ipc.rust.practiseLesson(lesson));
  }

  async again(): Promise<void> {
    await this.#begin(this.#wish, this.exam);
  }

  async solveDaily(): Promise<void> {
    const asked = await this.#ask(() => ipc.rust.puzzleOfTheDay());
    if (!asked) return;
    this.#open(asked.question, false);
    this.daily = asked.question !== null;
  }

  async next(): Promise<void> {
    if (!this.#lesson.view) return;
    const { went, revision, teaches } = this.#lesson.view;
    const asked = await this.#ask(() => ipc.rust.nextQuestion(revision));
    if (!asked) return;
    if (went) {
      this.went = [...this.went, went];
      const fresh = went === "right" ? [] : teaches.filter((rule) => !this.missed.includes(rule));
      this.missed = [...this.missed, ...fresh];
    }
    this.#show(asked.question, this.exam);
  }

  leave(): void {
    this.#asking.forget();
    this.#lesson.leave();
    this.question = null;
    this.begun = false;
    this.exam = false;
    this.daily = false;
    this.went = [];
    this.missed = [];
  }

  async #begin(wish: Wish, exam = false): Promise<void> {
    const asked = await this.#ask(wish);
    if (!asked) return;
    this.#wish = wish;
    this.#open(asked.question, exam && asked.question !== null);
  }

  #open(question: PracticeQuestion | null, exam: boolean): void {
    this.daily = false;
    this.went = [];
    this.missed = [];
    this.#show(question, exam);
  }

  /** Nothing where there is no answer, or another question is on its way. */
  async #ask(wish: Wish): Promise<{ question: PracticeQuestion | null } | null> {
    const outcome = await this.#asking.run(wish);
    if (outcome?.ok) return { question: outcome.value };
    if (outcome) faults.report(outcome.fault);
    return null;
  }

  #show(question: PracticeQuestion | null, exam: boolean): void {
    this.begun = true;
    // From its first question on it is told what it is.
    this.exam = exam;
    this.question = question;
    this.mayMiss = question?.mayMiss ?? this.mayMiss;
    gesture.spend();
    if (question) this.#lesson.take(question.lesson, question.at, question.of, exam);
  }
}
