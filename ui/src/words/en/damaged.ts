// What is said of things that are kept and cannot be shown, in English.
import { english, extended } from "../english";
import { momentIn } from "../list";

const moment = momentIn("en");

export const damaged = extended(english.damaged, {
  about: {
    game: (changed: Date) => `A game, last played ${moment(changed)}`,
    "tile-set": (changed: Date) => `A tile set, last changed ${moment(changed)}`,
    mix: (changed: Date) => `A mix, last changed ${moment(changed)}`,
    position: (changed: Date) => `A position, last changed ${moment(changed)}`,
    campaign: (changed: Date) => `A campaign, last changed ${moment(changed)}`,
    scenario: (changed: Date) => `A scenario, last changed ${moment(changed)}`,
    question: (changed: Date) =>
      `A decision that Practice should ask you again, kept since ${moment(changed)}`,
    lesson: (changed: Date) =>
      `How far you had come in this lesson, put aside ${moment(changed)} when it began anew`,
  },
});
