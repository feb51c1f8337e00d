// The list of games and the table before a game: what is offered there, and what each player begins with.
import { byCode } from "./by-code";
import { extended, inEach } from "./extended";

export const play = inEach((m) => {
  const { branch, branchGone, fresh } = m.play;
  const named = ({ piece, count }: { piece: string; count: number }): string =>
    byCode(m, "pieces", piece, { n: count }) ?? String(count);
  return extended(m.play, {
    branch: (step: number, name: string | null) =>
      name === null ? branchGone(step) : branch(step, name),
    fresh: {
      botNames: Object.values(fresh.botNames),
      personNames: Object.values(fresh.personNames),
      colours: Object.values(fresh.colours),
      coloursBlind: Object.values(fresh.coloursBlind),
      table: {
        /** What is on the table at the start, where an expansion brings a tile of its own for that. */
        get begins(): Readonly<Record<string, { text: string; rule: string }>> {
          return { river: m.river.begins };
        },
        pieces: (pieces: readonly { piece: string; count: number }[]) =>
          fresh.table.pieces(pieces.map(named)),
      },
    },
  });
});
