// A reviewed game: which messages say what a decision gave up, how a game ended and why, and its figures.
import { advice } from "./advice";
import { bots } from "./bots";
import { extended, inEach } from "./extended";
import type { Person } from "./vocabulary";

type Grade = "doubtful" | "bad" | "very-bad";

/** In hundredths of a point, and thousandths of a chance. */
interface GivenUp {
  grade: Grade | null;
  lost: number;
  /** The chance to win with the best, and so much less as played; null for somebody who plays alone. */
  chance: number | null;
  chanceLost: number | null;
}

/** How a game ended for somebody: so many points ahead of the best rival, and what made it so, in hundredths. */
interface Outcome {
  margin: number;
  luck: number;
  lost: number;
  /** So many moves cost most. */
  moves: number;
}

export const review = inEach((m) => {
  const { review: words } = m;
  const { pointsOf, chanceOf, outlook } = advice(m);
  const figure = (hundredths: number): string => words.figure(hundredths / 100);
  const signed = (hundredths: number): string => words.signed(hundredths / 100);
  const ended = (who: Person, margin: number): string => {
    if (margin === 0) return words.endedShared(who);
    return margin < 0 ? words.endedLost(who, -margin) : words.endedWon(who, margin);
  };
  return extended(words, {
    figure,
    signed,
    leadOf: (name: string, ended: number, even: number) =>
      words.leadOf(name, ended / 100, even / 100),
    left: (far: string, seconds: number) =>
      seconds < 60
        ? words.secondsLeft(far, seconds)
        : words.minutesLeft(far, Math.ceil(seconds / 60)),
    lost: ({ grade, lost, chance, chanceLost }: GivenUp): string => {
      const of = grade ?? "small";
      const points = pointsOf(lost);
      if (chance === null || chanceLost === null) return words.lostPoints(of, points);
      const [best, played] = [chanceOf(chance), chanceOf(chance - chanceLost)];
      // What rounds to the same did not become something else.
      return best === played
        ? words.lostPoints(of, points)
        : words.lostChance(of, points, best, played);
    },
    /** Where a decision leads to. */
    leads: (lead: number, chance: number | null) => words.leadsTo(outlook(lead, chance)),
    /** What all chances and leads of a review assume. */
    playsOn: (bot: string) => words.playsOn(bots(m).named(bot)),
    /** The game in a few sentences. */
    outcome: (who: Person, { margin, luck, lost, moves }: Outcome): string => {
      const luckWas = pointsOf(luck) === 0 ? "even" : luck < 0 ? "bad" : "good";
      return [
        ended(who, margin),
        words.because(who, luckWas, pointsOf(luck), pointsOf(lost)),
        ...(moves > 0 ? [words.costliest(who, moves)] : []),
      ].join(" ");
    },
    /** Decisions that Practice asks again. */
    again: {
      done: (asked: number, level: number) =>
        [words.again.doneAsked(asked), ...(level > 0 ? [words.again.doneLevel(level)] : [])].join(
          " ",
        ),
    },
    sheet: {
      ended: (name: string, hundredths: number) =>
        hundredths < 0
          ? words.sheet.behind(name, -hundredths / 100)
          : words.sheet.ahead(name, hundredths / 100),
    },
    roughly: (mean: number, error: number, chance: number | null) =>
      chance === null
        ? words.roughly(signed(mean), figure(error))
        : words.roughlyChance(signed(mean), figure(error), chanceOf(chance)),
    even: (value: number, low: number, high: number) =>
      words.even(figure(value), figure(low), figure(high)),
    others: (level: number, forced: number) =>
      [words.othersLevel(level), ...(forced > 0 ? [words.othersForced(forced)] : [])].join(" "),
  });
});
