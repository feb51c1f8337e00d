// The words of a chapter can be read while it is played, and what was carried over is said as it begins.
// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { Carried, ChapterOf, LessonView } from "../ipc";
import { broughtInto, isBeginning } from "./brought";
import ChapterSaid from "./ChapterSaid.svelte";

afterEach(cleanup);

const carried = (seat: number, what: Carried["what"], rest: Partial<Carried>): Carried => ({
  what,
  seat,
  to: null,
  amount: 0,
  goods: [0, 0, 0],
  prisoners: [],
  instead: false,
  ...rest,
});
const chapter = {
  campaign: "Wine and abbots",
  number: 2,
  of: 2,
  say: "The abbot wants his wine. Bring him one barrel.",
  carried: [
    carried(0, "score", { to: "score", amount: 5 }),
    carried(0, "goods", { goods: [1, 0, 0] }),
    carried(1, "score", { to: "score", amount: 0 }),
    carried(2, "prisoners", { prisoners: [1, 0, 1] }),
  ],
  seats: ["", "Ada", "Bo"],
  ended: null,
  next: null,
  over: null,
} as ChapterOf;

test("what was carried over is said for each who has some", () => {
  expect(broughtInto(chapter)).toEqual([
    "You carry over 5 points and 1 barrel of wine.",
    "Bo carries over 2 prisoners.",
  ]);
});

test.each([true, false])("the words are at hand, and open where it begins: %s", (begins) => {
  const { container } = render(ChapterSaid, { chapter, begins });
  screen.getByText(chapter.say);
  screen.getByText("You carry over 5 points and 1 barrel of wine.");
  expect(container.querySelector("details")?.open).toBe(begins);
});

test("a chapter without words of its own, into which nothing was carried, says nothing", () => {
  const { container } = render(ChapterSaid, {
    chapter: { ...chapter, say: "", carried: [] },
    begins: true,
  });
  expect(container.querySelector("[data-part=story]")).toBeNull();
});

test("a chapter begins until something was decided", () => {
  const at = (over: number) =>
    ({ at: 0, told: null, task: { turns: { over, of: 4 } } }) as unknown as LessonView;
  expect([isBeginning(at(0)), isBeginning(at(1))]).toEqual([true, false]);
});
