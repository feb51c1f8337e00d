// The kept games as Rust last listed them, and what can be done with each. It must not know how they are shown.
import {
  beginGame,
  deleteGame,
  exportGame,
  importGame,
  readGames,
  renameGame,
  restoreGame,
  type ExportedGame,
  type GameSummary,
  type NewGame,
  type Outcome,
  type Problem,
} from "../../ipc";
import { faults } from "../../state/faults.svelte";
import { game } from "../../state/game.svelte";
import { router } from "../../state/router.svelte";

class Games {
  /** Null until they have been read. */
  list = $state.raw<GameSummary[] | null>(null);
  /** The one deleted last, as long as it can be brought back. */
  deleted = $state.raw<GameSummary | null>(null);

  async load(): Promise<void> {
    const list = this.#taken(await readGames());
    if (list) this.list = list;
  }

  async begin(wanted: NewGame): Promise<void> {
    const view = this.#taken(await beginGame(wanted));
    if (!view) return;
    game.show(view);
    router.openGame(view.game.id);
  }

  async rename(id: number, name: string): Promise<boolean> {
    const outcome = await renameGame(id, name.trim() === "" ? null : name.trim());
    this.#taken(outcome);
    await this.load();
    return outcome.ok;
  }

  async remove(summary: GameSummary): Promise<boolean> {
    const outcome = await deleteGame(summary.id);
    this.#taken(outcome);
    if (outcome.ok) this.deleted = summary;
    await this.load();
    return outcome.ok;
  }

  async restore(): Promise<GameSummary | undefined> {
    const summary = this.deleted;
    if (!summary) return undefined;
    const outcome = await restoreGame(summary.id);
    this.#taken(outcome);
    if (outcome.ok) this.deleted = null;
    await this.load();
    return outcome.ok ? summary : undefined;
  }

  async export(id: number): Promise<ExportedGame | undefined> {
    return this.#taken(await exportGame(id));
  }

  /** The game, or what is wrong with the record. */
  async import(text: string): Promise<GameSummary | Problem[] | undefined> {
    const outcome = await importGame(text);
    if (!outcome.ok && outcome.fault.kind === "content") return outcome.fault.problems;
    const summary = this.#taken(outcome);
    await this.load();
    return summary;
  }

  #taken<T>(outcome: Outcome<T>): T | undefined {
    if (outcome.ok) return outcome.value;
    faults.report(outcome.fault);
    return undefined;
  }
}

export const games = new Games();
