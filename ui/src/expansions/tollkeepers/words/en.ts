// The words of the tollkeepers, in English.
import { english, extended } from "../../../words/english";
import { capital, numberOf, who, type RefusalWords } from "../../../words/en/facts";
import { at, where } from "../../../words/en/where";
import { about, whose, whoseFirst } from "../../../words/en/you";
import { type PluralForms } from "../../../words/plural";
import type {
  Action,
  WordContext,
  ActionLandmarks,
  Causes,
  Event,
  Sayings,
} from "../../../words/vocabulary";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** A to Z, then AA, AB and so on. */
const letter = (number: number): string => {
  const [rest, last] = [Math.floor((number - 1) / ALPHABET.length), (number - 1) % ALPHABET.length];
  return `${rest > 0 ? letter(rest) : ""}${ALPHABET[last]}`;
};

/** What is said of it by itself. */
export const own = extended(english.tollkeepers, {
  letter,
  crossroads: (number: number) => `crossroads ${letter(number)}`,
});

/** The crossroads by its letter, where that is known. */
const byLetter = (cell: { x: number; y: number }, context: WordContext): string | undefined => {
  const number = numberOf(context, "crossroads", cell);
  return number === undefined ? undefined : own.crossroads(number);
};

/** What each player begins with of it, by number. */
export const pieces = {
  tollhouse: { one: "{n} tollhouse", other: "{n} tollhouses" },
} satisfies Record<string, PluralForms>;

export const actions = {
  tollhouse: (action, _, context) =>
    `Tollhouse to ${byLetter(action, context) ?? "the crossroads"}`,
} satisfies Partial<Sayings<Action>>;

/** Decisions that are told by the letter of a crossroads. */
export const called = { tollhouse: "crossroads" } satisfies ActionLandmarks;

export const events = {
  "tollhouse-placed": ({ player, value, moved, ...cell }, name, context) => {
    const there = byLetter(cell, context);
    const to = `to ${there ?? where(cell)}`;
    const place = there ? `at ${there}` : at(cell);
    return moved
      ? about(
          name(player),
          `You move the tollhouse ${to}, with its ${value} up.`,
          (other) => `${other} moves the tollhouse ${to}, with its ${value} up.`,
        )
      : about(
          name(player),
          `You place the tollhouse ${place}, with its ${value} up.`,
          (other) => `${other} places the tollhouse ${place}, with its ${value} up.`,
        );
  },
  "tollhouse-flipped": ({ player, value }, name) =>
    `${whoseFirst(name(player))} tollhouse is turned over to its ${value}.`,
} satisfies Partial<Sayings<Event>>;

/** What was put on the land, within the row of a turn. */
export const put = {
  "tollhouse-placed": ({ player, moved }, name) =>
    moved ? `${whose(name(player))} tollhouse moved` : `${whose(name(player))} tollhouse placed`,
} satisfies Partial<Sayings<Event>>;

export const reasons = {
  "tollkeepers/already-there": () => "Your tollhouse stands there already.",
  "tollkeepers/no-crossroads": () => "There is no crossroads there.",
  "tollkeepers/taken": (reason, name) =>
    `${capital(whoseFirst(who(reason, name)))} tollhouse stands at this crossroads.`,
} satisfies Record<string, RefusalWords>;

export const sources = english.tollkeepers.sources;

export const causes = { toll: () => "as toll" } satisfies Partial<Causes>;

export const counted = {
  farmhouses: { one: "{n} farmhouse", other: "{n} farmhouses" },
  sheds: { one: "{n} shed or stable", other: "{n} sheds and stables" },
  gardens: { one: "{n} garden", other: "{n} gardens" },
  highwaymen: { one: "{n} band of highwaymen", other: "{n} bands of highwaymen" },
  travellers: { one: "{n} party of travellers", other: "{n} parties of travellers" },
} satisfies Record<string, PluralForms>;

/** What the lab counts. */
export const weighed = english.tollkeepers.weighed;

/** What one learns here, in a line. */
export const course = "A house on the crossroads, and a toll from all who pass.";
