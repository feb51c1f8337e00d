// A question of an exam is one from the first on; a sitting is none.
import { expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { PracticeQuestion } from "../../ipc";
import type { Lesson } from "../../lesson/lesson.svelte";
import { inLanguage } from "../../words";
import { PracticeRound } from "./practice-round.svelte";

vi.mock("../../ipc");

const question = { lesson: {}, at: 0, of: 10 } as unknown as PracticeQuestion;
const put = () => {
  const take = vi.fn();
  return { take, round: new PracticeRound({ take, leave: () => {} } as unknown as Lesson) };
};

test("whoever takes an exam knows it with its first question", async () => {
  vi.mocked(ipc.beginExam).mockResolvedValue({ ok: true, value: question });
  const { take, round } = put();
  await round.examine("base");
  expect(take).toHaveBeenLastCalledWith(question.lesson, 0, 10, true);
  expect(round.exam).toBe(true);
});

test("a sitting is no exam, and none is where nothing can be asked", async () => {
  vi.mocked(ipc.beginPractice).mockResolvedValue({ ok: true, value: question });
  vi.mocked(ipc.beginExam).mockResolvedValue({ ok: true, value: null });
  const { take, round } = put();
  await round.begin(null);
  expect(take).toHaveBeenLastCalledWith(question.lesson, 0, 10, false);
  await round.examine("build");
  expect(round.exam).toBe(false);
});

test("an exam says how many questions it has, what counts and what it shows", () => {
  const { exam } = inLanguage("en").practice;
  expect(exam.place(1, 10)).toBe("Exam · question 1 of 10");
  expect(exam.text(10)).toMatch(/^10 questions .* only your first answer to each counts\./);
});
