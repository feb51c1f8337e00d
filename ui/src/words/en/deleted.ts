// What is said of things that were deleted and can still be brought back, in English.
import { dayIn, momentIn } from "../list";

const moment = momentIn("en");
const day = dayIn("en");

export const deleted = {
  title: (count: number) => `Recently deleted (${count})`,
  restore: "Bring back",
  restored: (name: string) => `“${name}” is back.`,
  nameless: {
    "tile-set": "A tile set without a name",
    mix: "A mix without a name",
    position: "A position without a name",
    campaign: "A campaign without a name",
    scenario: "A scenario without a name",
  },
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
};
