// Which moment of a lesson is seen: moves come one after the other, answers are read before their board goes.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { FrameView, GameView, LessonView, ToldView } from "../ipc";
import { Lesson } from "./lesson.svelte";

vi.mock("../ipc");

const board = (step: number, id = 1): GameView =>
  ({ game: { id, designs: [] }, revision: 1, step, steps: step, log: [] }) as unknown as GameView;

const frame = (step: number): FrameView => ({ view: board(step), say: null });

const told = (judged: ToldView["judged"], frames: FrameView[] = []): ToldView =>
  ({ judged, frames, rules: [], reasons: [], marks: [], why: null }) as unknown as ToldView;

let revision = 0;
const view = (more: object): LessonView =>
  ({
    id: "base-01",
    revision: ++revision,
    at: 0,
    task: { kind: "do", marks: [], why: null },
    board: board(0),
    before: [],
    told: null,
    help: null,
    may: ["act"],
    done: false,
    ...more,
  }) as unknown as LessonView;

let lesson = new Lesson();
const answered = async (more: object) => {
  vi.mocked(ipc.learn).mockResolvedValue({ ok: true, value: view(more) });
  await lesson.do({ do: "go-on" });
};

beforeEach(async () => {
  vi.useFakeTimers();
  lesson = new Lesson();
  vi.mocked(ipc.openLesson).mockResolvedValue({ ok: true, value: view({}) });
  await lesson.open("base-01", null);
});

test("a lesson begins with its task", () => {
  expect([lesson.phase, lesson.shown?.step]).toEqual(["task", 0]);
});

test("moves of others come by themselves before the task", async () => {
  await answered({ before: [frame(1), frame(2)], board: board(2) });
  expect([lesson.phase, lesson.shown?.step]).toEqual(["before", 1]);
  vi.runOnlyPendingTimers();
  expect(lesson.shown?.step).toBe(2);
  vi.runOnlyPendingTimers();
  expect(lesson.phase).toBe("task");
});

test("a mistake is seen move by move, and waits to be taken back", async () => {
  await answered({ told: told("wrong", [frame(1), frame(2)]) });
  expect([lesson.phase, lesson.shown?.step, lesson.settled]).toEqual(["answer", 1, false]);
  vi.runAllTimers();
  expect([lesson.phase, lesson.shown?.step, lesson.settled]).toEqual(["answer", 2, true]);
  expect(lesson.next()).toBe(true);
  expect([lesson.phase, lesson.shown?.step]).toEqual(["task", 0]);
  expect(lesson.told?.judged).toBe("wrong");
});

test("one can look back at a move, and it stays", async () => {
  await answered({ told: told("right", [frame(1), frame(2)]), board: board(2) });
  vi.runAllTimers();
  lesson.look(0);
  vi.runAllTimers();
  expect(lesson.shown?.step).toBe(1);
});

test("the way on goes to the end of the moves first", async () => {
  await answered({ told: told("right", [frame(1), frame(2)]), board: board(2) });
  lesson.next();
  expect([lesson.phase, lesson.settled]).toEqual(["answer", true]);
  lesson.next();
  expect([lesson.phase, lesson.told]).toEqual(["task", null]);
});

test("where there is nothing to see, the answer stands beside the next task", async () => {
  await answered({ told: told("right") });
  expect([lesson.phase, lesson.beside, lesson.told?.judged]).toEqual(["task", true, "right"]);
});

test("an answer is read on its own board before another one is laid", async () => {
  await answered({ told: told("right"), board: board(0, 2) });
  expect([lesson.phase, lesson.shown?.game.id]).toEqual(["answer", 1]);
  lesson.next();
  expect([lesson.phase, lesson.shown?.game.id]).toEqual(["task", 2]);
});

test("the last answer is read before the end", async () => {
  await answered({ told: told("right"), done: true });
  expect(lesson.phase).toBe("answer");
  lesson.next();
  expect(lesson.phase).toBe("end");
});

test("one's own move that decides nothing yet is not waited for", async () => {
  await answered({ told: told("undecided", [frame(1)]), board: board(1) });
  expect([lesson.phase, lesson.shown?.step]).toEqual(["task", 1]);
});

test("a place that is marked twice is marked no more", () => {
  const aim = { x: 1, y: 0, kind: null, at: null };
  lesson.mark(aim);
  lesson.mark({ ...aim, x: 2 });
  lesson.mark({ ...aim });
  expect(lesson.marked).toEqual([{ ...aim, x: 2 }]);
});

test("what overtook this window is asked for again", async () => {
  vi.mocked(ipc.learn).mockResolvedValue({ ok: false, fault: { kind: "stale", revision: 9 } });
  vi.mocked(ipc.openLesson).mockResolvedValue({ ok: true, value: view({ board: board(3) }) });
  expect(await lesson.do({ do: "hint" })).toBe(false);
  expect(lesson.shown?.step).toBe(3);
});

const here = { what: "cell", x: 1, y: 0 };
const there = { what: "cell", x: 2, y: 0 };
const track = { what: "part", part: "track" };
const hand = { what: "part", part: "hand" };

/** A task that points somewhere, and an answer to it that points elsewhere, or nowhere. */
const points = async (judged: ToldView["judged"], marks: unknown[], more: object) => {
  const task = { kind: "predict", marks: [here, track, hand], why: null };
  await answered({ task, told: null });
  const frames = "frames" in more ? (more.frames as FrameView[]) : [];
  await answered({
    task: { ...task, marks: [] },
    told: { ...told(judged, frames), marks },
    ...more,
  });
  return lesson.marks;
};

test("while an answer is read on its board, what the task pointed at stays marked", async () => {
  expect(await points("right", [], { done: true })).toEqual([here, track, hand]);
  expect(lesson.asked?.kind).toBe("predict");
});

test("an answer that points somewhere itself replaces the marks of the task, but not its leaf", async () => {
  expect(await points("right", [there], { done: true })).toEqual([there, track]);
});

test("after moves the marks of the land hold no more, the leaf does", async () => {
  await points("right", [], { frames: [frame(1)], board: board(1) });
  vi.runAllTimers();
  expect(lesson.marks).toEqual([track]);
  expect(lesson.asked).toBe(null);
});

test("what a mistake points at is seen beside the task", async () => {
  const task = { kind: "predict", marks: [here, track], why: null };
  await answered({ task, told: { ...told("wrong"), marks: [there] } });
  expect([lesson.phase, lesson.marks]).toEqual(["task", [there, track]]);
  await answered({ task, told: told("wrong") });
  expect(lesson.marks).toEqual([here, track]);
});
