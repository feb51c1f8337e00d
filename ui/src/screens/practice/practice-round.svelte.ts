// A sitting: the question of the moment, and how those before it went. Rust chooses and judges; it knows no component.
import * as ipc from "../../ipc";
import type { Outcome, PracticeQuestion, Went } from "../../ipc";
import type { Lesson } from "../../lesson/lesson.svelte";
import { faults } from "../../state/faults.svelte";
import { gesture } from "../../state/gesture";
import { settings } from "../../state/settings.svelte";

export class PracticeRound {
  question = $state.raw<PracticeQuestion | null>(null);
  went = $state.raw<readonly Went[]>([]);
  /** True from the first question to the end of what came of it. */
  begun = $state(false);
  waiting = $state(false);
  /** True for an exam, whose end tells what was missed. */
  exam = $state(false);
  /** The rules of all questions that were not right at once. */
  missed = $state.raw<readonly string[]>([]);
  /** True when nothing could be asked at all. */
  empty = $state(false);
  readonly #lesson: Lesson;
  /** What another sitting is about: as the last one. */
  #wish: () => Promise<Outcome<PracticeQuestion | null>> = () => this.#any(null);

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
  }

  #any(kind: string | null) {
    return ipc.beginPractice(kind, settings.current.language);
  }

  async begin(kind: string | null): Promise<void> {
    this.#wish = () => this.#any(kind);
    await this.again();
  }

  /** Ten fresh boards about a course, each asked once. */
  async examine(course: string): Promise<void> {
    this.#wish = () => ipc.beginExam(course, settings.current.language);
    // From its first question on it is told what it is.
    this.exam = true;
    await this.again();
    this.exam = this.question !== null;
  }

  /** On the rules that a lesson teaches. */
  async practise(lesson: string): Promise<void> {
    this.#wish = () => ipc.practiseLesson(lesson, settings.current.language);
    await this.again();
  }

  async again(): Promise<void> {
    this.went = [];
    this.missed = [];
    await this.#ask(this.#wish());
    this.empty = this.question === null;
  }

  async daily(): Promise<void> {
    this.went = [];
    await this.#ask(ipc.puzzleOfTheDay(settings.current.language));
  }

  async next(): Promise<void> {
    if (this.waiting || !this.#lesson.view) return;
    const { went, revision, teaches } = this.#lesson.view;
    const asked = ipc.nextQuestion(revision, settings.current.language);
    if (!(await this.#ask(asked)) || !went) return;
    this.went = [...this.went, went];
    const fresh = went === "right" ? [] : teaches.filter((rule) => !this.missed.includes(rule));
    this.missed = [...this.missed, ...fresh];
  }

  leave(): void {
    this.#lesson.leave();
    this.question = null;
    this.begun = false;
    this.exam = false;
    this.went = [];
    this.missed = [];
  }

  async #ask(asked: Promise<Outcome<PracticeQuestion | null>>): Promise<boolean> {
    if (this.waiting) return false;
    this.waiting = true;
    const outcome = await asked;
    this.waiting = false;
    if (!outcome.ok) {
      faults.report(outcome.fault);
      return false;
    }
    this.begun = true;
    this.question = outcome.value;
    gesture.spend();
    if (outcome.value) {
      const { lesson, at, of } = outcome.value;
      this.#lesson.take(lesson, at, of, this.exam);
    }
    return true;
  }
}
