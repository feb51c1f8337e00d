// The balance lab: which messages say what a run counted, how long it takes, and its figures.
import { byCode } from "./by-code";
import { extended, inEach } from "./extended";

/** How a tile stands out from others with the same land. */
interface Finding {
  what: "points" | "claimed" | "unfinished";
  value: number;
  others: number;
  peers: "city" | "road" | "river" | "neither" | "all";
}

/** What differs between two runs; nothing where chance explains it. */
interface Compared {
  turns: number | undefined;
  points: number | undefined;
  most: readonly { name: string; a: number; b: number }[];
  isByTurn: boolean;
  lead: number | undefined;
}

/** A ratio as people say it. */
const oftenIn = (ratio: number): "half" | "twice" | "less" | "more" => {
  if (ratio > 0.45 && ratio < 0.56) return "half";
  if (ratio > 1.8 && ratio < 2.2) return "twice";
  return ratio < 1 ? "less" : "more";
};

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
    /** How a tile stands out, in one sentence. */
    finding: (tile: string, found: Finding): string => {
      const { what, value, others, peers } = found;
      const beside = words.peers(peers);
      if (what === "points")
        return words.told.points(tile, words.figure(value), beside, words.figure(others));
      return words.told[what](tile, words.often(oftenIn(value / others)), beside);
    },
    /** What many games came to at a glance. */
    glance: (turns: number, points: number): string =>
      words.told.length(words.whole(turns), words.figure(points)),
    /** What going first is worth, where chance does not explain it. */
    goingFirst: (points: number): string =>
      points < 0 ? words.told.loss(words.figure(-points)) : words.told.gain(words.figure(points)),
    /** What a designer wants to know of two runs: how long games are, and what differs besides. */
    compare: ({ turns, points, most, isByTurn, lead }: Compared): string[] => {
      const more = (apart: number) => (apart < 0 ? "less" : "more");
      const { told } = words;
      const length = Math.abs(turns ?? 0);
      const changes = most.map(({ name, a, b }) =>
        a === 0 ? told.onlyB(name) : told.changed(name, words.percentMore(100 * (b / a - 1))),
      );
      const isNothing = isByTurn && points === undefined && most.length === 0;
      return [
        turns === undefined
          ? told.sameLength
          : told.turns(length < 2 ? words.figure(length) : words.whole(length), more(turns)),
        ...(points === undefined ? [] : [told.perTurn(words.fine(Math.abs(points)), more(points))]),
        ...(changes.length > 0 ? [told.mostPerTurn(changes.join("; "))] : []),
        ...(isNothing ? [told.noneByTurn] : []),
        ...(lead === undefined ? [] : [told.lead(words.figure(Math.abs(lead)), more(lead))]),
      ];
    },
    source,
    count,
    countInFull: (group: string, what: string): string =>
      group === "points" || group === "final"
        ? words.pointsOf(count(group, what))
        : count(group, what),
  });
});
