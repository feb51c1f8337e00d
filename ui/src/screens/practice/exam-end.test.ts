// The end of an exam says whether it is passed, and what would pass it.
// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { announcer } from "../../state/announcer.svelte";
import ExamEnd from "./ExamEnd.svelte";

vi.mock("../../state/lessons.svelte", () => ({ lessons: { load: vi.fn(), map: null } }));

const end = (right: number) =>
  render(ExamEnd, { right, of: 10, mayMiss: 1, missed: [], again: () => {}, back: () => {} });

test("whoever hears it is at its heading, and hears what came of it", () => {
  end(8);
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(announcer.story.at(-1)?.text).toBe(
    "8 of 10 right at the first try. Not passed yet. You pass with at most 1 wrong answer.",
  );
});

test("one answer may be wrong, and no more", () => {
  end(9);
  screen.getByText("9 of 10 right at the first try.");
  screen.getByText("You passed. This course now counts as learned.");
  cleanup();
  end(8);
  screen.getByText("Not passed yet. You pass with at most 1 wrong answer.");
  expect(screen.queryByText(/^You passed/)).toBeNull();
});
