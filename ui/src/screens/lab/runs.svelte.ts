// The runs of the lab as Rust last told them, and what is shown of them. It must not know how they are shown.
import {
  beginRun,
  beginRunAgain,
  compareRuns,
  deleteRun,
  goOnWithRun,
  onRunChanged,
  openRun,
  openRunGame,
  pauseRun,
  readRuns,
  restoreRun,
  type GameView,
  type LabComparison,
  type NewRun,
  type Outcome,
  type RunCard,
  type RunView,
} from "../../ipc";
import { faults } from "../../state/faults.svelte";

/** Figures that grow are set out anew no sooner than this, in milliseconds: nobody reads faster. */
const REST = 2000;

class Runs {
  /** Null until they have been read. */
  list = $state.raw<RunCard[] | null>(null);
  /** The one that is shown, and the one beside it. */
  chosen = $state<number | null>(null);
  other = $state<number | null>(null);
  shown = $state.raw<RunView | null>(null);
  beside = $state.raw<RunView | null>(null);
  comparison = $state.raw<LabComparison | null>(null);
  /** The one thrown away last, while it can be brought back. */
  gone = $state.raw<RunCard | null>(null);
  #looking = false;
  #looked = 0;
  #again = false;

  /** Keeps up with what goes on until the returned function is called; the latest run of a mix comes first. */
  async follow(mix: string | null): Promise<() => void> {
    const stop = await onRunChanged(({ run, error }) => {
      // One that was thrown away meanwhile is not told of again.
      if (this.list?.some(({ id }) => id === run.id)) this.#put(run);
      if (error) faults.report(error);
      const isOnShow = run.id === this.chosen || run.id === this.other;
      const isDue = performance.now() > this.#looked + REST || this.shown?.report.games === 0;
      if (isOnShow && (isDue || !run.going)) void this.#look();
    });
    this.gone = null;
    await this.#read();
    const whole = this.list?.filter(({ damaged }) => !damaged);
    const latest = whole?.find((run) => run.mix === mix);
    const other = whole?.find(({ id }) => id === this.chosen) ?? whole?.[0];
    const first = latest ?? other;
    if (first && first.id !== this.chosen) await this.show(first.id);
    else await this.#look();
    return stop;
  }

  async begin(run: NewRun): Promise<void> {
    await this.#begun(taken(await beginRun(run)));
  }

  /** With the plan of one that does not go on, which stays. */
  async beginAgain(id: number): Promise<void> {
    await this.#begun(taken(await beginRunAgain(id)));
  }

  async #begun(card: RunCard | undefined): Promise<void> {
    if (!card) return;
    this.#put(card);
    await this.show(card.id);
  }

  async pause(id: number): Promise<void> {
    this.#put(taken(await pauseRun(id)));
    await this.#look();
  }

  async goOn(id: number): Promise<void> {
    this.#put(taken(await goOnWithRun(id)));
  }

  /** Answers whether it is gone. */
  async remove(run: RunCard): Promise<boolean> {
    const outcome = await deleteRun(run.id);
    taken(outcome);
    if (outcome.ok) this.gone = run;
    await this.#read();
    await this.#look();
    return outcome.ok;
  }

  async restore(id: number): Promise<void> {
    const card = taken(await restoreRun(id));
    this.gone = null;
    await this.#read();
    if (card) await this.show(card.id);
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
    return taken(await openRunGame(id, number));
  }

  async #read(): Promise<void> {
    const list = taken(await readRuns());
    if (!list) return;
    this.list = list;
    // What is damaged cannot be shown.
    const whole = list.filter(({ damaged }) => !damaged);
    const there = (id: number | null) => (whole.some((run) => run.id === id) ? id : null);
    this.other = there(this.other);
    this.chosen = there(this.chosen) ?? this.other ?? whole[0]?.id ?? null;
    if (this.other === this.chosen) this.other = null;
  }

  /** One look at a time: news that come meanwhile are looked at after it, so that some look always ends. */
  async #look(): Promise<void> {
    this.#again = true;
    if (this.#looking) return;
    this.#looking = true;
    while (this.#again) {
      this.#again = false;
      const { chosen, other } = this;
      const shown = await this.#view(chosen);
      const beside = await this.#view(other);
      const both = shown && beside ? await compareRuns(shown.run.id, beside.run.id) : null;
      if (chosen !== this.chosen || other !== this.other) continue;
      this.shown = shown;
      this.beside = beside;
      this.comparison = both ? (taken(both) ?? null) : null;
    }
    this.#looking = false;
    this.#looked = performance.now();
  }

  /** What has come no farther is not asked for again. */
  async #view(id: number | null): Promise<RunView | null> {
    if (id === null) return null;
    const held = [this.shown, this.beside].find((view) => view?.run.id === id);
    const card = this.list?.find((run) => run.id === id);
    if (held && card && !card.going && held.run.done === card.done) return held;
    return taken(await openRun(id)) ?? null;
  }

  #put(card: RunCard | undefined): void {
    if (!card || !this.list) return;
    const known = this.list.some(({ id }) => id === card.id);
    this.list = known
      ? this.list.map((old) => (old.id === card.id ? card : old))
      : [card, ...this.list];
  }
}

const taken = <T>(outcome: Outcome<T>): T | undefined => {
  if (outcome.ok) return outcome.value;
  faults.report(outcome.fault);
  return undefined;
};

export const runs = new Runs();
