// What the checker makes of each step of a lesson, read anew whenever the lesson changes.
import {
  type DocumentView,
  type LessonDraft,
  type LessonProblem,
  type LessonStepView,
  rust,
} from "../../ipc";
import { faults } from "../../state/faults.svelte";

export class StepReports {
  /** By the id of the step. */
  of = $state.raw<Readonly<Record<string, LessonStepView>>>({});
  problems = $state.raw<readonly LessonProblem[]>([]);
  /** True until everything was looked at. */
  busy = $state(false);
  #turn = 0;

  /** Looks at every step, the chosen one first; an older look is given up. */
  async look(view: DocumentView, lesson: LessonDraft, first: string | undefined): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const isOver = () => turn !== this.#turn;
    this.busy = true;
    const ids = lesson.steps.map(({ id }) => id);
    let read: Record<string, LessonStepView> = {};
    for (const id of ids.toSorted((a, b) => Number(b === first) - Number(a === first))) {
      const outcome = await rust.lessonStep(view.id, id);
      if (isOver()) return;
      if (outcome.ok) read = { ...read, [id]: outcome.value };
      // What keeps it from being set up is said with its problems.
      else if (outcome.fault.kind !== "content") faults.report(outcome.fault);
      this.of = { ...this.of, ...read };
    }
    this.of = read;
    const outcome = await rust.checkLesson(view.id);
    if (isOver()) return;
    this.problems = outcome.ok ? outcome.value : [];
    this.busy = false;
  }
}
