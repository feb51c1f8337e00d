// The words of a chapter or a scenario can be read while it is played, and what was carried over is said as it begins.
// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { sitting } from "../game/sitting.svelte";
import type { AimView, CarriedItem, ChapterOf, LessonView } from "../ipc";
import { announcer } from "../state/announcer.svelte";
import AuthorSaid from "./AuthorSaid.svelte";
import { broughtInto, isBeginning } from "./brought";
import { Lesson } from "./lesson.svelte";
import LessonLayout from "./LessonLayout.svelte";

vi.mock("../ipc");
vi.mock("../game/sitting.svelte", async (original) => {
  const { GameAtTable, ...rest } = await original<typeof import("../game/sitting.svelte")>();
  const one = new GameAtTable();
  return { ...rest, GameAtTable, sitting: () => one };
});

const carried = (
  seat: number,
  what: CarriedItem["what"],
  rest: Partial<CarriedItem>,
): CarriedItem => ({
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

const told = (of: Partial<LessonView>): LessonView =>
  ({
    id: "a",
    language: "en",
    chapter: null,
    note: null,
    aims: null,
    board: { seats: [{ name: "", you: true }] },
    ...of,
  }) as LessonView;

test.each([true, false])("the words are at hand, and open where it begins: %s", (begins) => {
  const { container } = render(AuthorSaid, { view: told({ chapter }), begins });
  screen.getByText(chapter.say);
  screen.getByText("You carry over 5 points and 1 barrel of wine.");
  expect(container.querySelector("details")?.open).toBe(begins);
});

test("a chapter without words of its own, into which nothing was carried, says nothing", () => {
  const { container } = render(AuthorSaid, {
    view: told({ chapter: { ...chapter, say: "", carried: [] } }),
    begins: true,
  });
  expect(container.querySelector("[data-part=story]")).toBeNull();
});

test("the note of a scenario stays at hand, with what counts where its author says it otherwise", () => {
  const aim: AimView["aim"] = { is: "wins", player: null, alone: true };
  const goals = [{ say: "Leave nothing to the abbot.", aim }];
  const { container } = render(AuthorSaid, {
    view: told({ note: "The abbot waits.", aims: { task: goals, goals } }),
    begins: false,
  });
  expect(container.querySelector("details")?.open).toBe(false);
  screen.getByText("The abbot waits.");
  screen.getByText(/What counts: You win outright\./);
});

test("a chapter begins until something was decided", () => {
  const at = (over: number) =>
    ({ at: 0, told: null, task: { turns: { over, of: 4 } } }) as unknown as LessonView;
  expect([isBeginning(at(0)), isBeginning(at(1))]).toEqual([true, false]);
});

const played = (revision: number, over: number): LessonView =>
  ({
    id: "wine-2",
    title: "The barrel",
    revision,
    at: 0,
    steps: [{ id: "a" }],
    goals: [],
    desk: {},
    path: null,
    chapter,
    task: { kind: "read", say: "Win.", marks: [], why: null, rules: [], turns: { over, of: 4 } },
    board: { game: { id: 1, designs: [] }, step: 0, steps: 0, seats: [], log: [] },
    before: [],
    told: null,
    help: null,
    may: ["go-on"],
    went: null,
    done: false,
  }) as unknown as LessonView;

const atTheTable = async (over: number) => {
  void sitting();
  const say = vi.spyOn(announcer, "say");
  const lesson = new Lesson();
  render(LessonLayout, { lesson, title: "Campaign", label: "", leave: "#", opening: "" });
  lesson.take(played(over + 1, over), 0, 1);
  await screen.findByText("Win.");
  await vi.waitFor(() => expect(say).toHaveBeenCalled());
  return say.mock.calls.flat().join(" ");
};

test("a chapter that begins tells its story above the task, and it is announced", async () => {
  const announced = await atTheTable(0);
  const story = screen.getByText(chapter.say);
  expect(story.closest("details")?.open).toBe(true);
  const place = story.compareDocumentPosition(screen.getByText("Win."));
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(announced).toContain(chapter.say);
  expect(announced).toContain("You carry over 5 points and 1 barrel of wine.");
});

test("in a chapter that goes on the story can be unfolded, and is not announced again", async () => {
  const announced = await atTheTable(2);
  expect(screen.getByText(chapter.say).closest("details")?.open).toBe(false);
  expect(announced).toContain("Win.");
  expect(announced).not.toContain(chapter.say);
});
