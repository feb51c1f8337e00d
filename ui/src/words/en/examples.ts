// What stands beside the examples of the board, in English.
import { english, extended } from "../english";

export const examples = extended(english.examples, {
  parts: {
    done: (what: string) => (what ? `Pressed: ${what}.` : "Nothing was pressed yet."),
    players: ["Anna", "Ben", "Cleo"],
    kinds: ["during the game", "at its end"],
  },
});
