// The list of games and the table before a game, in English.
import { english, extended } from "../english";
import { brief } from "../brief";
import { listIn, momentIn } from "../list";
import { piecesOf } from "./pieces";

const list = listIn("en");
const moment = momentIn("en");

export const play = extended(english.play, {
  branch: (step: number, name: string | null) =>
    `Played on from step ${step} of ${name === null ? "a game that is gone" : `“${name}”`}`,
  touched: (instant: Date) => moment(instant),
  removed: (name: string) => `“${brief(name)}” was deleted.`,
  restored: (name: string) => `“${brief(name)}” is back.`,
  imported: (name: string) => `“${brief(name)}” was added.`,
  fresh: {
    botNames: ["Odo", "Berta", "Gui", "Alys", "Remi", "Joan"],
    personNames: ["Anna", "Ben", "Clara", "David", "Eva", "Felix"],
    colours: ["red", "blue", "yellow", "teal", "black", "white"],
    coloursBlind: ["orange", "blue", "yellow", "sky blue", "black", "white"],
    table: {
      /** What lies on the table at the start where an expansion brings a tile of its own for that. */
      begins: { river: english.river.begins },
      pieces: (pieces: readonly { piece: string; count: number }[]) =>
        `Each player begins with ${list.and(pieces.map(({ piece, count }) => piecesOf(piece, count)))}.`,
    },
  },
});
