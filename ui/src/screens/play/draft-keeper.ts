// Where the draft of a game lies while another screen is looked at, such as the rulebook. Knows no screen.
import { Draft } from "./draft.svelte";

class DraftKeeper {
  #draft: Draft | null = null;

  draft(
    names: { person: readonly string[]; bot: readonly string[] },
    shelf: readonly string[],
  ): Draft {
    return (this.#draft ??= new Draft(names, shelf));
  }

  clear(): void {
    this.#draft = null;
  }
}

export const draftKeeper = new DraftKeeper();
