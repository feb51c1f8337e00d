// A question of an exam is one from the first on; a sitting is none.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { LessonView, Outcome, PracticeQuestion } from "../../ipc";
import type { Lesson } from "../../lesson/lesson.svelte";
import { inLanguage } from "../../words";
import { PracticeRound } from "./practice-round.svelte";

vi.mock("../../ipc");
beforeEach(() => vi.clearAllMocks());

const question = { lesson: {}, at: 0, of: 10 } as unknown as PracticeQuestion;
const put = (view: Partial<LessonView> | null = null) => {
  const take = vi.fn();
  const lesson = { take, leave: () => {}, view };
  return { take, round: new PracticeRound(lesson as unknown as Lesson) };
};

/** A command that answers when it is told to. */
const later = () => {
  let settle = (_: Outcome<PracticeQuestion | null>) => {};
  const answer = new Promise<Outcome<PracticeQuestion | null>>((done) => (settle = done));
  return { answer, tell: () => settle({ ok: true, value: question }) };
};

test("whoever takes an exam knows it with its first question", async () => {
  vi.mocked(ipc.rust.beginExam).mockResolvedValue({ ok: true, value: question });
  const { take, round } = put();
  await round.examine("base");
  expect(take).toHaveBeenLastCalledWith(question.lesson, 0, 10, true);
  expect(round.exam).toBe(true);
});

test("a sitting is no exam, and none is where nothing can be asked", async () => {
  vi.mocked(ipc.rust.beginPractice).mockResolvedValue({ ok: true, value: question });
  vi.mocked(ipc.rust.beginExam).mockResolvedValue({ ok: true, value: null });
  const { take, round } = put();
  await round.begin([]);
  expect(take).toHaveBeenLastCalledWith(question.lesson, 0, 10, false);
  await round.examine("build");
  expect(round.exam).toBe(false);
});

test("an exam says how many questions it has, what counts and what it shows", () => {
  const { exam } = inLanguage("en").practice;
  expect(exam.place(1, 10)).toBe("Exam · question 1 of 10");
  expect(exam.text(10, 1)).toMatch(
    /^10 questions .*Only your first answer to a question counts\. You pass with at most 1 wrong answer\./,
  );
});

test.each([
  ["round", ipc.rust.beginPractice, (round: PracticeRound) => round.begin([])],
  ["puzzle of the day", ipc.rust.puzzleOfTheDay, (round: PracticeRound) => round.solveDaily()],
])("a double click begins one %s", async (_, command, begin) => {
  const { answer, tell } = later();
  vi.mocked(command as () => typeof answer).mockReturnValue(answer);
  const { take, round } = put();
  const pressed = [begin(round), begin(round)];
  expect(round.waiting).toBe(true);
  tell();
  await Promise.all(pressed);
  expect(command).toHaveBeenCalledOnce();
  expect(take).toHaveBeenCalledOnce();
  expect(round.waiting).toBe(false);
});

test("what is pressed while a question is on its way changes nothing of the round", async () => {
  const { answer, tell } = later();
  vi.mocked(ipc.rust.beginExam).mockReturnValue(answer);
  const { take, round } = put();
  const pressed = [round.examine("base"), round.begin([])];
  tell();
  await Promise.all(pressed);
  expect(ipc.rust.beginPractice).not.toHaveBeenCalled();
  expect(take).toHaveBeenLastCalledWith(question.lesson, 0, 10, true);
  await round.again();
  expect(ipc.rust.beginExam).toHaveBeenCalledTimes(2);
});

test("a second press asks for one next question and counts the one before once", async () => {
  const { answer, tell } = later();
  vi.mocked(ipc.rust.nextQuestion).mockReturnValue(answer);
  const { round } = put({ went: "right", revision: 3, teaches: [] });
  const pressed = [round.next(), round.next()];
  tell();
  await Promise.all(pressed);
  expect(ipc.rust.nextQuestion).toHaveBeenCalledOnce();
  expect(round.went).toEqual(["right"]);
});

test("a question that comes after the round was left is not shown, and another can begin", async () => {
  const [first, second] = [later(), later()];
  vi.mocked(ipc.rust.beginPractice)
    .mockReturnValueOnce(first.answer)
    .mockReturnValueOnce(second.answer);
  const { take, round } = put();
  const left = round.begin([]);
  round.leave();
  const begun = round.begin(["decisions"]);
  first.tell();
  await left;
  expect(take).not.toHaveBeenCalled();
  second.tell();
  await begun;
  expect(take).toHaveBeenCalledOnce();
});
