// The kept games as Rust last listed them, and what can be done with each.
import {
  type TextFile,
  type GamePage,
  type GameSummary,
  type GameView,
  type NewGame,
  onGameChanged,
  type Problem,
  rust,
} from "../ipc";
import { faults } from "../state/faults.svelte";
import { Latest, Single } from "../state/one-at-a-time.svelte";
import { Restorable } from "../state/restorable.svelte";

/** Bots may play many steps in this time; the list is read once. */
const CALM_MS = 800;
/** As many as a window shows before anybody scrolls. */
const FIRST = 5;

class Games extends Restorable<GameSummary, GamePage> {
  /** How many of the list are read. */
  #most = FIRST;
  readonly #glances = new Latest();
  #isNew = false;
  /** The game to go on with, as it was when it was deleted. */
  #gone = $state.raw<GameSummary>();
  /** The game to go on with. One that was just deleted keeps its place. */
  readonly main = $derived(
    this.#gone && this.deleted.has(this.#gone.id) ? this.#gone : (this.answer?.last ?? undefined),
  );
  /** The others, as far as they are read. */
  readonly others = $derived(this.list?.filter(({ id }) => id !== this.main?.id) ?? []);
  /** How many are not read yet. */
  readonly earlier = $derived.by(() => {
    const read = [...(this.main ? [this.main] : []), ...this.others];
    const there = read.filter(({ id }) => !this.deleted.has(id));
    return Math.max(0, (this.answer?.all ?? 0) - there.length);
  });
  /** A second press, before there is an answer to the first, makes no second game. */
  readonly #making = new Single();

  constructor() {
    super({
      idOf: ({ id }) => id,
      read: () => rust.games(this.#most),
      itemsOf: (page) => page.games,
      remove: rust.deleteGame,
      restore: rust.restoreGame,
    });
  }

  override async open(): Promise<void> {
    this.#most = FIRST;
    this.list = this.list?.slice(0, FIRST) ?? null;
    await super.open();
  }

  /** What is known when the window begins; the first glance finds it. */
  begun(page: GamePage): void {
    this.answer = page;
    this.#isNew = true;
  }

  /** Reads what is known of all games, and none of the list. */
  async glance(): Promise<void> {
    if (this.#isNew) {
      this.#isNew = false;
      return;
    }
    const outcome = await this.#glances.run(() => rust.games(0));
    this.answer = (outcome && faults.unwrap(outcome)) ?? this.answer;
  }

  /** Reads so many of the list as well. */
  async readOn(count: number): Promise<void> {
    this.#most = (this.list?.length ?? 0) + count;
    await this.renew();
  }

  override async remove(id: number): Promise<boolean> {
    if (id === this.main?.id) this.#gone = this.main;
    return super.remove(id);
  }

  /**
   * Keeps up with bots that play on in a game that was left, until the returned function is called: `renew` reads what
   * is shown of them.
   */
  async follow(renew: () => Promise<void> = () => this.renew()): Promise<() => void> {
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stop = await onGameChanged(() => {
      soon ??= setTimeout(() => {
        soon = undefined;
        void renew();
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
