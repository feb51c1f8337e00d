// What there is to learn may be asked for again while it is still being told.
import { expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { LearnView, NextLesson } from "../ipc";
import { lessons } from "./lessons.svelte";

vi.mock("../ipc");

const map = (next: string) =>
  ({
    ok: true,
    value: {
      courses: [],
      next: { id: next, title: next, language: "en" },
      rules: {},
      paths: [],
      met: false,
    },
  }) as {
    ok: true;
    value: LearnView;
  };

test("whoever asked and was overtaken waits for the newest answer", async () => {
  const answers: ((outcome: ReturnType<typeof map>) => void)[] = [];
  vi.mocked(ipc.rust.lessons).mockImplementation(() => new Promise((done) => answers.push(done)));
  const known: (string | undefined)[] = [];
  const first = lessons.load().then(() => known.push(lessons.map?.next?.id));
  const second = lessons.load();
  answers[0]!(map("older"));
  await Promise.resolve();
  answers[1]!(map("newer"));
  await Promise.all([first, second]);
  expect(known).toEqual(["newer"]);
});

test("the next lesson that came with the page is not asked for again, and later it is", async () => {
  const next = (title: string): NextLesson => ({
    lesson: { id: title, title, language: "en" },
    begun: false,
    met: false,
  });
  vi.mocked(ipc.rust.nextLesson).mockResolvedValue({ ok: true, value: next("later") });
  lessons.begun(next("first"));
  await lessons.lookAhead();
  expect(ipc.rust.nextLesson).not.toHaveBeenCalled();
  expect(lessons.next?.lesson?.id).toBe("first");
  await lessons.lookAhead();
  expect(lessons.next?.lesson?.id).toBe("later");
});
