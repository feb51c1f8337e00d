// The review of one game as Rust last told it, and what is asked of it.
import { SvelteSet } from "svelte/reactivity";
import { onReviewChanged, type ReviewProgress, type ReviewView, rust } from "../../ipc";
import { faults } from "../../state/faults.svelte";
import { Latest } from "../../state/one-at-a-time.svelte";

/** What somebody stopped waits until somebody lets it go on, whichever page is looked at meanwhile. */
const stopped = new SvelteSet<number>();

export class GameReview {
  view = $state.raw<ReviewView | null>(null);
  progress = $state.raw<ReviewProgress | null>(null);
  /** True where there is nothing to look at. */
  none = $state(false);
  readonly whole = $derived(
    this.progress !== null && this.progress.done === this.progress.parts && this.view !== null,
  );
  readonly #game: number;
  readonly #latest = new Latest();

  constructor(game: number) {
    this.#game = game;
  }

  /** Keeps up with it until the returned function is called, and has it begun where nobody stopped it. */
  async follow(): Promise<() => void> {
    const stop = await onReviewChanged(({ review, error }) => {
      if (review.game !== this.#game) return;
      if (error) faults.report(error);
      this.#heard(review);
    });
    await this.#look();
    if (this.progress && !this.#isWhole(this.progress) && !stopped.has(this.#game))
      await this.goOn();
    return () => {
      this.#latest.forget();
      stop();
    };
  }

  async goOn(): Promise<void> {
    stopped.delete(this.#game);
    this.#heard(faults.unwrap(await rust.beginReview(this.#game)));
  }

  async stop(): Promise<void> {
    stopped.add(this.#game);
    this.#heard(faults.unwrap(await rust.stopReview(this.#game)));
  }

  #isWhole({ done, parts }: ReviewProgress): boolean {
    return done === parts;
  }

  #heard(progress: ReviewProgress | undefined): void {
    if (!progress) return;
    if (this.#isWhole(progress) && !progress.going) void this.#look();
    else this.progress = progress;
  }

  async #look(): Promise<void> {
    const outcome = await this.#latest.run(() => rust.openReview(this.#game));
    if (!outcome) return;
    if (outcome.ok) {
      this.view = outcome.value;
      this.progress = outcome.value.progress;
    } else {
      this.none = true;
      faults.report(outcome.fault);
    }
  }
}
