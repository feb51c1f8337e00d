// What is said of things that are kept and cannot be shown, in English.
import { momentIn } from "../list";

const moment = momentIn("en");

export const damaged = {
  title: "Damaged",
  note: "These can’t be read, or only in part. Save them as they are: somebody may mend them, or another version may read them. A backup may hold them whole: see Settings, “Your data”.",
  inPart: "It opens, but not as you left it.",
  /** On the card of a game that is also listed here. */
  mark: "Damaged",
  save: "Save as it is",
  saving: { title: "Save as it is", kind: "Damaged files" },
  nameless: {
    game: "A game without a name",
    "tile-set": "A tile set without a name",
    mix: "A mix without a name",
    position: "A position without a name",
    campaign: "A campaign without a name",
    scenario: "A scenario without a name",
    lesson: "A lesson without a name",
    question: "A decision of a game without a name",
  },
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
};
