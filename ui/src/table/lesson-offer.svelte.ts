// The lesson that is offered beside the game, as Rust last told it. It chooses none, and knows no component.
import { untrack } from "svelte";
import { asksPerson } from "../game/decision";
import * as ipc from "../ipc";
import type { GameView, OfferView } from "../ipc";
import { faults } from "../state/faults.svelte";
import { Latest } from "../state/one-at-a-time.svelte";
import { settings } from "../state/settings.svelte";

export class LessonOffer {
  #offered = $state.raw<OfferView | null>(null);
  #latest = new Latest();
  #view: () => GameView;

  constructor(view: () => GameView) {
    this.#view = view;
    $effect(() => {
      const now = view();
      if (settings.current.teaching && asksPerson(now)) untrack(() => void this.#ask());
    });
  }

  readonly now = $derived.by(() =>
    settings.current.teaching && this.#offered?.game === this.#view().game.id
      ? this.#offered
      : null,
  );

  async #ask(): Promise<void> {
    const outcome = await this.#latest.run(() => ipc.rust.offeredLesson());
    if (!outcome) return;
    if (outcome.ok) this.#offered = outcome.value;
    else faults.report(outcome.fault);
  }

  async putAway(): Promise<void> {
    this.#latest.forget();
    this.#offered = null;
    const outcome = await ipc.rust.putOfferAway();
    if (!outcome.ok) faults.report(outcome.fault);
  }
}
