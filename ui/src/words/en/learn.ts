// The map of courses, in English.
import { english, extended } from "../english";
import { coursesOf } from "../expansion-words";

const list = new Intl.ListFormat("en", { type: "conjunction" });

export const learn = extended(english.learn, {
  courseText: {
    ...coursesOf(english),
  },
  underWay: (at: number, steps: number) => `Step ${at + 1} of ${steps}`,
  helps: (titles: readonly string[]) =>
    `Easier after ${list.format(titles.map((title) => `“${title}”`))}`,
});
