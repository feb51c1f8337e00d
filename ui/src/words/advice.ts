// Hints, doubts and the reasons of bots: which message says a decision, what it is worth, and why.
import type { Motive } from "../ipc";
import { bots } from "./bots";
import { events } from "./events";
import { extended, inEach, type Messages } from "./extended";
import { odds } from "./odds";
import type { Kind, PlayerNames, Score } from "./vocabulary";
import { where } from "./where";
import type { Why, Whys } from "./why";

interface Cell {
  x: number;
  y: number;
}

/** The others are said by reasons, or with the decision itself. */
export type ToldMotive = Exclude<
  Motive,
  { code: "scores" | "in-sight" | "majority" | "followers" | "then" }
>;

/** In whole points, from hundredths: nobody knows it better. */
const pointsOf = (hundredths: number): number => Math.round(Math.abs(hundredths) / 100);

const motiveOf = ({ advice, abbot }: Messages, { code, facts }: ToldMotive): string => {
  const words = advice.motive;
  switch (code) {
    case "any-would-do":
      return words.anyWouldDo(facts.choices);
    case "prospects": {
      const { left, hundredths } = facts;
      return hundredths < 0
        ? words.prospectsWorse(left, pointsOf(hundredths))
        : words.prospectsBetter(left, pointsOf(hundredths));
    }
    case "played-on":
      return words.playedOn(facts.games);
    case "lasted-longest":
      return words.lastedLongest(facts.choices);
    case "overlooked":
      return words.overlooked(facts.overlooked);
    case "nothing-better":
      return words.nothingBetter(facts.choices);
    case "abbot":
      return facts.home ? abbot.motive.home(facts.free) : abbot.motive.out(facts.free);
  }
};

type Sayings = { [Is in keyof Whys]: (why: Whys[Is], name: PlayerNames) => string };

const sayingsIn = (m: Messages): Sayings => {
  const { why: words, whom } = m.advice;
  const people = (players: readonly number[], name: PlayerNames) =>
    players.map((player) => whom(name(player)));
  return {
    takes: ({ kind, from }, name) => words.takes(kind, people(from, name)),
    "gets-a-share": ({ kind, player }, name) => words["gets-a-share"](name(player), kind),
    loses: ({ kind, player }, name) => words.loses(name(player), kind),
    shares: ({ kind, player }, name) => words.shares(name(player), kind),
    "changes-hands": ({ kind, from, to }, name) =>
      words["changes-hands"](kind, people(from, name), people(to, name)),
    scores: ({ player, points, before, source }, name) => {
      const score: Score = { player, points, source, from: null, half_of: null };
      const [who, cause] = [name(player), events(m).cause(score, name)];
      if (points < 0) return words.pays(who, -points, cause);
      const change = before === 0 || before === points ? "none" : before < points ? "up" : "down";
      return words.scores(who, points, cause, change, before);
    },
    claims: ({ kind, points }) => words.claims(kind, points),
    grows: ({ kind, player, points }, name) => words.grows(name(player), kind, points),
    shrinks: ({ kind, player, points }, name) => words.shrinks(name(player), kind, points),
    helps: ({ kind, player, points }, name) => words.helps(name(player), kind, points),
    harms: ({ kind, player, points }, name) => words.harms(name(player), kind, points),
    home: ({ count }) => words.home(count),
    costs: ({ count, left, wins }) =>
      wins ? words.costs(count, left) : words["costs-in-vain"](count, left),
    "nothing-at-once": () => words["nothing-at-once"],
    "wins-less": () => words["wins-less"],
    "wins-nothing": () => words["wins-nothing"],
  };
};

export const advice = inEach((m) => {
  const { advice: words } = m;
  const sayings = sayingsIn(m);
  const chanceOf = (thousandths: number): string => odds(m).percent(1_000 * thousandths);
  /** A chance to win in thousandths and a lead in hundredths; whoever plays alone has only points. */
  const outlook = (hundredths: number, thousandths: number | null): string => {
    const [of, points] = [words.outlook, pointsOf(hundredths)];
    if (thousandths === null) return of.alone(points);
    const chance = chanceOf(thousandths);
    if (points === 0) return of.level(chance);
    return hundredths < 0 ? of.behind(chance, points) : of.ahead(chance, points);
  };
  return extended(words, {
    motive: (motive: ToldMotive): string => motiveOf(m, motive),
    why: (why: Why, name: PlayerNames): string =>
      (sayings[why.is] as (why: Why, name: PlayerNames) => string)(why, name),
    pointsOf,
    chanceOf,
    outlook,
    tile: (cell: Cell, rotation: number): string => words.tile(where(m).theTile(cell), rotation),
    /** A decision, and what it would be followed by. */
    followed: (first: string, then: string | null): string =>
      then === null ? words.followed(first) : words.followedThen(first, then),
    hint: {
      /** Who is assumed to play on, and what the figures rest on. */
      meaning: (bot: string, games: number): string =>
        words.hint.meaning(bots(m).named(bot), games),
      leads: ({ mean, chance }: { mean: number; chance: number | null }): string =>
        outlook(mean, chance),
      behind: (hundredths: number): string => words.hint.behind(pointsOf(hundredths)),
      /** The whole of one, in one breath. */
      said: (rank: number, decision: string, leads: string, rest: readonly string[]): string =>
        [words.hint.line(rank, decision, leads), ...rest].join(" "),
    },
    /** What may still come for the land that a decision changes. */
    rests: {
      never: ({ kind, ...cell }: Cell & { kind: Kind }): string =>
        words.rests.never(kind, where(m).of(cell)),
      closes: ({ kind, ...cell }: Cell & { kind: Kind }, count: number): string =>
        words.rests.closes(kind, where(m).of(cell), count),
    },
    reasons: {
      nextLess: (decision: string, hundredths: number): string =>
        hundredths < 5
          ? words.reasons.nextLevel(decision)
          : words.reasons.nextWorse(decision, pointsOf(hundredths)),
    },
    doubt: {
      /** The chance to win with the best, and with what was meant. */
      loses: (hundredths: number, chances: { best: number; meant: number } | null): string =>
        chances === null
          ? words.doubt.loses(pointsOf(hundredths))
          : words.doubt.losesChance(
              pointsOf(hundredths),
              chanceOf(chances.meant),
              chanceOf(chances.best),
            ),
    },
  });
});
