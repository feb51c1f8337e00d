// The document that is made just now, and every change of it, one after the other.
import { createContext } from "svelte";
import {
  type DocumentView,
  type Fault,
  type FaultView,
  type MixOp,
  type Op,
  type Outcome,
  rust,
  type SetOp,
  type TileOp,
  type TwinTile,
} from "../ipc";
import { announcer } from "../state/announcer.svelte";
import { catalog } from "../state/catalog.svelte";
import { faults } from "../state/faults.svelte";
import { t } from "../state/language.svelte";
import { Latest, Queue } from "../state/one-at-a-time.svelte";
import { addressOfDocument, router } from "../state/router.svelte";
import { labelOf, nameOfTile, ownName, setName } from "../tiles/tile-names";
import { titleIn } from "./chapter-titles";

/** Where a document is made: all that the parts of a desk ask for. */
export interface Editor {
  readonly view: DocumentView | null;
  readonly twins: readonly TwinTile[];
  /** Why what was just asked for cannot be; nothing where it can, or is told elsewhere. */
  readonly refused: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** True where the document belongs to a lesson: it is neither named, tried nor gone back in there. */
  readonly borrowed: boolean;
  tile(id: string, change: TileOp): Promise<boolean>;
  set(change: SetOp): Promise<boolean>;
  mix(change: MixOp): Promise<boolean>;
  change(op: Op): Promise<boolean>;
  standAt(head: number): Promise<boolean>;
  bringBack(nth: number): Promise<boolean>;
  stepAt(number: number): string | undefined;
  faultsOf(tile: string): FaultView[];
  /** Asks for a picture of the author's own for a tile, or for the backs of all. */
  bring(tile: string | null): Promise<boolean>;
  /** The same of a picture that was dropped on the window; false where something else was dropped. */
  drop(tile: string | null): Promise<boolean>;
  /** The address at which a tile is drawn; null where it is drawn in this place. */
  addressOf(tile: string): string | null;
  /** Goes to where a tile is drawn. */
  draw(tile: string): void;
}

/** What a part finds around it, and how a page gives one to all that it holds. */
export const [editorHere, handEditor] = createContext<Editor>();

/** After so much rest, what the rest of the window knows of the tiles is read again. */
const REST_MS = 400;

/** A step of a document by its number; nothing for one that is not at hand. */
const stepOf = ({ steps, before }: DocumentView, number: number) => steps[number - before];

/** What a tile is called among those of a document; by its sign where it is not there any more. */
const labelIn =
  ({ tiles }: DocumentView) =>
  (id: string): string => {
    const tile = tiles.find(({ design }) => design.id === id);
    return tile ? labelOf(tile.design) : nameOfTile(id);
  };

const told = (step: Op | null, view: DocumentView): string =>
  t().build.did(step, setName, labelIn(view), titleIn(view));

/** A step as the history tells it, which is about every tile of a set. */
const nameOfStep = (step: Op | null, view: DocumentView): string => {
  const what = told(step, view);
  return step?.of === "tile" ? t().build.onTile(what, labelIn(view)(step.tile)) : what;
};

/** The tile on whose page a step was done; nothing for one of the whole document. */
const tileOf = (step: Op): string | undefined => {
  if (step.of === "tile") return step.tile;
  if (step.of !== "set") return undefined;
  const { change } = step;
  return change.do === "about" || change.do === "picture" ? change.tile : undefined;
};

class DocumentEditor implements Editor {
  readonly borrowed = false;
  view = $state.raw<DocumentView | null>(null);
  /** True when the document is not kept any more. */
  lost = $state(false);
  twins = $state.raw<TwinTile[]>([]);
  #latest = new Latest();
  /** Why what was just asked for cannot be; nothing once something else is asked for. */
  refused = $state<string | null>(null);
  readonly #queue = new Queue();
  /** The tile on whose page a blank one was asked for, by the number of the step; nothing on that of the set. */
  readonly #askedAt = new Map<number, string | null>();
  #rest: ReturnType<typeof setTimeout> | undefined;

  async open(id: number): Promise<void> {
    if (this.view?.id !== id) {
      this.view = null;
      this.#askedAt.clear();
    }
    this.lost = false;
    this.refused = null;
    this.twins = [];
    const outcome = await this.#latest.run(() => rust.openDocument(id));
    if (!outcome) return;
    if (outcome.ok) this.#took(outcome.value);
    else if (outcome.fault.kind === "not-found") this.lost = true;
    else faults.report(outcome.fault);
  }

  tile(id: string, change: TileOp): Promise<boolean> {
    return this.change({ of: "tile", tile: id, change });
  }

  async set(change: SetOp): Promise<boolean> {
    const { page } = router;
    const done = await this.change({ of: "set", change });
    if (done && change.do === "add" && this.view && page.is === "document")
      this.#askedAt.set(this.view.head - 1, page.tile);
    return done;
  }

  mix(change: MixOp): Promise<boolean> {
    return this.change({ of: "mix", change });
  }

  /** Whether it was done. A change waits for those before it, because each names what it was made on. */
  change(op: Op): Promise<boolean> {
    return this.#next(
      (view) => told(op, view),
      ({ id, revision }) => rust.changeDocument(id, revision, op),
      op,
    );
  }

  bring(tile: string | null): Promise<boolean> {
    return this.#brought((id) => rust.choosePicture(id, tile, t().build.draw.own.asking));
  }

  drop(tile: string | null): Promise<boolean> {
    return this.#brought((id) => rust.arrivedPicture(id, tile));
  }

  /** While a person looks for a file, whatever else is done to the document does not wait. */
  async #brought(ask: (id: number) => Promise<Outcome<DocumentView | null>>): Promise<boolean> {
    const id = this.view?.id;
    if (id === undefined) return false;
    this.refused = null;
    const outcome = await ask(id);
    if (!outcome.ok) return this.#refuse(outcome.fault);
    if (outcome.value === null || this.view?.id !== id) return false;
    this.#took(outcome.value);
    announcer.say(t().build.draw.own.came);
    return true;
  }

  /** Has something done to the document that is asked for otherwise than by an operation. */
  with(
    said: string,
    ask: (id: number, revision: number) => Promise<Outcome<DocumentView>>,
  ): Promise<boolean> {
    return this.#next(
      () => said,
      ({ id, revision }) => ask(id, revision),
    );
  }

  undo(): Promise<boolean> {
    return this.#stand(
      ({ head }) => ({ to: head - 1, about: head - 1 }),
      (step) => (step ? t().build.undone(step) : ""),
    );
  }

  redo(): Promise<boolean> {
    return this.#stand(
      ({ head }) => ({ to: head + 1, about: head }),
      (step) => (step ? t().build.redone(step) : ""),
    );
  }

  standAt(head: number): Promise<boolean> {
    return this.#stand(
      () => ({ to: head, about: head - 1 }),
      (step) => step || t().build.begun,
    );
  }

  bringBack(nth: number): Promise<boolean> {
    return this.#next(
      () => t().build.broughtBack,
      ({ id, revision }) => rust.restoreVersion(id, revision, nth),
    );
  }

  get canUndo(): boolean {
    return (this.view?.head ?? 0) > 0;
  }

  get canRedo(): boolean {
    const { view } = this;
    return view !== null && view.head < view.before + view.steps.length;
  }

  /** What the step of this number did, as the history tells it; nothing for one that is not at hand. */
  stepAt(number: number): string | undefined {
    const { view } = this;
    const step = view ? stepOf(view, number) : undefined;
    return !view || step === undefined ? undefined : nameOfStep(step, view);
  }

  addressOf(tile: string): string {
    return addressOfDocument(this.view?.id ?? 0, ownName(tile));
  }

  draw(tile: string): void {
    if (this.view) router.openDocument(this.view.id, ownName(tile));
  }

  faultsOf(tile: string): FaultView[] {
    return this.view?.faults.filter((fault) => fault.tile === tile) ?? [];
  }

  /** Goes to another step, and from a tile to what this is about: nobody undoes what he cannot see. */
  async #stand(
    where: (view: DocumentView) => { to: number; about: number },
    said: (step: string) => string,
  ): Promise<boolean> {
    let about: Op | null | undefined;
    let number = 0;
    const done = await this.#next(
      (view) => {
        number = where(view).about;
        about = stepOf(view, number);
        return said(about === undefined ? "" : nameOfStep(about, view));
      },
      (view) => {
        const to = Math.min(Math.max(where(view).to, 0), view.before + view.steps.length);
        return rust.standAtStep(view.id, view.revision, to);
      },
    );
    if (done && about) this.#lead(about, number);
    return done;
  }

  /** A blank tile that came back, or from where one was asked for that is gone from under whoever draws on it. */
  #beside(number: number, page: string, { head, key, tiles }: DocumentView): string | undefined {
    if (head > number) return tiles.at(-1)?.design.id;
    const from = this.#askedAt.get(number);
    const isGone = !tiles.some(({ design }) => ownName(design.id) === page);
    return isGone && from ? `${key}/${from}` : undefined;
  }

  /** From the page of a tile to that of another one, or to the set of which something else was done. */
  #lead(about: Op, number: number): void {
    const { page } = router;
    const { view } = this;
    if (!view || page.is !== "document" || page.document !== view.id || page.tile === null) return;
    const isBlank = about.of === "set" && about.change.do === "add";
    const tile = isBlank ? this.#beside(number, page.tile, view) : tileOf(about);
    if (tile === undefined) router.openDocument(view.id);
    else if (page.tile !== ownName(tile) && view.tiles.some(({ design }) => design.id === tile))
      this.draw(tile);
  }

  #next(
    said: (view: DocumentView) => string,
    ask: (view: DocumentView) => Promise<Outcome<DocumentView>>,
    op?: Op,
  ): Promise<boolean> {
    // What was meant for one document is done to no other that was opened meanwhile, nor shown in its place.
    const meant = this.view?.id;
    return this.#queue.run(async () => {
      const { view } = this;
      if (!view || view.id !== meant) return false;
      this.refused = null;
      const saying = said(view);
      const outcome = await ask(view);
      if (outcome.ok) {
        if (this.view?.id === meant) this.#took(outcome.value);
        announcer.say(saying);
        return true;
      }
      // Somebody else changed it: that is shown, and nothing of it is lost.
      const moved = outcome.fault.kind === "stale" && this.view?.id === meant;
      this.#refuse(outcome.fault, op);
      if (moved) await this.open(view.id);
      return false;
    });
  }

  #refuse(fault: Fault, op?: Op): false {
    if (fault.kind === "undrawable") this.refused = t().build.refused(fault.why, op);
    else if (fault.kind === "picture") this.refused = t().build.notTaken(fault.why);
    else faults.report(fault);
    if (this.refused !== null) announcer.answer(this.refused);
    return false;
  }

  #took(view: DocumentView): void {
    this.view = view;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => void this.#settle(view), REST_MS);
  }

  async #settle(view: DocumentView): Promise<void> {
    await catalog.reload();
    if (view.kind !== "tile-set") return;
    const twins = await rust.twins(view.id);
    if (twins.ok && this.view?.id === view.id) this.twins = twins.value;
  }
}

export const desk = new DocumentEditor();
