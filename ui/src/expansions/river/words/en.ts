// The words of the river, in English.
import { english } from "../../../words/english";
import { type RefusalWords } from "../../../words/en/facts";
import { sides } from "../../../words/en/nouns";

export const reasons = {
  "river/not-at-the-end": () => "A river tile carries the river on: river must meet river.",
  "river/u-turn": () =>
    "The river turned this way on the tile before. It must not turn the same way twice in a row.",
  "river/bends-back": () =>
    "The river turned this way the last time. At this table it never turns the same way twice in succession.",
  "river/no-way-on": ({ side }) =>
    side
      ? `A tile lies in the way ahead of the ${sides[side]} side, where the river goes on.`
      : "A tile lies in the way ahead, where the river goes on.",
  "river/nobody-on-water": () => "Nobody stands on the river.",
  "river/not-yet": () =>
    "The river comes first, and its lake last of it. This tile is drawn later.",
} satisfies Record<string, RefusalWords>;

/** What lies on the table at the beginning in place of what usually does, and the rule that says so. */
export const begins = english.river.begins;

/** What one learns here, in a line. */
export const course = "A river that comes first, and land on both its banks.";
