// The cards of the first games that lie beside the board: the newest on top, each until somebody has read it.
import type { GameView, LogEntry } from "../ipc";
import { Queue } from "../state/one-at-a-time.svelte";
import { settings } from "../state/settings.svelte";
import type { CardId, FirstCard } from "./first-cards";
import { News } from "./news";

export class FirstCards {
  #pile = $state.raw<readonly FirstCard[]>([]);
  #game: number | null = null;
  readonly #news = new News();
  /** Which of them were said in this game. */
  #said: readonly CardId[] = [];
  readonly #reading = new Queue();

  readonly #unread = $derived.by(() => {
    const { firstCards, cardsSeen } = settings.current;
    return firstCards ? this.#pile.filter(({ id }) => !cardsSeen.includes(id)) : [];
  });
  readonly now = $derived.by(() => this.#unread[0] ?? null);
  /** How many lie below it. */
  readonly below = $derived.by(() => Math.max(0, this.#unread.length - 1));

  /** What is news in a view; another game begins without cards. */
  newsOf(view: GameView): LogEntry[] {
    if (this.#game !== view.game.id) [this.#pile, this.#said] = [[], []];
    this.#game = view.game.id;
    return this.#news.of(view);
  }

  /** Whether a card may still come. */
  awaits(id: CardId): boolean {
    const { firstCards, cardsSeen } = settings.current;
    return firstCards && !cardsSeen.includes(id) && !this.#pile.some((card) => card.id === id);
  }

  /** Lays those that come for the first time on top. */
  add(game: number, cards: readonly FirstCard[]): void {
    const fresh = cards.filter(({ id }) => this.awaits(id));
    if (fresh.length > 0 && game === this.#game) this.#pile = [...fresh, ...this.#pile];
  }

  /** Whether it is to be said: each is once, wherever the card lies. */
  isNew(id: CardId): boolean {
    if (this.#said.includes(id)) return false;
    this.#said = [...this.#said, id];
    return true;
  }

  /** Has been read, and never comes again. Of two quick ones, the later one knows of the first. */
  read(id: CardId): Promise<boolean> {
    this.#pile = this.#pile.filter((card) => card.id !== id);
    return this.#reading.run(() =>
      settings.change({ cardsSeen: [...settings.current.cardsSeen, id] }),
    );
  }

  /** No card comes any more. */
  end(): Promise<boolean> {
    this.#pile = [];
    return settings.change({ firstCards: false });
  }
}
