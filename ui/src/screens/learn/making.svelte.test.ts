// What is drawn at the desk of a lesson: each change is a deed of the lesson, one after the other, and only when it is asked for.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { LearnerAction, GameView, LessonView, Op, Outcome } from "../../ipc";
import { Lesson } from "../../lesson/lesson.svelte";
import { announcer } from "../../state/announcer.svelte";
import { LessonEditor } from "./making.svelte";

vi.mock("../../ipc");

const naming = (text: string): Op => ({ of: "about", what: "name", text, language: "en" });
const board = { game: { id: 1, designs: [] }, revision: 0, step: 0, steps: 0, log: [] };
let revision = 0;
const view = (more: object = {}) =>
  ({
    id: "build-01",
    revision: ++revision,
    at: 0,
    task: { kind: "make", marks: [], why: null },
    board: board as unknown as GameView,
    desk: { document: { tiles: [], mix: null, faults: [] } },
    before: [],
    told: null,
    help: null,
    may: ["act", "take-back"],
    done: false,
    ...more,
  }) as unknown as LessonView;
const judged = (as: string, more: object = {}) => ({
  judged: as,
  frames: [],
  reasons: [],
  rules: [],
  marks: [],
  why: null,
  desk: null,
  undone: null,
  ...more,
});

/** Deeds that Rust was asked for and has not answered yet. */
let asked: { deed: LearnerAction; answer: (outcome: Outcome<LessonView>) => void }[];
const nth = async (at: number) => {
  await expect.poll(() => asked.length).toBeGreaterThan(at);
  return asked[at]!;
};
const opened = async (first: LessonView) => {
  vi.mocked(ipc.rust.openLesson).mockResolvedValue({ ok: true, value: first });
  const lesson = new Lesson();
  await lesson.open("build-01", null);
  return { lesson, desk: new LessonEditor(lesson) };
};

beforeEach(() => {
  asked = [];
  vi.mocked(ipc.rust.learn).mockImplementation(
    (_, deed) => new Promise((answer) => asked.push({ deed, answer })),
  );
});

test("a change waits for the one before it", async () => {
  const { desk } = await opened(view());
  const changes = [desk.change(naming("a")), desk.change(naming("b"))];
  const first = await nth(0);
  await Promise.resolve();
  expect(asked.map(({ deed }) => deed)).toEqual([{ do: "make", op: naming("a") }]);
  first.answer({ ok: true, value: view() });
  (await nth(1)).answer({ ok: true, value: view() });
  expect(await Promise.all(changes)).toEqual([true, true]);
});

test("where nothing is to be made it is said, and nothing is asked", async () => {
  const said = vi.spyOn(announcer, "say");
  const { desk } = await opened(view({ may: ["answer"] }));
  expect([await desk.change(naming("a")), asked.length]).toEqual([false, 0]);
  expect(said).toHaveBeenCalledOnce();
});

test("what was meant for a document that a mistake took back is not done, and the answer still wants to be read", async () => {
  const { lesson, desk } = await opened(view());
  const changes = [desk.change(naming("a")), desk.change(naming("b"))];
  const lying = { document: { tiles: [{ design: { id: "own/a" } }], mix: null } };
  (await nth(0)).answer({ ok: true, value: view({ told: judged("wrong", { desk: lying }) }) });
  expect(await Promise.all(changes)).toEqual([true, false]);
  expect([asked.length, lesson.phase]).toEqual([1, "answer"]);
});

test("what cannot be drawn is no change, and nothing of it is told as done", async () => {
  const said = vi.spyOn(announcer, "say");
  const { desk } = await opened(view());
  const change = desk.change(naming("a"));
  (await nth(0)).answer({ ok: true, value: view({ told: judged("refused") }) });
  expect(await change).toBe(false);
  expect(said).not.toHaveBeenCalled();
});

test("a change that fails keeps none after it from being made", async () => {
  const { desk } = await opened(view());
  const changes = [desk.change(naming("a")), desk.change(naming("b"))];
  (await nth(0)).answer({ ok: false, fault: { kind: "bug", detail: "x" } });
  (await nth(1)).answer({ ok: true, value: view() });
  expect(await Promise.all(changes)).toEqual([false, true]);
});
