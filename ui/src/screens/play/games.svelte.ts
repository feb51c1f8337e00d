// The kept games as Rust last listed them, and what can be done with each. It must not know how they are shown.
import { SvelteSet } from "svelte/reactivity";
import {
  beginGame,
  deleteGame,
  exportGame,
  importGame,
  onGameChanged,
  playAgain,
  readGames,
  renameGame,
  restoreGame,
  type ExportedGame,
  type GameSummary,
  type GameView,
  type NewGame,
  type Outcome,
  type Problem,
} from "../../ipc";
import { faults } from "../../state/faults.svelte";

/** Bots may play many steps in this time; the list is read once. */
const CALM_MS = 800;

class Games {
  #busy = false;
  #reading = 0;
  /** Null until they have been read. */
  list = $state.raw<GameSummary[] | null>(null);
  /** Those deleted while the list is open: each keeps its place, from where it can be brought back. */
  readonly deleted = new SvelteSet<number>();

  /** The list as it is opened: what was deleted before has no place any more. */
  async open(): Promise<void> {
    this.list = this.list?.filter(({ id }) => !this.deleted.has(id)) ?? null;
    this.deleted.clear();
    await this.#load();
  }

  /** Keeps up with bots that play on in a game that was left, until the returned function is called. */
  async follow(): Promise<() => void> {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = await onGameChanged(() => {
      soon ??= setTimeout(() => {
        soon = undefined;
        void this.#load();
      }, CALM_MS);
    });
    return () => {
      clearTimeout(soon);
      stop();
    };
  }

  async #load(): Promise<void> {
    const reading = ++this.#reading;
    const kept = this.#taken(await readGames());
    // Another reading has begun since: it knows more.
    if (!kept || reading !== this.#reading) return;
    const list = kept.filter(({ id }) => !this.deleted.has(id));
    for (const [place, summary] of (this.list ?? []).entries())
      if (this.deleted.has(summary.id)) list.splice(place, 0, summary);
    this.list = list;
  }

  /** The game that was begun; whoever asked shows it. */
  begin(wanted: NewGame): Promise<GameView | undefined> {
    return this.#once(async () => this.#taken(await beginGame(wanted)));
  }

  /** Another game with the same seats, tiles and rules. */
  playAgain(id: number): Promise<GameView | undefined> {
    return this.#once(async () => this.#taken(await playAgain(id)));
  }

  /** A second press, before there is an answer to the first, makes no second game. */
  async #once<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#busy) return undefined;
    this.#busy = true;
    try {
      return await work();
    } finally {
      this.#busy = false;
    }
  }

  async rename(id: number, name: string): Promise<boolean> {
    const outcome = await renameGame(id, name.trim() === "" ? null : name.trim());
    this.#taken(outcome);
    await this.#load();
    return outcome.ok;
  }

  async remove(id: number): Promise<boolean> {
    const outcome = await deleteGame(id);
    this.#taken(outcome);
    if (outcome.ok) this.deleted.add(id);
    await this.#load();
    return outcome.ok;
  }

  async restore(id: number): Promise<boolean> {
    const outcome = await restoreGame(id);
    this.#taken(outcome);
    if (outcome.ok) this.deleted.delete(id);
    await this.#load();
    return outcome.ok;
  }

  async export(id: number): Promise<ExportedGame | undefined> {
    return this.#taken(await exportGame(id));
  }

  /** The game, or what is wrong with the record. */
  import(text: string): Promise<GameSummary | Problem[] | undefined> {
    return this.#once(async () => {
      const outcome = await importGame(text);
      if (!outcome.ok && outcome.fault.kind === "content") return outcome.fault.problems;
      const summary = this.#taken(outcome);
      await this.#load();
      return summary;
    });
  }

  #taken<T>(outcome: Outcome<T>): T | undefined {
    if (outcome.ok) return outcome.value;
    faults.report(outcome.fault);
    return undefined;
  }
}

export const games = new Games();
