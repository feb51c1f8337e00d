// What is said of things that were deleted and can still be brought back, in English.
import { english, extended } from "../english";
import { dayIn, momentIn } from "../list";

const moment = momentIn("en");
const day = dayIn("en");

export const deleted = extended(english.deleted, {
  about: {
    game: (at: Date, until: Date) => `A game, deleted ${moment(at)}. Kept until ${day(until)}.`,
    "tile-set": (at: Date, until: Date) =>
      `A tile set, deleted ${moment(at)}. Kept until ${day(until)}.`,
    mix: (at: Date, until: Date) => `A mix, deleted ${moment(at)}. Kept until ${day(until)}.`,
    position: (at: Date, until: Date) =>
      `A position, deleted ${moment(at)}. Kept until ${day(until)}.`,
    campaign: (at: Date, until: Date) =>
      `A campaign, deleted ${moment(at)}. Kept until ${day(until)}.`,
    scenario: (at: Date, until: Date) =>
      `A scenario, deleted ${moment(at)}. Kept until ${day(until)}.`,
    question: (at: Date, until: Date) =>
      `A decision that Practice asked you again, put away ${moment(at)}. Kept until ${day(until)}.`,
  },
});
