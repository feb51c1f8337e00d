// Statistics of a table: which message counts its games, and its figures, which come in hundredths.
import { extended, inEach } from "./extended";

export const statistics = inEach(({ statistics: words }) =>
  extended(words, {
    counted: (games: number, all: number) =>
      games === all ? words.countedAll(all) : words.countedSome(games, all),
    sourcesNote: (name: string | null) =>
      name === null ? words.sourcesNoteAll : words.sourcesNoteOf(name),
    won: (hundredths: number) => words.whole(hundredths / 100),
    share: (hundredths: number, games: number) => words.percent(hundredths / games),
    points: (hundredths: number) => words.points(hundredths / 100),
    rate: (hundredths: number) => words.rate(hundredths / 100),
    luck: (hundredths: number) => words.luck(hundredths / 100),
  }),
);
