// The map of courses, in English.
import { pluralIn } from "../plural";
import { expansions } from "./expansions";

const plural = pluralIn("en");
const list = new Intl.ListFormat("en", { type: "conjunction" });

export const learn = {
  goOn: "Continue",
  begin: "Begin",
  goOnWith: (title: string) => `Continue with “${title}”`,
  /** Nothing of what one owns is left. */
  nothingNext:
    "You’ve finished what you own. Choose any course below, or say in the settings which expansions you have.",
  allDone: "Every lesson there is, you have finished. Each can be played again.",
  courses: "Courses",
  together: "When rules meet",
  build: "Learn to build",
  courseText: {
    base: "Tiles, roads, cities, monasteries and fields.",
    together: "What holds when expansions come together.",
    build: "Tiles, sets and mixes of your own, and how to weigh them.",
    ...expansions.courses,
  } as Readonly<Record<string, string>>,
  none: "Its lessons are still being written.",
  /** Of a course that was learned another way than by its lessons. */
  counts: "You have learned this. The lessons stay open to you.",
  count: (done: number, all: number) =>
    `${done} of ${plural(all, { one: "{n} lesson", other: "{n} lessons" })}`,
  minutes: (minutes: number) => plural(minutes, { one: "{n} min", other: "{n} min" }),
  minutesLong: (minutes: number) => plural(minutes, { one: "{n} minute", other: "{n} minutes" }),
  underWay: (at: number, steps: number) => `Step ${at + 1} of ${steps}`,
  fresh: (count: number) => plural(count, { one: "{n} step is new", other: "{n} steps are new" }),
  exam: (course: string) => `Take the exam of ${course}`,
  helps: (titles: readonly string[]) =>
    `Easier after ${list.format(titles.map((title) => `“${title}”`))}`,
  finished: "finished",
  reset: "Reset",
  resetLesson: (title: string) => `Reset “${title}”`,
  resetCourse: (course: string) => `Reset the course ${course}`,
  resetAll: "Reset all lessons",
  wasReset: (what: string) => `“${what}” was reset: stars, answers and how far you had come.`,
  allReset: "All lessons were reset.",
  undo: "Undo",
  restored: "It is back as it was.",
  manage: "Tidy up",
  managed: "Done",
  short: {
    title: "You know the game?",
    lead: "Each box in five minutes, for those who know the base game. At the end one page says all.",
    testText: (questions: number) =>
      plural(questions, {
        one: "{n} question. Whoever passes skips the first course.",
        other: "{n} questions. Whoever passes skips the first course.",
      }),
    met: "You know the base game.",
    again: "Take the test again",
    turnText: "What comes when, for the boxes you play:",
    boxes: "The boxes you play",
    five: "In five minutes",
  },
  rule: {
    new: "not met yet",
    seen: "seen",
    learned: "learned",
    show: "Show me",
    showIn: (title: string) => `Shown in the lesson “${title}”`,
    none: "No lesson shows it yet.",
  },
};
