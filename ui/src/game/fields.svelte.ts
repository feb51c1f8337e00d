// The fields on which somebody stands, as lights for the board. It repeats what Rust reports.
import { answerOf } from "../board/inquiry.svelte";
import type { Light } from "../board/scene";
import { rust } from "../ipc";
import { Latest } from "../state/one-at-a-time.svelte";

export class Fields {
  lights = $state.raw<readonly Light[]>([]);
  #latest = new Latest();

  /** Only the newest answer counts. */
  async ask(): Promise<void> {
    const answer = await this.#latest.run(rust.farmedFields);
    if (!answer) return;
    this.lights = (answerOf(answer) ?? []).flatMap(({ place, owners, members }) =>
      owners.map((owner) => ({ key: `${JSON.stringify(place)}/${owner}`, land: members, owner })),
    );
  }

  forget(): void {
    this.#latest.forget();
    this.lights = [];
  }
}
