// Where the draft of a game lies while another screen is looked at, such as the rulebook. Knows no screen.
import { Draft } from "./draft.svelte";

class Desk {
  #draft: Draft | null = null;

  draft(names: { person: readonly string[]; bot: readonly string[] }): Draft {
    return (this.#draft ??= new Draft(names));
  }

  clear(): void {
    this.#draft = null;
  }
}

export const desk = new Desk();
