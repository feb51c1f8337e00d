// The runs of the lab as Rust last told them, and what is shown of them.
import {
  type GameView,
  type LabComparison,
  type NewRun,
  onRunChanged,
  type RunCard,
  type RunView,
  rust,
} from "../../ipc";
import { faults } from "../../state/faults.svelte";
import { Single } from "../../state/one-at-a-time.svelte";
import { Restorable } from "../../state/restorable.svelte";

/** Figures that grow are set out anew no sooner than this, in milliseconds: nobody reads faster. */
const REST = 2000;

class Runs extends Restorable<RunCard> {
  /** The one that is shown, and the one beside it. */
  chosen = $state<number | null>(null);
  other = $state<number | null>(null);
  shown = $state.raw<RunView | null>(null);
  beside = $state.raw<RunView | null>(null);
  comparison = $state.raw<LabComparison | null>(null);
  readonly #looks = new Single();
  #looked = 0;
  #again = false;

  constructor() {
    super({
      idOf: ({ id }) => id,
      read: rust.labRuns,
      itemsOf: (all) => all,
      remove: rust.deleteRun,
      restore: rust.restoreRun,
    });
  }

  /** Keeps up with what goes on until the returned function is called; the latest run of a mix comes first. */
  async follow(mix: string | null): Promise<() => void> {
    const stop = await onRunChanged(({ run, error }) => {
      // One that was thrown away meanwhile is not told of again.
      if (this.there?.some(({ id }) => id === run.id)) this.#put(run);
      if (error) faults.report(error);
      const isOnShow = run.id === this.chosen || run.id === this.other;
      const isDue = performance.now() > this.#looked + REST || this.shown?.report.games === 0;
      if (isOnShow && (isDue || !run.going)) void this.#look();
    });
    await this.open();
    const latest = this.#whole.find((run) => run.mix === mix);
    const other = this.#whole.find(({ id }) => id === this.chosen) ?? this.#whole[0];
    const first = latest ?? other;
    if (first && first.id !== this.chosen) await this.show(first.id);
    else await this.#look();
    return stop;
  }

  async begin(run: NewRun): Promise<void> {
    await this.#begun(faults.unwrap(await rust.beginRun(run)));
  }

  /** With the plan of one that does not go on, which stays. */
  async beginAgain(id: number): Promise<void> {
    await this.#begun(faults.unwrap(await rust.beginRunAgain(id)));
  }

  async #begun(card: RunCard | undefined): Promise<void> {
    if (!card) return;
    this.#put(card);
    await this.show(card.id);
  }

  async pause(id: number): Promise<void> {
    this.#put(faults.unwrap(await rust.pauseRun(id)));
    await this.#look();
  }

  async goOn(id: number): Promise<void> {
    this.#put(faults.unwrap(await rust.goOnWithRun(id)));
  }

  override async remove(id: number): Promise<boolean> {
    const gone = await super.remove(id);
    await this.#look();
    return gone;
  }

  override async restore(id: number): Promise<boolean> {
    const back = await super.restore(id);
    if (back) await this.show(id);
    return back;
  }

  async show(id: number): Promise<void> {
    this.chosen = id;
    this.other = null;
    await this.#look();
  }

  async setBeside(id: number | null): Promise<void> {
    this.other = id;
    await this.#look();
  }

  async openGame(id: number, number: number): Promise<GameView | undefined> {
    return faults.unwrap(await rust.openRunGame(id, number));
  }

  /** What is shown are runs that are there. */
  override async renew(): Promise<void> {
    await super.renew();
    const there = (id: number | null) => (this.#whole.some((run) => run.id === id) ? id : null);
    this.other = there(this.other);
    this.chosen = there(this.chosen) ?? this.other ?? this.#whole[0]?.id ?? null;
    if (this.other === this.chosen) this.other = null;
  }

  /** What is damaged cannot be shown. */
  get #whole(): readonly RunCard[] {
    return this.there?.filter(({ damaged }) => !damaged) ?? [];
  }

  /** One look at a time: news that come meanwhile are looked at after it, so that some look always ends. */
  async #look(): Promise<void> {
    this.#again = true;
    await this.#looks.run(async () => {
      while (this.#again) {
        this.#again = false;
        const { chosen, other } = this;
        const shown = await this.#view(chosen);
        const beside = await this.#view(other);
        const both = shown && beside ? await rust.compareRuns(shown.run.id, beside.run.id) : null;
        if (chosen !== this.chosen || other !== this.other) continue;
        this.shown = shown;
        this.beside = beside;
        this.comparison = both ? (faults.unwrap(both) ?? null) : null;
      }
      this.#looked = performance.now();
    });
  }

  /** What has come no farther is not asked for again. */
  async #view(id: number | null): Promise<RunView | null> {
    if (id === null) return null;
    const held = [this.shown, this.beside].find((view) => view?.run.id === id);
    const card = this.list?.find((run) => run.id === id);
    if (held && card && !card.going && held.run.done === card.done) return held;
    return faults.unwrap(await rust.openRun(id)) ?? null;
  }

  #put(card: RunCard | undefined): void {
    if (!card || !this.list) return;
    const known = this.list.some(({ id }) => id === card.id);
    this.list = known
      ? this.list.map((old) => (old.id === card.id ? card : old))
      : [card, ...this.list];
  }
}

export const runs = new Runs();
