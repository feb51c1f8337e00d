// The document of a lesson, made with the parts of the workshop: each change is something done in the lesson, which
// answers it. It judges nothing and knows no component.
import type { DocumentView, FaultView, MixOp, Op, SetOp, TileOp } from "../../ipc";
import { ownName, setName } from "../../tiles/tile-names";
import type { Lesson } from "../../lesson/lesson.svelte";
import { announcer } from "../../state/announcer.svelte";
import { t } from "../../state/language.svelte";
import { Queue } from "../../state/one-at-a-time.svelte";
import type { Editor } from "../../editor/editor.svelte";

export class LessonEditor implements Editor {
  readonly borrowed = true;
  readonly canRedo = false;
  readonly twins = [];
  /** The lesson tells it in its answer. */
  readonly refused = null;
  #lesson: Lesson;
  readonly #queue = new Queue();

  constructor(lesson: Lesson) {
    this.#lesson = lesson;
  }

  /** What lies there: while an answer is read, as it was when it was judged. */
  get seen() {
    const { view, phase, feedback } = this.#lesson;
    return (phase === "answer" ? feedback?.desk : null) ?? view?.desk ?? null;
  }

  get view(): DocumentView | null {
    return this.seen?.document ?? null;
  }

  get canUndo(): boolean {
    return this.#lesson.phase === "task" && this.#lesson.view?.may.includes("take-back") === true;
  }

  tile(id: string, change: TileOp): Promise<boolean> {
    return this.change({ of: "tile", tile: id, change });
  }

  set(change: SetOp): Promise<boolean> {
    return this.change({ of: "set", change });
  }

  mix(change: MixOp): Promise<boolean> {
    return this.change({ of: "mix", change });
  }

  /** A lesson asks for land, never for pictures. */
  bring(): Promise<boolean> {
    return Promise.resolve(false);
  }

  drop(): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** A change waits for those before it. */
  change(op: Op): Promise<boolean> {
    return this.#queue.run(() => this.#change(op));
  }

  /** Has the lab play the mix. */
  async weigh(): Promise<boolean> {
    return this.#lesson.acts && (await this.#lesson.do({ do: "weigh" }));
  }

  async #change(op: Op): Promise<boolean> {
    const lesson = this.#lesson;
    if (lesson.phase === "answer") {
      // Whoever goes on drawing has read the answer. What was meant for a document that is taken back is not done.
      lesson.next();
      return false;
    }
    if (!lesson.acts) {
      announcer.say(t().lesson.desk.later);
      return false;
    }
    if (!(await lesson.do({ do: "make", op }))) return false;
    const feedback = lesson.view?.told;
    if (feedback?.judged === "refused") {
      if (feedback.undone) announcer.say(t().build.refused(feedback.undone));
      return false;
    }
    announcer.say(t().build.did(op, setName, ownName));
    return true;
  }

  async undo(): Promise<boolean> {
    return this.canUndo && (await this.#lesson.do({ do: "take-back" }));
  }

  standAt(): Promise<boolean> {
    return Promise.resolve(false);
  }

  bringBack(): Promise<boolean> {
    return Promise.resolve(false);
  }

  stepAt(): undefined {
    return undefined;
  }

  faultsOf(tile: string): FaultView[] {
    return this.view?.faults.filter((fault) => fault.tile === tile) ?? [];
  }

  addressOf(): null {
    return null;
  }

  /** What is added is seen in the list: nothing is opened. */
  draw(): void {
    // A lesson about a set stays with the set.
  }
}
