// What is said of games as files, in English. Knows no component.
import { pluralIn } from "../plural";

const plural = pluralIn("en");

const kind = "Bastide games, scenarios, tile sets, mixes and bundles";

export const files = {
  opening: { title: "Open a game, a scenario, a tile set or a mix", kind },
  saving: { title: "Save the game as a file", kind: "Bastide games" },
  saved: (file: string) => `Saved in ${file}.`,
  known: (file: string) => `“${file}” is among your games already. Here it is.`,
  drop: "Let go to open it",
  refused: (file: string) => `“${file}” cannot be opened.`,
  refusedTitle: "This cannot be opened",
  faults: (file: string, count: number) =>
    plural(count, {
      one: `“${file}” has {n} fault. Nothing was changed.`,
      other: `“${file}” has {n} faults. Nothing was changed.`,
    }),
};
