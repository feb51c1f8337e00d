// The balance lab: which messages say what a run counted, how long it takes, and its figures.
import { byCode } from "./by-code";
import { extended, inEach } from "./extended";

export const lab = inEach((m) => {
  const { lab: words } = m;
  const source = (what: string): string => byCode(m, "source", what) ?? what;
  /** Where a heading says already whether it is points. */
  const count = (group: string, what: string): string => {
    if (group === "points") return words.pointsDuring(source(what));
    if (group === "final") return words.pointsAfter(source(what));
    if (group === "happened") return byCode(m, "weighed", what) ?? what;
    return m.say("lab", `measured-${group}-${what}`, {}) ?? what;
  };
  return extended(words, {
    run: {
      left: (far: string, seconds: number) =>
        seconds < 60
          ? words.run.secondsLeft(far, seconds)
          : words.run.minutesLeft(far, Math.round(seconds / 60)),
    },
    /** Of one run, or of one of two. */
    asTable: (title: string, run: string | null) =>
      run === null ? words.asTable(title) : words.asTableOf(title, run),
    percent: (share: number) => words.percent(100 * share),
    signedPercent: (share: number) => words.signedPercent(100 * share),
    source,
    count,
    countInFull: (group: string, what: string): string =>
      group === "points" || group === "final"
        ? words.pointsOf(count(group, what))
        : count(group, what),
  });
});
