// What was asked about the board and what Rust answered: a feature, a cell, the fields. It keeps only the newest answer.
import {
  askCell,
  askFeature,
  type Cell,
  type CellReport,
  type FeatureReport,
  type Outcome,
  type Place,
} from "../ipc";
import { faults } from "../state/faults.svelte";

const PATIENCE_MS = 60;

export class Inquiry {
  shown = $state.raw<FeatureReport | null>(null);
  inspected = $state.raw<CellReport | null>(null);
  fields = $state.raw<FeatureReport[]>([]);
  #wanted = "";
  #soon: ReturnType<typeof setTimeout> | undefined;
  #round = 0;
  #asked = 0;

  #take<T>(outcome: Outcome<T>): T | null {
    if (outcome.ok) return outcome.value;
    // A garden or a village is no feature: nothing to tell.
    if (outcome.fault.kind !== "not-found") faults.report(outcome.fault);
    return null;
  }

  /** Asked when the hand rests for a moment. */
  feature(place: Place | null): void {
    const wanted = place ? JSON.stringify(place) : "";
    if (wanted === this.#wanted) return;
    this.#wanted = wanted;
    clearTimeout(this.#soon);
    if (!place) {
      this.shown = null;
      return;
    }
    if (this.shown?.members.some(({ x, y }) => x === place.x && y === place.y) !== true)
      this.shown = null;
    this.#soon = setTimeout(() => {
      void askFeature(place).then((outcome) => {
        if (this.#wanted === wanted) this.shown = this.#take(outcome);
      });
    }, PATIENCE_MS);
  }

  async cell(cell: Cell): Promise<void> {
    const asked = ++this.#asked;
    const outcome = await askCell(cell);
    if (asked === this.#asked) this.inspected = this.#take(outcome);
  }

  closeCell(): void {
    this.#asked++;
    this.inspected = null;
  }

  /** All fields on which somebody stands; each is told once. */
  async askFields(places: readonly Place[]): Promise<void> {
    const round = ++this.#round;
    const answers = await Promise.all(places.map((place) => askFeature(place)));
    if (round !== this.#round) return;
    const reports = answers.map((answer) => this.#take(answer)).filter((report) => report !== null);
    const byName = Object.fromEntries(
      reports.map((report) => [JSON.stringify(report.place), report]),
    );
    this.fields = Object.values(byName);
  }

  /** After the game has changed, no answer holds any more. */
  forget(): void {
    this.#round++;
    this.feature(null);
    this.closeCell();
  }
}
