// Which moment of a lesson is seen: an answer being read, moves of others, the task. It asks nothing, judges nothing, and knows
// no component.
import type { Game } from "../game/game.svelte";
import type { Aim, GameView, LessonView, MarkView, TaskView } from "../ipc";
import { gesture } from "../state/gesture";
import { withAims } from "./aim-sentences";

/** What is seen: what came of the last thing done, what others do, what is asked, or that it is over. */
export type Phase = "answer" | "before" | "task" | "end";

/** From one move that is shown to the next. */
const PACE_MS = 1200;

const NONE: readonly never[] = [];

/** The standing and the leaves that a task points at stay in sight while its answer is read. */
const parts = ({ marks }: TaskView) =>
  marks.filter((mark) => mark.what === "part" && mark.part !== "hand" && mark.part !== "task");

/** Whether what was judged no longer lies on the desk. */
const goesAway = ({ told: feedback, desk }: LessonView): boolean => {
  const lies = (at: LessonView["desk"]) =>
    at && JSON.stringify([at.document.tiles, at.document.mix]);
  return Boolean(feedback?.desk) && lies(feedback?.desk ?? null) !== lies(desk);
};

export abstract class Moments {
  #told = $state.raw<LessonView | null>(null);
  readonly #view = $derived.by(() => this.#told && withAims(this.#told));
  phase = $state<Phase>("task");
  /** Which of the moves is seen. */
  frame = $state(0);
  /** The places that were marked as an answer. */
  marked = $state.raw<readonly Aim[]>(NONE);
  /** Whether the author's answer to "why?" lies open. */
  reasoned = $state(false);
  /** The last answer stands beside the next task: there was nothing to see. */
  beside = $state(false);
  /** The step of the turns that are over at which one looks; null at their end. */
  lookedAt = $state<number | null>(null);
  /** The board at which something was answered. */
  #answered: GameView | null = null;
  /** What was asked there. */
  #asking = $state.raw<TaskView | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The game on whose board the moments lie. */
  protected abstract readonly game: Game;

  get view(): LessonView | null {
    return this.#view;
  }

  set view(view: LessonView | null) {
    this.#told = view;
  }

  /** The board that is seen. */
  get shown(): GameView | null {
    return this.game.view;
  }

  readonly moves = $derived.by(() =>
    this.phase === "answer"
      ? (this.view?.told?.frames ?? NONE)
      : this.phase === "before"
        ? (this.view?.before ?? NONE)
        : NONE,
  );
  /** The last move is seen, or there is none. */
  readonly settled = $derived.by(() => this.frame >= this.moves.length - 1);
  /** The answer that is being read; what was wrong, or refused, stands until something else is done. */
  readonly feedback = $derived.by(() => {
    const feedback = this.view?.told ?? null;
    const stays = this.beside || feedback?.judged === "wrong" || feedback?.judged === "refused";
    return this.phase === "answer" || (this.phase === "task" && stays) ? feedback : null;
  });
  /** A move was made since the task was asked: the tile in hand on the board that is seen is none of it. */
  readonly handed = $derived.by(() => this.phase === "answer" && this.moves.length > 0);
  readonly acts = $derived.by(
    () => this.phase === "task" && this.view?.may.includes("act") === true,
  );
  readonly answers = $derived.by(
    () => this.phase === "task" && this.view?.may.includes("answer") === true,
  );
  /** The task that is answered, for as long as the answer is read on the board that it was asked on. */
  readonly asked = $derived.by((): TaskView | null =>
    this.phase === "answer" && this.moves.length === 0 ? this.#asking : null,
  );
  /** What came of the step before is read beside the task. */
  readonly #passed = $derived.by(
    () =>
      this.phase === "task" &&
      (this.feedback?.judged === "right" || this.feedback?.judged === "done"),
  );
  /** What is pointed at just now. An answer points where its words do, or else where its task did. */
  readonly marks = $derived.by((): readonly MarkView[] => {
    const { view, feedback } = this;
    if (!view || this.phase === "before") return NONE;
    const own = feedback && !this.#passed ? feedback.marks : NONE;
    if (this.phase !== "answer")
      return own.length > 0 ? [...own, ...parts(view.task)] : view.task.marks;
    if (!this.settled) return NONE;
    const task = this.#asking;
    if (!task) return own;
    return own.length === 0 && this.moves.length === 0 ? task.marks : [...own, ...parts(task)];
  });
  /** The answer to "why?", where there is one now. */
  readonly reason = $derived.by(() =>
    this.phase === "answer" ? (this.view?.told?.why ?? null) : (this.view?.task.why ?? null),
  );

  /** Shows what Rust answered: its moves, then what is asked. */
  protected show(view: LessonView): void {
    const before = this.shown;
    this.leave();
    this.#answered = before;
    this.#asking = this.view?.id === view.id ? this.view.task : null;
    // A change at a desk that is not answered asks nothing new: what is pressed meanwhile is meant.
    if (this.view?.id !== view.id || this.view.at !== view.at) gesture.spend();
    this.view = view;
    this.marked = NONE;
    this.reasoned = false;
    this.beside = false;
    if (this.#needsReading(view, before)) this.#enter("answer");
    else {
      this.beside = view.told !== null && view.told.judged !== "undecided";
      this.onward();
    }
  }

  /** Moves are looked at, and an answer is read before its board goes away. All else goes on at once. */
  #needsReading(view: LessonView, last: GameView | null): boolean {
    const { told: feedback, board, before, done } = view;
    if (!feedback || feedback.judged === "refused") return false;
    if (view.desk) return feedback.judged !== "undecided" && (done || goesAway(view));
    if (feedback.judged === "undecided") return feedback.frames.length > 1;
    const stays = last?.game.id === board.game.id && last.step === board.step;
    return feedback.frames.length > 0 || !stays || before.length > 0 || done;
  }

  /** Lays the board of the moment, or that at which something was answered, for as long as the answer is read. */
  #lay(): void {
    const answered = this.phase === "answer" ? this.#answered : null;
    const board = this.moves[this.frame]?.view ?? answered ?? this.view?.board;
    if (board) this.game.show(board);
  }

  #enter(phase: Phase): void {
    if (phase !== this.phase) gesture.spend();
    this.phase = phase;
    this.frame = 0;
    this.lookedAt = null;
    this.#lay();
    this.#play();
  }

  /** Lays the board as a step left it, once all is over. */
  protected layPast(step: number, board: GameView): void {
    if (this.phase !== "end") return;
    this.lookedAt = step;
    this.game.show(board);
  }

  /** Lays the board as it is at the end. */
  lookAtEnd(): void {
    this.lookedAt = null;
    this.#lay();
  }

  /** Past the answer: what others do, then the task. */
  protected onward(): void {
    const before = this.view?.before.length ?? 0;
    if (this.phase !== "before" && before > 0) this.#enter("before");
    else this.#enter(this.view?.done ? "end" : "task");
  }

  /** Moves come by themselves; what needs no reading goes on by itself. */
  #play(): void {
    clearTimeout(this.#timer);
    const passes = this.phase === "before" || this.view?.told?.judged === "undecided";
    if (this.phase === "task" || this.phase === "end") return;
    if (this.settled && !passes) return;
    this.#timer = setTimeout(() => {
      if (this.settled) this.onward();
      else {
        this.look(this.frame + 1);
        this.#play();
      }
    }, PACE_MS);
  }

  /** Looks at a move, and stays there. */
  look(frame: number): void {
    clearTimeout(this.#timer);
    this.frame = Math.max(0, Math.min(frame, this.moves.length - 1));
    this.#lay();
  }

  /** Looks at the last move; what goes on by itself goes on from there. */
  protected skip(): void {
    this.look(this.moves.length - 1);
    this.#play();
  }

  /** No more moves come by themselves. */
  leave(): void {
    clearTimeout(this.#timer);
  }
}
