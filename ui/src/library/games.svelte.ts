// The kept games as Rust last listed them, and what can be done with each.
import {
  type TextFile,
  type GameSummary,
  type GameView,
  type NewGame,
  onGameChanged,
  type Problem,
  rust,
} from "../ipc";
import { faults } from "../state/faults.svelte";
import { Single } from "../state/one-at-a-time.svelte";
import { Restorable } from "../state/restorable.svelte";

/** Bots may play many steps in this time; the list is read once. */
const CALM_MS = 800;

class Games extends Restorable<GameSummary> {
  /** A second press, before there is an answer to the first, makes no second game. */
  readonly #making = new Single();

  constructor() {
    super({
      idOf: ({ id }) => id,
      read: rust.games,
      remove: rust.deleteGame,
      restore: rust.restoreGame,
    });
  }

  /** Keeps up with bots that play on in a game that was left, until the returned function is called. */
  async follow(): Promise<() => void> {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = await onGameChanged(() => {
      soon ??= setTimeout(() => {
        soon = undefined;
        void this.renew();
      }, CALM_MS);
    });
    return () => {
      clearTimeout(soon);
      stop();
    };
  }

  /** The game that was begun; whoever asked shows it. */
  begin(wanted: NewGame): Promise<GameView | undefined> {
    return this.#making.run(async () => faults.unwrap(await rust.newGame(wanted)));
  }

  /** Another game with the same seats, tiles and rules. */
  playAgain(id: number): Promise<GameView | undefined> {
    return this.#making.run(async () => faults.unwrap(await rust.playAgain(id)));
  }

  async rename(id: number, name: string): Promise<boolean> {
    const outcome = await rust.renameGame(id, name.trim() === "" ? null : name.trim());
    faults.unwrap(outcome);
    await this.renew();
    return outcome.ok;
  }

  async export(id: number): Promise<TextFile | undefined> {
    return faults.unwrap(await rust.exportGame(id));
  }

  /** The game, or what is wrong with the record. */
  import(text: string): Promise<GameSummary | Problem[] | undefined> {
    return this.#making.run(async () => {
      const outcome = await rust.importGame(text);
      if (!outcome.ok && outcome.fault.kind === "content") return outcome.fault.problems;
      const summary = faults.unwrap(outcome);
      await this.renew();
      return summary;
    });
  }
}

export const games = new Games();
