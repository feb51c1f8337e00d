// The fields on which somebody stands, as lights for the board. It repeats what Rust reports.
import { answerOf } from "../board/inquiry.svelte";
import type { Light } from "../board/scene";
import type { FeatureReport, GameView } from "../ipc";
import { Latest } from "../state/one-at-a-time.svelte";
import type { Door } from "./door";

export class Fields {
  lights = $state.raw<readonly Light[]>([]);
  #latest = new Latest();

  /** Each is told once, however many stand on it; only the newest answer counts. */
  async ask({ figures }: GameView, door: Door): Promise<void> {
    const places = figures.flatMap(({ x, y, kind, at }) =>
      kind === "field" ? [{ x, y, kind, at }] : [],
    );
    const answers = await this.#latest.run(() =>
      Promise.all(places.map((place) => door.feature(place))),
    );
    if (!answers) return;
    const fields = Object.fromEntries(
      answers.flatMap((answer): [string, FeatureReport][] => {
        const field = answerOf(answer);
        return field ? [[JSON.stringify(field.place), field]] : [];
      }),
    );
    this.lights = Object.entries(fields).flatMap(([key, { owners, members }]) =>
      owners.map((owner) => ({ key: `${key}/${owner}`, land: members, owner })),
    );
  }

  forget(): void {
    this.#latest.forget();
    this.lights = [];
  }
}
