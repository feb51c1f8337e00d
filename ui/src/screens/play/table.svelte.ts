// What a game to begin comes to, as Rust last said it.
import { PATTERNS } from "../../art";
import { type NewGame, rust, type TableToBe } from "../../ipc";

/** What is asked: how many sit down, what lies on the table, and what was chosen of its rules. */
export interface TableQuestion {
  players: number;
  mix: NewGame["mix"];
  options: Record<string, string>;
}

const wanted = ({ players, mix, options }: TableQuestion): NewGame => ({
  name: null,
  seats: PATTERNS.slice(0, players).map((pattern, colour) => ({
    name: "",
    colour,
    pattern,
    bot: null,
  })),
  mix,
  options,
});

export class TableAsked {
  #asked = 0;
  /** Null until it is known, and where nothing can come of it: whoever begins is told why. */
  current = $state.raw<TableToBe | null>(null);

  /** The latest question is answered, and no other. */
  async ask(asked: TableQuestion): Promise<void> {
    const number = ++this.#asked;
    const outcome = await rust.tableToBe(wanted(asked));
    if (number === this.#asked) this.current = outcome.ok ? outcome.value : null;
  }
}
