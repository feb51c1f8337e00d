// The end of a lesson says first what was learned; the rules that came up belong to the end of a small game.
// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { LessonView, StepType } from "../../ipc";
import type { Lesson } from "../../lesson/lesson.svelte";
import { inLanguage } from "../../words";
import LessonEnd from "./LessonEnd.svelte";

vi.mock("../../ipc");

const seat = (name: string, score: number) => ({
  name,
  score,
  laps: 0,
  colour: 0,
  pattern: "plain",
});
const view = (kinds: readonly StepType[], scores: readonly number[]): LessonView =>
  ({
    id: "base-01-placing",
    title: "A place for your tile",
    own: false,
    chapter: null,
    path: null,
    desk: null,
    trial: false,
    lost: false,
    steps: kinds.map((kind, at) => ({ id: `${at}`, kind, begun: true, fresh: false })),
    at: kinds.length - 1,
    task: { kind: "say", say: "That is the first rule." },
    told: null,
    board: { seats: scores.map((score, at) => seat(`Seat ${at}`, score)) },
    stars: 3,
    best: 3,
    mistakes: 0,
    guesses: 0,
    hints: 0,
    skipped: 0,
    goals: [],
    teaches: ["BG-09"],
    canPractise: false,
    next: null,
    cameUp: {
      rules: [{ rule: "BG-12", turns: [{ step: 5, turn: 5, over: false }] }],
      never: ["BG-09"],
    },
  }) as unknown as LessonView;

const lesson = { phase: "end", lookedAt: null } as unknown as Lesson;
const headings = (of: LessonView) => {
  render(LessonEnd, { lesson, view: of });
  return screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
};

test("a lesson ends with what was learned, and with no score that nobody has", () => {
  expect(headings(view(["say", "predict", "play"], [0, 0]))).toEqual(["What you learned"]);
});

test("a score stands below what was learned", () => {
  const said = headings(view(["say", "do"], [4, 0]));
  expect(said).toEqual(["What you learned", "Final scores"]);
});

test("a small game ends with its score and the rules that came up", () => {
  expect(headings(view(["say", "play"], [8, 9]))).toEqual([
    "Final scores",
    "Rules that came up",
    "Rules that never came up",
    "What you learned",
  ]);
});

test("what was played for somebody is no part of what went well", () => {
  const { aims } = inLanguage("en").lesson.end;
  expect([aims(0, 1), aims(1, 1), aims(2, 2)]).toEqual([
    "0 of 1 aim reached.",
    "Aim reached.",
    "All 2 aims reached.",
  ]);
  const { summary } = inLanguage("en").campaigns.end;
  expect(summary(0, 0, 1)).toBe("Games lost: 0. Hints: 0. Bastide played it for you.");
  expect(summary(1, 2, 0)).toBe("Games lost: 1. Hints: 2.");
});
