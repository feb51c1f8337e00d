// From one place with figures to the next, for those without a pointer.
import type { Place } from "../ipc";
import { keyOf, placeOf, type Board } from "./laid";
import type { SceneFigure } from "./scene";

export class Walk {
  #at: number | null = null;

  on(figures: readonly SceneFigure[], board: Board, step: 1 | -1): Place | undefined {
    const places = figures.flatMap((figure): Place[] => {
      const laid = board.get(keyOf(figure));
      const place = laid && typeof figure.on === "number" ? placeOf(laid, figure.on) : null;
      return place ? [place] : [];
    });
    const first = step > 0 ? 0 : -1;
    this.#at = this.#at === null ? first : (this.#at + step) % Math.max(1, places.length);
    return places.at(this.#at);
  }
}
