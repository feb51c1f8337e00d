// The words of the abbot and his gardens, in English.
import { english } from "../../../words/english";
import { capital, who, type RefusalWords } from "../../../words/en/facts";
import { about, whoseFirst } from "../../../words/en/you";
import { pluralIn } from "../../../words/plural";
import type { Action, Causes, Moves, Sayings } from "../../../words/vocabulary";

const plural = pluralIn("en");

export const actions = {
  recall: ({ kind }) =>
    kind === "garden"
      ? "Call the abbot back from the garden"
      : "Call the abbot back from the monastery",
} satisfies Partial<Sayings<Action>>;

/** Where he alone can be moved. */
export const asked = english.abbot.asked;

export const left = english.abbot.left;

export const reasons = {
  "abbot/captured": (reason, name) =>
    about(
      who(reason, name),
      "You hold this abbot prisoner.",
      (other) => `${capital(other)} holds your abbot prisoner.`,
    ),
  "abbot/complete": () => "This place is complete, so it pays its 9 points by itself.",
  "abbot/nobody-there": () => "No abbot stands there.",
  "abbot/not-yours": (reason, name) => `The abbot there is ${whoseFirst(who(reason, name))}.`,
  "abbot/only-an-abbot": () => "Only an abbot may stand in a garden.",
  "abbot/wrong-land": () => "An abbot may stand only in a monastery or a garden.",
} satisfies Record<string, RefusalWords>;

export const sources = english.abbot.sources;

export const causes = { garden: () => "for the garden" } satisfies Partial<Causes>;

/** Why a bot did it. */
export const motives = {
  abbot: ({ home, free }) =>
    home
      ? plural(free, {
          one: "The abbot is at hand again; {n} place around him was still free.",
          other: "The abbot is at hand again; {n} places around him were still free.",
        })
      : plural(free, {
          one: "The abbot goes out; {n} place around him is still free.",
          other: "The abbot goes out; {n} places around him are still free.",
        }),
} satisfies Partial<Moves>;

/** What the lab counts. */
export const weighed = english.abbot.weighed;

/** What one learns here, in a line. */
export const course = "Gardens, and an abbot whom you call back for points.";
