// The statistics of this table as Rust last told them, and which games are meant.
import { type GamesWish, rust, type StatisticsView } from "../../ipc";
import { faults } from "../../state/faults.svelte";
import { Latest } from "../../state/one-at-a-time.svelte";

export class TableStatistics {
  view = $state.raw<StatisticsView | null>(null);
  wish = $state.raw<GamesWish>({ player: null, with: null, seats: null });
  readonly #latest = new Latest();

  /** Asks until all games are counted: the first time that takes longer. */
  async read(): Promise<void> {
    for (;;) {
      const outcome = await this.#latest.run(() => rust.statistics(this.wish));
      if (!outcome) return;
      const view = faults.unwrap(outcome);
      if (!view) return;
      this.view = view;
      if (view.waiting === 0) return;
    }
  }

  async choose(wish: Partial<GamesWish>): Promise<void> {
    this.wish = { ...this.wish, ...wish };
    await this.read();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#latest.forget();
  }
}
