// Why a decision is good or bad, in English: each reason a short sentence, as a coach beside the
// table says it.
import { listIn } from "../list";
import { pluralIn } from "../plural";
import type { PlayerNames, Score } from "../vocabulary";
import type { Why, Whys } from "../why";
import { english } from "../english";
import { events as eventsIn } from "../events";
import { kinds, points } from "./nouns";
import { about, whom, whose, whoseFirst } from "./you";

const events = eventsIn(english);

const plural = pluralIn("en");
const list = listIn("en");

const payees = (players: readonly number[], name: PlayerNames): string =>
  list.and(players.map((player) => whom(name(player))));

type Sayings = { [Is in keyof Whys]: (why: Whys[Is], name: PlayerNames) => string };

const sayings: Sayings = {
  takes: ({ kind, from }, name) => `It takes the ${kinds[kind]} from ${payees(from, name)}.`,
  "gets-a-share": ({ kind, player }, name) =>
    `It gets ${whom(name(player))} a share of the ${kinds[kind]}.`,
  loses: ({ kind, player }, name) =>
    `The ${kinds[kind]} would no longer pay ${whom(name(player))}.`,
  shares: ({ kind, player }, name) =>
    about(
      name(player),
      `You would no longer be alone on the ${kinds[kind]}.`,
      (other) => `${other} would no longer be alone on the ${kinds[kind]}.`,
    ),
  "changes-hands": ({ kind, from, to }, name) =>
    `The ${kinds[kind]} would pay ${payees(to, name)} instead of ${payees(from, name)}.`,
  scores: ({ player, points: gain, before, source }, name) => {
    const score: Score = { player, points: gain, source, from: null, half_of: null };
    const [what, cause] = [points(Math.abs(gain)), events.cause(score, name)];
    if (gain < 0)
      return about(
        name(player),
        `You pay ${what} ${cause}.`,
        (other) => `${other} pays ${what} ${cause}.`,
      );
    const change =
      before === 0 || before === gain
        ? ""
        : before < gain
          ? `, up from ${before}`
          : `, down from ${before}`;
    return about(
      name(player),
      `You score ${what} ${cause}${change}.`,
      (other) => `${other} scores ${what} ${cause}${change}.`,
    );
  },
  claims: ({ kind, points: worth }) => `It claims a ${kinds[kind]} worth ${points(worth)} so far.`,
  grows: ({ kind, player, points: more }, name) =>
    `${whoseFirst(name(player))} ${kinds[kind]} would pay ${points(more)} more.`,
  shrinks: ({ kind, player, points: less }, name) =>
    `${whoseFirst(name(player))} ${kinds[kind]} would pay ${points(less)} less.`,
  helps: ({ kind, player, points: more }, name) =>
    `It adds ${points(more)} to ${whose(name(player))} ${kinds[kind]}.`,
  harms: ({ kind, player, points: less }, name) =>
    `It takes ${points(less)} from ${whose(name(player))} ${kinds[kind]}.`,
  home: ({ count }) =>
    plural(count, { one: "A follower comes home.", other: "{n} followers come home." }),
  costs: ({ count, left, wins }) => {
    const cost =
      left === 0
        ? "the last follower in hand"
        : plural(count, { one: "a follower", other: "{n} followers" });
    return wins ? `It costs ${cost}.` : `It costs ${cost} and wins nothing yet.`;
  },
  "nothing-at-once": () => "Nothing changes at once: what counts is what may still come.",
  "wins-less": () => "Another move would win more.",
  "wins-nothing": () => "It wins nothing at once.",
};

export const why = (reason: Why, name: PlayerNames): string =>
  (sayings[reason.is] as (why: Why, name: PlayerNames) => string)(reason, name);

/** Whoever is advised, as the reasons speak to them. */
export const advised = "You";
