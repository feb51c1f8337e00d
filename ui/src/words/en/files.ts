// What is said of games as files, in English. Knows no component.
import { pluralIn } from "../plural";

const plural = pluralIn("en");

const kind = "Bastide games";

export const files = {
  opening: { title: "Open a game", kind },
  saving: { title: "Save the game as a file", kind },
  saved: (file: string) => `The game is saved in ${file}.`,
  drop: "Let go to open the game",
  refused: (file: string) => `“${file}” cannot be opened.`,
  refusedTitle: "This cannot be opened",
  faults: (file: string, count: number) =>
    plural(count, {
      one: `“${file}” has {n} fault. Nothing was changed.`,
      other: `“${file}” has {n} faults. Nothing was changed.`,
    }),
};
