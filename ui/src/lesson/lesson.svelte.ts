// The open lesson as Rust last told it, and which moment of it is seen: an answer being read, moves of others, the task.
// It judges nothing, and knows no component.
import { Sitting } from "../game/sitting.svelte";
import * as ipc from "../ipc";
import type {
  Action,
  Aim,
  Deed,
  GameView,
  Given,
  LessonView,
  MarkView,
  Outcome,
  TaskView,
} from "../ipc";
import { faults } from "../state/faults.svelte";
import { settings } from "../state/settings.svelte";

/** What is seen: what came of the last thing done, what others do, what is asked, or that it is over. */
export type Phase = "answer" | "before" | "task" | "end";

/** From one move that is shown to the next. */
const PACE_MS = 1200;

const NONE: readonly never[] = [];

export const sameAim = (a: Aim, b: Aim): boolean =>
  a.x === b.x && a.y === b.y && a.kind === b.kind && a.at === b.at;

/** The standing and the leaves that a task points at stay in sight while its answer is read. */
const parts = ({ marks }: TaskView) =>
  marks.filter((mark) => mark.what === "part" && mark.part !== "hand" && mark.part !== "task");

/** Where an action goes, as answers say it. */
export const aimOf = (action: Action): Aim | null => {
  if (!("x" in action) || action.x === undefined) return null;
  const on = "kind" in action && action.kind !== undefined ? action : null;
  return { x: action.x, y: action.y, kind: on?.kind ?? null, at: on?.at ?? null };
};

/** Whether what was judged no longer lies on the desk. */
const goesAway = ({ told, desk }: LessonView): boolean => {
  const lies = (at: LessonView["desk"]) =>
    at && JSON.stringify([at.document.tiles, at.document.mix]);
  return Boolean(told?.desk) && lies(told?.desk ?? null) !== lies(desk);
};

export class Lesson {
  view = $state.raw<LessonView | null>(null);
  /** Which question of a sitting it is; null in a lesson. */
  question = $state.raw<{ at: number; of: number } | null>(null);
  phase = $state<Phase>("task");
  /** Which of the moves is seen. */
  frame = $state(0);
  /** The places that were marked as an answer. */
  marked = $state.raw<readonly Aim[]>(NONE);
  /** Whether the author's answer to "why?" lies open. */
  reasoned = $state(false);
  waiting = $state(false);
  /** The last answer stands beside the next task: there was nothing to see. */
  beside = $state(false);
  /** The board at which something was answered, for as long as the answer is read. */
  #answered = $state.raw<GameView | null>(null);
  /** What was asked there. */
  #asking = $state.raw<TaskView | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Which lesson, or step, was asked for last. */
  #asked = 0;

  readonly sitting = new Sitting({
    decide: (_, action) => this.#act(action),
    why: (action) => this.#why(action),
    feature: (place) => ipc.askLessonFeature(this.#frame, place),
    cell: (cell) => ipc.askLessonCell(this.#frame, cell),
    prospects: () => ipc.askLessonProspects(),
  });

  readonly moves = $derived.by(() =>
    this.phase === "answer"
      ? (this.view?.told?.frames ?? NONE)
      : this.phase === "before"
        ? (this.view?.before ?? NONE)
        : NONE,
  );
  /** The last move is seen, or there is none. */
  readonly settled = $derived.by(() => this.frame >= this.moves.length - 1);
  /** The board that is seen. */
  readonly shown = $derived.by(
    () =>
      this.moves[this.frame]?.view ??
      (this.phase === "answer" ? this.#answered : null) ??
      this.view?.board ??
      null,
  );
  /** The answer that is being read; what was wrong, or refused, stands until something else is done. */
  readonly told = $derived.by(() => {
    const told = this.view?.told ?? null;
    const stays = this.beside || told?.judged === "wrong" || told?.judged === "refused";
    return this.phase === "answer" || (this.phase === "task" && stays) ? told : null;
  });
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
    () => this.phase === "task" && (this.told?.judged === "right" || this.told?.judged === "done"),
  );
  /** What is pointed at just now. An answer points where its words do, or else where its task did. */
  readonly marks = $derived.by((): readonly MarkView[] => {
    const { view, told } = this;
    if (!view || this.phase === "before") return NONE;
    const own = told && !this.#passed ? told.marks : NONE;
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

  /** Which board is asked about: that after a move, or that of the present. */
  get #frame(): number | null {
    return this.phase === "answer" && this.moves.length > 0 ? this.frame : null;
  }

  /** True when it was opened; what is asked for meanwhile goes first. */
  async open(id: string, step: string | null): Promise<boolean> {
    const asked = ++this.#asked;
    const outcome = await ipc.openLesson(id, step, settings.current.language);
    if (asked !== this.#asked) return true;
    if (outcome.ok) this.#show(outcome.value);
    else faults.report(outcome.fault);
    return outcome.ok;
  }

  /** Takes a question that was opened elsewhere. */
  take(view: LessonView, at: number, of: number): void {
    this.#asked += 1;
    this.view = null;
    this.question = { at, of };
    this.#show(view);
  }

  #show(view: LessonView): void {
    const before = this.shown;
    this.leave();
    this.#answered = before;
    this.#asking = this.view?.id === view.id ? this.view.task : null;
    this.view = view;
    this.marked = NONE;
    this.reasoned = false;
    this.beside = false;
    if (this.#needsReading(view, before)) this.#enter("answer");
    else {
      this.beside = view.told !== null && view.told.judged !== "undecided";
      this.#onward();
    }
  }

  /** Moves are looked at, and an answer is read before its board goes away. All else goes on at once. */
  #needsReading(view: LessonView, last: GameView | null): boolean {
    const { told, board, before, done } = view;
    if (!told || told.judged === "refused") return false;
    if (view.desk) return told.judged !== "undecided" && (done || goesAway(view));
    if (told.judged === "undecided") return told.frames.length > 1;
    const stays = last?.game.id === board.game.id && last.step === board.step;
    return told.frames.length > 0 || !stays || before.length > 0 || done;
  }

  #enter(phase: Phase): void {
    this.phase = phase;
    this.frame = 0;
    if (this.shown) this.sitting.game.show(this.shown);
    this.#play();
  }

  /** Past the answer: what others do, then the task. */
  #onward(): void {
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
      if (this.settled) this.#onward();
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
    if (this.shown) this.sitting.game.show(this.shown);
  }

  /** No more moves come by themselves. */
  leave(): void {
    clearTimeout(this.#timer);
  }

  /** On, wherever one is; false where something must be done first. */
  next(): boolean {
    if (this.phase === "end" || this.waiting) return false;
    if (this.phase === "task") {
      if (this.view?.may.includes("go-on") !== true) return false;
      void this.do({ do: "go-on" });
    } else if (this.settled) this.#onward();
    else this.look(this.moves.length - 1);
    return true;
  }

  /** True when the answer was taken; a fault is reported and leaves everything as it was. */
  async do(deed: Deed): Promise<boolean> {
    return (await this.#do(deed)).ok;
  }

  async #do(deed: Deed): Promise<Outcome<GameView>> {
    const { view } = this;
    const busy: Outcome<GameView> = { ok: true, value: this.shown! };
    if (!view || this.waiting) return busy;
    this.waiting = true;
    try {
      const outcome = await ipc.learn(view.revision, deed);
      if (!outcome.ok) {
        faults.report(outcome.fault);
        if (outcome.fault.kind === "stale") await this.open(view.id, null);
        return outcome;
      }
      this.#show(outcome.value);
      return { ok: true, value: this.shown! };
    } finally {
      this.waiting = false;
    }
  }

  async #act(action: Action): Promise<Outcome<GameView>> {
    if (!this.acts) return { ok: true, value: this.shown! };
    const outcome = await this.#do({ do: "act", action });
    // A fault has been reported already.
    return outcome.ok ? outcome : { ok: true, value: this.shown! };
  }

  /** What the rules refuse, the lesson answers in its own words as well. */
  async #why(action: Action) {
    const outcome = await ipc.askLessonWhy(this.#frame, action);
    if (outcome.ok && !outcome.value.legal && this.acts) await this.do({ do: "act", action });
    return outcome;
  }

  answer(answer: Given): Promise<boolean> {
    return this.do({ do: "answer", answer });
  }

  mark(aim: Aim): void {
    const without = this.marked.filter((each) => !sameAim(each, aim));
    this.marked = without.length < this.marked.length ? without : [...this.marked, aim];
  }
}
