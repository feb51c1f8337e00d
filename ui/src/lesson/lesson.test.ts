// Which moment of a lesson is seen: moves come one after the other, answers are read before their board goes.
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { Action, FrameView, GameView, LessonView, ToldView } from "../ipc";
import { faults } from "../state/faults.svelte";
import { gesture } from "../state/gesture";
import { Lesson } from "./lesson.svelte";

vi.mock("../ipc");

const board = (step: number, id = 1): GameView =>
  ({ game: { id, designs: [] }, revision: 1, step, steps: step, log: [] }) as unknown as GameView;

const frame = (step: number): FrameView => ({ view: board(step), say: null });

const feedback = (judged: ToldView["judged"], frames: FrameView[] = []): ToldView =>
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
  vi.mocked(ipc.rust.learn).mockResolvedValue({ ok: true, value: view(more) });
  await lesson.do({ do: "go-on" });
};

/** A click of the mouse, or the second one of a double click. */
const press = (detail = 1) =>
  window.dispatchEvent(new MouseEvent("mousedown", { detail, bubbles: true }));

let unfollow = () => {};
afterEach(() => unfollow());
beforeEach(async () => {
  vi.useFakeTimers();
  unfollow();
  unfollow = gesture.follow();
  lesson = new Lesson();
  vi.mocked(ipc.rust.openLesson).mockResolvedValue({ ok: true, value: view({}) });
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

test("whoever skips to the last move of others comes to the task without another press", async () => {
  await answered({ before: [frame(1), frame(2), frame(3)], board: board(3) });
  press();
  lesson.next();
  expect([lesson.phase, lesson.shown?.step]).toEqual(["before", 3]);
  vi.runOnlyPendingTimers();
  expect(lesson.phase).toBe("task");
});

test("whoever turns to the last move of others by hand stays there, until the next press", async () => {
  await answered({ before: [frame(1), frame(2)], board: board(2) });
  lesson.look(1);
  vi.runAllTimers();
  expect([lesson.phase, lesson.settled]).toEqual(["before", true]);
  press();
  lesson.next();
  expect(lesson.phase).toBe("task");
});

test("a mistake is seen move by move, and waits to be taken back", async () => {
  await answered({ told: feedback("wrong", [frame(1), frame(2)]) });
  expect([lesson.phase, lesson.shown?.step, lesson.settled]).toEqual(["answer", 1, false]);
  vi.runAllTimers();
  expect([lesson.phase, lesson.shown?.step, lesson.settled]).toEqual(["answer", 2, true]);
  press();
  expect(lesson.next()).toBe(true);
  expect([lesson.phase, lesson.shown?.step]).toEqual(["task", 0]);
  expect(lesson.feedback?.judged).toBe("wrong");
});

test("while a mistake is read, nobody else's tile belongs to the task", async () => {
  expect(lesson.handed).toBe(false);
  await answered({ told: feedback("wrong", [frame(1)]) });
  expect(lesson.handed).toBe(true);
  press();
  lesson.next();
  expect([lesson.phase, lesson.handed]).toEqual(["task", false]);
});

test("one can look back at a move, and it stays", async () => {
  await answered({ told: feedback("right", [frame(1), frame(2)]), board: board(2) });
  vi.runAllTimers();
  lesson.look(0);
  vi.runAllTimers();
  expect(lesson.shown?.step).toBe(1);
});

test("the way on goes to the end of the moves first", async () => {
  await answered({ told: feedback("right", [frame(1), frame(2)]), board: board(2) });
  press();
  lesson.next();
  expect([lesson.phase, lesson.settled]).toEqual(["answer", true]);
  press();
  lesson.next();
  expect([lesson.phase, lesson.feedback]).toEqual(["task", null]);
});

test("where there is nothing to see, the answer stands beside the next task", async () => {
  await answered({ told: feedback("right") });
  expect([lesson.phase, lesson.beside, lesson.feedback?.judged]).toEqual(["task", true, "right"]);
});

test("an answer is read on its own board before another one is laid", async () => {
  await answered({ told: feedback("right"), board: board(0, 2) });
  expect([lesson.phase, lesson.shown?.game.id]).toEqual(["answer", 1]);
  press();
  lesson.next();
  expect([lesson.phase, lesson.shown?.game.id]).toEqual(["task", 2]);
});

test("the last answer is read before the end", async () => {
  await answered({ told: feedback("right"), done: true });
  expect(lesson.phase).toBe("answer");
  press();
  lesson.next();
  expect(lesson.phase).toBe("end");
});

test("one's own move that decides nothing yet is not waited for", async () => {
  await answered({ told: feedback("undecided", [frame(1)]), board: board(1) });
  expect([lesson.phase, lesson.shown?.step]).toEqual(["task", 1]);
});

test("a place that is marked twice is marked no more", () => {
  const aim = { x: 1, y: 0, kind: null, at: null };
  press();
  lesson.mark(aim);
  press();
  lesson.mark({ ...aim, x: 2 });
  press();
  lesson.mark({ ...aim });
  expect(lesson.marked).toEqual([{ ...aim, x: 2 }]);
});

test("what overtook this window is asked for again", async () => {
  vi.mocked(ipc.rust.learn).mockResolvedValue({ ok: false, fault: { kind: "stale", revision: 9 } });
  vi.mocked(ipc.rust.openLesson).mockResolvedValue({ ok: true, value: view({ board: board(3) }) });
  expect(await lesson.do({ do: "hint" })).toBe(false);
  expect(lesson.shown?.step).toBe(3);
});

const laying = { type: "tile", x: 1, y: 0, rotation: 0 } as const;
const decide = () => lesson.sitting.game.door.decide(laying);

test("a decision on the board is a deed of the lesson, and the board is the one that came of it", async () => {
  vi.mocked(ipc.rust.learn).mockResolvedValue({ ok: true, value: view({ board: board(1) }) });
  expect(await decide()).toBe(true);
  expect(vi.mocked(ipc.rust.learn).mock.lastCall?.[1]).toEqual({ do: "act", action: laying });
  expect([lesson.shown?.step, lesson.shown === lesson.sitting.game.view]).toEqual([1, true]);
});

test("where nothing may be decided, or something is under way, no decision is taken", async () => {
  vi.mocked(ipc.rust.learn)
    .mockClear()
    .mockReturnValue(new Promise(() => {}));
  void lesson.do({ do: "hint" });
  expect([await decide(), await lesson.do({ do: "go-on" })]).toEqual([false, false]);
  expect(ipc.rust.learn).toHaveBeenCalledOnce();
  const other = new Lesson();
  vi.mocked(ipc.rust.openLesson).mockResolvedValue({ ok: true, value: view({ may: ["answer"] }) });
  await other.open("base-01", null);
  expect(await other.sitting.game.door.decide(laying)).toBe(false);
  expect(ipc.rust.learn).toHaveBeenCalledOnce();
});

test("a decision that fails is none, and the board stays", async () => {
  const reported = vi.spyOn(faults, "report");
  vi.mocked(ipc.rust.learn).mockResolvedValue({ ok: false, fault: { kind: "bug", detail: "x" } });
  expect([await decide(), lesson.shown?.step]).toEqual([false, 0]);
  expect(reported).toHaveBeenCalledOnce();
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
    told: { ...feedback(judged, frames), marks },
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
  await answered({ task, told: { ...feedback("wrong"), marks: [there] } });
  expect([lesson.phase, lesson.marks]).toEqual(["task", [there, track]]);
  await answered({ task, told: feedback("wrong") });
  expect(lesson.marks).toEqual([here, track]);
});

test("a double click on the way on answers no question that comes after it", async () => {
  await answered({ task: { kind: "say", marks: [], why: null }, may: ["go-on"] });
  const question = { task: { kind: "quiz", marks: [], why: null }, may: ["answer"], at: 1 };
  vi.mocked(ipc.rust.learn)
    .mockClear()
    .mockResolvedValue({ ok: true, value: view(question) });
  press(1);
  lesson.next();
  await vi.runAllTimersAsync();
  expect([lesson.phase, lesson.answers]).toEqual(["task", true]);
  press(2);
  await lesson.answer({ kind: "number", number: 3 });
  expect(ipc.rust.learn).toHaveBeenCalledTimes(1);
  press(1);
  await lesson.answer({ kind: "number", number: 3 });
  expect(ipc.rust.learn).toHaveBeenCalledTimes(2);
});

test("a double click at the end of an answer does not go past the next task", async () => {
  await answered({ told: feedback("right"), board: board(0, 2), may: ["go-on"], at: 1 });
  expect(lesson.phase).toBe("answer");
  vi.mocked(ipc.rust.learn).mockClear();
  press(1);
  lesson.next();
  press(2);
  lesson.next();
  expect([lesson.phase, vi.mocked(ipc.rust.learn).mock.calls.length]).toEqual(["task", 0]);
});

const fourth = { kind: "number", number: 4 } as const;
const wrongly = (given: unknown, at = 0) => ({ told: { ...feedback("wrong"), given, at }, at });

test("wrong answers stay marked while the same is asked, whatever else is done, and no longer", async () => {
  await answered(wrongly(fourth));
  await answered({ help: { rung: 1 } });
  await answered(wrongly({ ...fourth, number: 6 }));
  await answered(wrongly(fourth));
  expect(lesson.tried).toEqual([fourth, { ...fourth, number: 6 }]);
  await answered({ told: feedback("right"), at: 1 });
  expect(lesson.tried).toEqual([]);
});

/** An answer that Rust has not given yet. */
const late = () => {
  let tell = (_: LessonView) => {};
  vi.mocked(ipc.rust.learn).mockReturnValueOnce(
    new Promise((answer) => (tell = (value) => answer({ ok: true, value }))),
  );
  return (value: LessonView) => tell(value);
};

test("an answer that comes after another lesson was opened is not shown in its place", async () => {
  for (const other of ["opened", "taken"]) {
    await lesson.open("base-01", null);
    const tell = late();
    const done = lesson.do({ do: "go-on" });
    expect(lesson.waiting).toBe(true);
    const next = view({ id: "base-02" });
    vi.mocked(ipc.rust.openLesson).mockResolvedValueOnce({ ok: true, value: next });
    if (other === "opened") await lesson.open("base-02", null);
    else lesson.take(next, 0, 10);
    expect(lesson.waiting).toBe(false);
    tell(view({ id: "base-01", at: 1 }));
    expect(await done).toBe(false);
    expect(lesson.view?.id).toBe("base-02");
  }
});

test("a second press while the first is answered does nothing", async () => {
  vi.mocked(ipc.rust.learn).mockClear();
  const tell = late();
  const pressed = [lesson.do({ do: "go-on" }), lesson.do({ do: "go-on" })];
  tell(view({ at: 1 }));
  expect(await Promise.all(pressed)).toEqual([true, false]);
  expect(ipc.rust.learn).toHaveBeenCalledOnce();
});

test("a question that has gone on elsewhere is not looked for among the lessons", async () => {
  lesson.take(view({ id: "practice-1" }), 0, 10);
  vi.mocked(ipc.rust.openLesson).mockClear();
  vi.mocked(ipc.rust.learn).mockResolvedValueOnce({
    ok: false,
    fault: { kind: "stale", revision: 9 },
  });
  expect(await lesson.do({ do: "go-on" })).toBe(false);
  expect(ipc.rust.openLesson).not.toHaveBeenCalled();
});

test("what the rules say of one lesson's board is done in no other", async () => {
  let tell = () => {};
  const refused = { legal: false, reasons: [], rules: [] };
  vi.mocked(ipc.rust.lessonWhy).mockReturnValueOnce(
    new Promise((answer) => (tell = () => answer({ ok: true, value: refused }))),
  );
  vi.mocked(ipc.rust.learn).mockClear();
  const asked = lesson.sitting.game.door.why({ do: "nothing" } as unknown as Action);
  lesson.take(view({ id: "base-02" }), 0, 10);
  tell();
  await asked;
  expect(ipc.rust.learn).not.toHaveBeenCalled();
});
