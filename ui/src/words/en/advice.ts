// Hints, doubts and the reasons of bots, in English.
import { english, extended } from "../english";
import { listIn } from "../list";
import { pluralIn } from "../plural";
import type { Kind, Moves, PlayerNames, Score } from "../vocabulary";
import { capital } from "./facts";
import { events as eventsIn } from "../events";
import { countedFigures, kinds, points, turns } from "./nouns";
import { lying, theTile } from "./where";
import { bots as botsIn } from "../bots";
import { aboutPoints, outlook, percent } from "./outlook";
import { advised, why } from "./why";
import { about, whom } from "./you";

const events = eventsIn(english);
const plural = pluralIn("en");
const list = listIn("en");

interface Cell {
  x: number;
  y: number;
}

/** From hundredths, always as much as there is of it. */
const amount = (hundredths: number): string =>
  `${(Math.round(Math.abs(hundredths) / 10) / 10).toFixed(1)} points`;

const named = ({ kind, ...cell }: Cell & { kind: Kind }): string =>
  `the ${kinds[kind]} ${lying(cell)}`;

const motives: Moves = {
  "any-would-do": ({ choices }) =>
    plural(choices, {
      one: "There was only {n} thing to do.",
      other: "Any of the {n} choices would do.",
    }),
  scores: ({ player, points: gain, before, source }, name) => {
    const score: Score = { player, points: gain, source, from: null, half_of: null };
    const [what, cause] = [points(Math.abs(gain)), events.cause(score, name)];
    const seen = plural(before, {
      one: " {n} point of that was in sight before.",
      other: " {n} points of that were in sight before.",
    });
    const said =
      gain < 0
        ? about(
            name(player),
            `You pay ${what} ${cause}.`,
            (other) => `${other} pays ${what} ${cause}.`,
          )
        : about(
            name(player),
            `You score ${what} ${cause}.`,
            (other) => `${other} scores ${what} ${cause}.`,
          );
    return before > 0 ? `${said}${seen}` : said;
  },
  "in-sight": ({ player, points: change, place }, name) =>
    change < 0
      ? `${capital(named(place))} would pay ${whom(name(player))} ${points(-change)} less.`
      : `${capital(named(place))} would pay ${whom(name(player))} ${points(change)} more.`,
  majority: ({ place, before, now }, name) =>
    `${capital(named(place))} would now pay ${list.and(now.map((each) => whom(name(each))))} instead of ${list.and(before.map((each) => whom(name(each))))}.`,
  followers: ({ more, left }) => {
    const home = plural(Math.abs(more), countedFigures.follower);
    return more < 0
      ? `It takes ${home} from the supply, which then has ${left}.`
      : `It brings ${home} home; the supply then has ${left}.`;
  },
  // Said with the decision itself.
  then: () => "",
  prospects: ({ left, hundredths }) => {
    const tiles = plural(left, { one: "the {n} tile left", other: "the {n} tiles left" });
    return hundredths < 0
      ? `With ${tiles} it looks ${amount(hundredths)} worse than before.`
      : `With ${tiles} it looks ${amount(hundredths)} better than before.`;
  },
  "played-on": ({ games }) =>
    plural(games, {
      one: "It was tried in {n} game that went on from there.",
      other: "It was tried in {n} games that went on from there.",
    }),
  "lasted-longest": ({ choices }) =>
    plural(choices, {
      one: "There was nothing else to try.",
      other: "Of {n} choices tried in rounds it lasted longest.",
    }),
  overlooked: ({ overlooked }) =>
    plural(overlooked, {
      one: "It overlooked one choice, as beginners do.",
      other: "It overlooked {n} choices, as beginners do.",
    }),
  "nothing-better": ({ choices }) =>
    plural(choices, {
      one: "There was nothing else to do.",
      other: "Nothing better was found among {n} choices.",
    }),
  abbot: ({ home, free }) =>
    home ? english.abbot.motive.home(free) : english.abbot.motive.out(free),
};

export const advice = extended(english.advice, {
  /** One reason as a sentence; nothing for what is said with the decision itself. */
  motive: (motive: { code: keyof Moves; facts: unknown }, name: PlayerNames): string =>
    (motives[motive.code] as (facts: unknown, name: PlayerNames) => string)(motive.facts, name),
  why,
  advised,
  tile: (cell: Cell, rotation: number): string => `Lay ${theTile(cell)}, ${turns[rotation] ?? ""}`,
  /** A decision, and what it would be followed by. */
  followed: (first: string, then: string | null): string =>
    then === null ? `${first}.` : `${first}. Then: ${then}.`,
  hint: {
    /** Who is assumed to play on, and what the figures rest on. */
    meaning: (bot: string, games: number): string =>
      plural(games, {
        one: `If everyone plays on like ${botsIn(english).named(bot)}: {n} game, played to the end.`,
        other: `If everyone plays on like ${botsIn(english).named(bot)}: {n} games, played to the end.`,
      }),
    leads: ({ mean, chance }: { mean: number; chance: number | null }): string =>
      outlook(mean, chance),
    behind: (hundredths: number): string => `${capital(aboutPoints(hundredths))} worse.`,
    /** The whole of one, in one breath. */
    said: (rank: number, decision: string, worth: string, rest: readonly string[]): string =>
      [`${rank}: ${decision} ${worth}.`, ...rest].join(" "),
  },
  /** What may still come for the land that a decision changes. */
  rests: {
    never: (place: Cell & { kind: Kind }): string =>
      `${capital(named(place))} can never be completed.`,
    closes: (place: Cell & { kind: Kind }, count: number): string =>
      plural(count, {
        one: `{n} tile left would complete ${named(place)}.`,
        other: `{n} tiles left would complete ${named(place)}.`,
      }),
  },
  reasons: {
    nextLess: (decision: string, hundredths: number): string =>
      hundredths < 5
        ? `It seemed as good to do this: ${decision}`
        : `Next best, ${amount(hundredths)} less: ${decision}`,
  },
  doubt: {
    /** The chance to win with the best, and with what was meant. */
    loses: (hundredths: number, chances: { best: number; meant: number } | null): string =>
      chances === null
        ? `This gives up ${aboutPoints(hundredths)}.`
        : `This gives up ${aboutPoints(hundredths)}: ${percent(chances.meant)} to win instead of ${percent(chances.best)}.`,
  },
});
