// The lesson that is offered beside the game, as Rust last told it. It chooses none, and knows no component.
import { untrack } from "svelte";
import { asksPerson } from "../game/move";
import * as ipc from "../ipc";
import type { GameView, OfferView } from "../ipc";
import { faults } from "../state/faults.svelte";
import { settings } from "../state/settings.svelte";

export class Offer {
  #told = $state.raw<OfferView | null>(null);
  #asked = 0;
  #view: () => GameView;

  constructor(view: () => GameView) {
    this.#view = view;
    $effect(() => {
      const now = view();
      if (settings.current.teaching && asksPerson(now)) untrack(() => void this.#ask());
    });
  }

  readonly now = $derived.by(() =>
    settings.current.teaching && this.#told?.game === this.#view().game.id ? this.#told : null,
  );

  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const outcome = await ipc.askOffer(settings.current.language);
    if (asked !== this.#asked) return;
    if (outcome.ok) this.#told = outcome.value;
    else faults.report(outcome.fault);
  }

  async putAway(): Promise<void> {
    this.#asked += 1;
    this.#told = null;
    const outcome = await ipc.putOfferAway();
    if (!outcome.ok) faults.report(outcome.fault);
  }
}
