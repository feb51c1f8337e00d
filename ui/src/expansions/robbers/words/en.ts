// The words of the robbers, in English.
import { english } from "../../../words/english";
import { capital, number, who, type RefusalWords } from "../../../words/en/facts";
import { points, signed } from "../../../words/en/nouns";
import { about, whom, whoseFirst } from "../../../words/en/you";
import { type PluralForms } from "../../../words/plural";
import type {
  Action,
  PhaseWords,
  Causes,
  Event,
  LineWords,
  Sayings,
} from "../../../words/vocabulary";

/** What is said of it by itself. */
export const own = english.robbers;

/** What each player begins with of it, by number. */
export const pieces = { robber: { one: "{n} robber", other: "{n} robbers" } } satisfies Record<
  string,
  PluralForms
>;

export const actions = {
  robber: ({ space }) => `Robber to space ${space}`,
  rob: ({ player }, name) => `Rob ${whom(name(player))}`,
} satisfies Partial<Sayings<Action>>;

export const events = {
  "robber-placed": ({ player, space }, name) =>
    `${whoseFirst(name(player))} robber lies in wait on space ${space}.`,
  "robber-followed": ({ player, with: other, space }, name) =>
    `${whoseFirst(name(player))} robber moves along with ${whom(name(other))} to space ${space}.`,
  "robber-home": ({ player }, name) => `${whoseFirst(name(player))} robber goes home.`,
} satisfies Partial<Sayings<Event>>;

export const phases = {
  robber: (name) =>
    about(
      name,
      "Where should your robber wait?",
      (other) => `${other}, where should your robber wait?`,
    ),
  rob: (name) =>
    about(name, "Whom does your robber rob?", (other) => `${other}, whom does your robber rob?`),
} satisfies Partial<PhaseWords>;

/** What must be decided before anything else. */
export const now = english.robbers.now;

/** As an answer to choose, a reason has no facts. */
const onSpace = (n: number | null | undefined) =>
  n === undefined || n === null ? "there" : `on space ${number(n)}`;

export const reasons = {
  "robbers/already-there": ({ n }) => `Your robber stands ${onSpace(n)} already.`,
  "robbers/must-rob": () => "A robber cannot decline: he takes the first points he can get.",
  "robbers/no-such-space": ({ n }) => `There is no space ${number(n)} on the score track.`,
  "robbers/nobody-else-there": ({ n }) => `No other player’s marker stands ${onSpace(n)}.`,
  "robbers/not-a-victim": (reason, name) =>
    about(
      who(reason, name),
      "You are not scoring from your robber’s space.",
      (other) => `${capital(other)} is not scoring from your robber’s space.`,
    ),
} satisfies Record<string, RefusalWords>;

export const sources = english.robbers.sources;

export const causes = {
  rob: ({ from }, name) =>
    typeof from === "number" ? `robbed from what ${whom(name(from))} scored` : "by robbing",
} satisfies Partial<Causes>;

export const counted = { half: { other: "half of the other’s points" } } satisfies Record<
  string,
  PluralForms
>;

export const lines = {
  half: ({ count, each }, things, halfOf) =>
    halfOf
      ? `half of ${points(halfOf)}${count * 2 > halfOf ? ", rounded up," : ""} = ${count * each}`
      : `${things} = ${signed(count * each)}`,
} satisfies Record<string, LineWords>;

/** What the lab counts. */
export const weighed = english.robbers.weighed;

/** What one learns here, in a line. */
export const course = "A robber who walks beside another, and takes half.";
