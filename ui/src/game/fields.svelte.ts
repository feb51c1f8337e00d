// The fields on which somebody stands, as lights for the board. It repeats what Rust reports.
import { answerOf } from "../board/inquiry.svelte";
import type { Light } from "../board/scene";
import { Latest } from "../state/one-at-a-time.svelte";
import type { Door } from "./door";

export class Fields {
  lights = $state.raw<readonly Light[]>([]);
  #latest = new Latest();

  /** Only the newest answer counts. */
  async ask(door: Door): Promise<void> {
    if (!door.fields) return;
    const answer = await this.#latest.run(door.fields);
    const fields = (answer && answerOf(answer)) ?? [];
    this.lights = fields.flatMap(({ place, owners, members }) =>
      owners.map((owner) => ({ key: `${JSON.stringify(place)}/${owner}`, land: members, owner })),
    );
  }

  forget(): void {
    this.#latest.forget();
    this.lights = [];
  }
}
