// How likely tiles come for gaps and features: which message says a chance, and whose it is.
import { extended, inEach } from "./extended";
import type { Person, Side } from "./vocabulary";
import { where } from "./where";

const CERTAIN = 1_000_000;

export const odds = inEach((m) => {
  const { odds: words } = m;
  const { proof } = words;
  /** From parts of a million. What is not certain never reads as if it were. */
  const percent = (millionths: number): string => {
    if (millionths > 0 && millionths < 10_000) return words.percentLow;
    if (millionths > 990_000 && millionths < CERTAIN) return words.percentHigh;
    return words.percentOf(Math.round(millionths / 10_000));
  };
  return extended(words, {
    percent,
    together: (people: readonly Person[]) =>
      words.together(people.map((who, nth) => (nth === 0 ? words.first(who) : words.further(who)))),
    /** One player, or several with the same odds; what can be said without a number is said so. */
    said: (who: string, next: number | null, ever: number): string => {
      if (next === null) return words.noDraw(who);
      if (ever === 0) return words.never(who);
      if (next === CERTAIN) return words.certain(who);
      if (next === 0)
        return ever === CERTAIN
          ? words.chancesLaterSure(who)
          : words.chancesLater(who, percent(ever));
      return ever === CERTAIN
        ? words.chancesSure(who, percent(next))
        : words.chances(who, percent(next), percent(ever));
    },
    gap: (cell: { x: number; y: number }, copies: number) => words.gap(where(m).full(cell), copies),
    proof: {
      asked: (asked: readonly { side: Side; edge: Parameters<typeof proof.edge>[0] }[]) =>
        proof.needs(asked.map(({ side, edge }) => proof.edge(edge, side))),
    },
  });
});
