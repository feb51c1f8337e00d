// What was asked about the board and what was answered: a feature, a cell. It keeps only the newest answer.
import type { Cell, CellReport, FeatureReport, Outcome, Place } from "../ipc";
import { faults } from "../state/faults.svelte";
import { Latest } from "../state/one-at-a-time.svelte";
import type { Interaction } from "./scene";

const PATIENCE_MS = 60;

/** A garden or a village is no feature: nothing to tell. */
export const answerOf = <T>(outcome: Outcome<T>): T | null => {
  if (outcome.ok) return outcome.value;
  if (outcome.fault.kind !== "not-found") faults.report(outcome.fault);
  return null;
};

export class Inquiry {
  shown = $state.raw<FeatureReport | null>(null);
  inspected = $state.raw<CellReport | null>(null);
  /** Where the feature was asked about. */
  asked = $state.raw<Place | null>(null);
  #doing: () => Interaction;
  #wanted = "";
  /** The cell that is looked at, answered or not: keys can be quicker than answers. */
  lookedAt: Cell | null = null;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #features = new Latest();
  #cells = new Latest();

  constructor(doing: () => Interaction) {
    this.#doing = doing;
  }

  /** Asked when the hand rests for a moment. */
  feature(place: Place | null): void {
    const wanted = place ? JSON.stringify(place) : "";
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    this.asked = place;
    clearTimeout(this.#soon);
    this.#features.forget();
    if (!place) {
      this.shown = null;
      return;
    }
    if (this.shown?.members.some(({ x, y }) => x === place.x && y === place.y) !== true)
      this.shown = null;
    this.#soon = setTimeout(() => void this.#ask(place), PATIENCE_MS);
  }

  async #ask(place: Place): Promise<void> {
    const { feature } = this.#doing();
    const outcome = feature && (await this.#features.run(() => feature(place)));
    if (outcome) this.shown = answerOf(outcome);
  }

  async cell(cell: Cell): Promise<void> {
    const { cell: ask } = this.#doing();
    this.lookedAt = ask ? cell : null;
    const outcome = ask && (await this.#cells.run(() => ask(cell)));
    if (outcome) this.inspected = answerOf(outcome);
  }

  closeCell(): void {
    this.#cells.forget();
    this.lookedAt = this.inspected = null;
  }

  /** At another moment no answer holds any more. */
  forget(): void {
    this.feature(null);
    this.closeCell();
  }
}
