// One answer has one page: how it went, in one word, and the key that leads to the next question from there.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sitting } from "../game/sitting.svelte";
import * as ipc from "../ipc";
import type { LessonView, QuestionOutcome } from "../ipc";
import { announcer } from "../state/announcer.svelte";
import { gesture } from "../state/gesture";
import { keyboard } from "../state/keyboard.svelte";
import { settings } from "../state/settings.svelte";
import { inLanguage } from "../words";
import { Lesson } from "./lesson.svelte";
import LessonLayout from "./LessonLayout.svelte";

vi.mock("../ipc");
vi.mock("../game/sitting.svelte", async (original) => {
  const { GameAtTable, ...rest } = await original<typeof import("../game/sitting.svelte")>();
  const one = new GameAtTable();
  return { ...rest, GameAtTable, sitting: () => one };
});

const words = inLanguage("en").lesson;
let revision = 0;
const view = (more: object = {}): LessonView =>
  ({
    id: "practice-road",
    title: "Roads",
    revision: ++revision,
    at: 0,
    steps: [{ id: "a" }],
    goals: [],
    desk: {},
    path: null,
    task: {
      kind: "count",
      say: "How much?",
      marks: [],
      why: null,
      rules: [],
      ask: { kind: "number", choices: [1, 2, 3].map((number) => ({ kind: "number", number })) },
    },
    board: { game: { id: 1, designs: [] }, step: 0, steps: 0, seats: [], log: [] },
    before: [],
    told: null,
    help: null,
    may: ["answer"],
    went: null,
    done: false,
    ...more,
  }) as unknown as LessonView;
const told = (judged: string, number: number) => ({
  judged,
  at: 0,
  given: { kind: "number", number },
  say: "Because.",
  task: "How much?",
  kind: "count",
  why: "Count again.",
  frames: [],
  reasons: [],
  rules: [],
  marks: [],
  desk: null,
  undone: null,
});

let leave = () => {};
beforeEach(() => {
  leave = gesture.follow();
  window.addEventListener("keydown", keyboard.press);
  void sitting();
});
afterEach(() => {
  window.removeEventListener("keydown", keyboard.press);
  leave();
  cleanup();
});

const put = () => {
  const lesson = new Lesson();
  const after = vi.fn();
  lesson.after = after;
  lesson.take(view(), 0, 10);
  render(LessonLayout, {
    lesson,
    title: "Practice",
    label: "",
    leave: "#",
    opening: "",
    after: "Next question",
  });
  const answer = async (judged: string, number: number, went: QuestionOutcome | null) => {
    const next = view({ told: told(judged, number), went, done: went !== null });
    vi.mocked(ipc.rust.learn).mockResolvedValueOnce({ ok: true, value: next });
    await lesson.do({ do: "answer", answer: { kind: "number", number } });
  };
  return { lesson, after, answer };
};
const judged = () => document.querySelector(".answered .head b")?.textContent;

test("what is right at once says so, gives its reason, and leads on to the next question", async () => {
  const { after, answer } = put();
  const say = vi.spyOn(announcer, "say");
  await answer("right", 2, "right");
  await vi.waitFor(() => expect(judged()).toBe(`${words.judged.right}.`));
  expect(say).toHaveBeenLastCalledWith(expect.stringContaining(`${words.judged.right}.`));
  screen.getByText("Count again.");
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(after).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole("button", { name: "Next question" }));
  expect(after).toHaveBeenCalledTimes(2);
});

test("after a mistake one page says at which try it was right", async () => {
  const { lesson, after, answer } = put();
  await answer("wrong", 1, null);
  await vi.waitFor(() => expect(judged()).toBe(`${words.judged.wrong}.`));
  expect(lesson.closed).toBe(false);
  await answer("right", 2, "wrong");
  await vi.waitFor(() => expect(judged()).toBe(`${words.tries[2]}.`));
  expect(document.querySelector("[data-went=wrong]")).not.toBeNull();
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(after).toHaveBeenCalledOnce();
});

test("whoever plays by text hears after a mistake that was played out how to try again", async () => {
  settings.current = { ...settings.current, inWords: true };
  const { lesson } = put();
  const say = vi.spyOn(announcer, "say");
  lesson.view = view({ told: told("wrong", 1) });
  lesson.phase = "answer";
  await vi.waitFor(() =>
    expect(say).toHaveBeenLastCalledWith(expect.stringContaining(words.againByKey)),
  );
  settings.current = { ...settings.current, inWords: false };
});

test("a key that was held down since the answer does not lead on", async () => {
  const { after, answer } = put();
  await answer("right", 2, "helped");
  await vi.waitFor(() => expect(judged()).toBe(`${inLanguage("en").practice.helped}.`));
  await fireEvent.keyDown(document.body, { key: "Enter", repeat: true });
  expect(after).not.toHaveBeenCalled();
});
