import { expect, test } from "vitest";
import type { LessonDraft, LessonStepDraft, LessonStepView } from "../../ipc";
import { gapsOf, isNeeded } from "./gaps";

const step = (id: string, more: Partial<LessonStepDraft>): LessonStepDraft => ({
  id,
  kind: "move",
  task: "Place the tile.",
  good: "",
  hint: "Look left.",
  answers: [],
  question: null,
  rules: [],
  marks: 0,
  goes: false,
  acts: [],
  ...more,
});
const lesson = (steps: LessonStepDraft[]): LessonDraft => ({
  id: "own-lesson-a",
  language: "en",
  learner: 0,
  steps,
  start: [],
  after: null,
  course: null,
  readOnly: false,
  endsFree: false,
});
const looked = (moves: number): LessonStepView => ({
  board: null,
  drawn: null,
  marks: [],
  shown: {},
  report: {
    legal: 9,
    right: 1,
    traits: [],
    answered: {},
    spots: [],
    asked: null,
    open: [
      { class: { is: "elsewhere", x: 0, y: 1 }, moves },
      { class: { is: "other" }, moves: 1 },
    ],
  },
});

test("a lesson without steps misses its first move, and nothing else", () => {
  expect(gapsOf(lesson([]), {}, [])).toEqual([{ is: "steps" }]);
});

test("what is missing stands in the order of the steps, and hints come last", () => {
  const steps = [
    step("a", { task: "", hint: "" }),
    step("b", { kind: "words", task: "", hint: "" }),
    step("c", {}),
  ];
  const gaps = gapsOf(lesson(steps), { c: looked(4) }, []);
  expect(gaps).toEqual([
    { is: "task", step: 0 },
    { is: "words", step: 1 },
    { is: "open", step: 2, count: 5 },
    { is: "hint", step: 0 },
  ]);
  expect(gaps.map(isNeeded)).toEqual([true, true, true, false]);
});

test("a question misses what is said to wrong answers, and its hint may be left out", () => {
  const steps = [step("a", { kind: "question", hint: "" })];
  const gaps = gapsOf(lesson(steps), { a: looked(1) }, []);
  expect(gaps).toEqual([
    { is: "replies", step: 0, count: 2 },
    { is: "hint", step: 0 },
  ]);
});

test("of a lesson that is only read nothing is missing", () => {
  expect(gapsOf({ ...lesson([step("a", { task: "" })]), readOnly: true }, {}, [])).toEqual([]);
});
