// What a question offers to whoever only hears it, and what becomes of a number that is answered.
import { beforeEach, expect, test, vi } from "vitest";
import type { Aim, AskView, Given, LessonView } from "../ipc";
import type { Lesson } from "./lesson.svelte";
import { settings } from "../state/settings.svelte";
import { askedSentences } from "./announce-lesson.svelte";
import { answersSaid, questionOf } from "./question-in-words";

vi.mock("../ipc");

const given: Given[] = [];
beforeEach(() => given.splice(0));

const asking = (ask: AskView, answers = true): Lesson => {
  const view = {
    task: { ask },
    board: { seats: [], choices: [], refused: [] },
  } as unknown as LessonView;
  const lesson = {
    view,
    answers,
    question: null,
    marks: [],
    marked: [] as Aim[],
    answer: (answer: Given) => {
      given.push(answer);
      return Promise.resolve(true);
    },
    mark: (aim: Aim) => lesson.marked.push(aim),
  };
  return lesson as unknown as Lesson;
};
const number = (number: number): Given => ({ kind: "number", number });
const reason = (code: string) => ({ kind: "reason", code }) as Given;
const ask = (kind: string, choices: Given[]) => ({ kind, choices }) as unknown as AskView;
const place = (x: number): Given => ({
  kind: "places",
  places: [{ x, y: 0, kind: null, at: null }],
});

test("numbers are told as they are, and answered by themselves", async () => {
  const question = questionOf(asking(ask("number", [0, 3, 4].map(number))));
  expect(question?.listed).toBe("Answers: 0, 3 or 4.");
  expect(await question?.answer(3)).toBe("");
  expect(question?.answer(1)).toBe(null);
  expect(given).toEqual([number(3)]);
});

test("where any number may be the answer, any is taken", async () => {
  const question = questionOf(asking(ask("number", [])));
  expect(question?.listed).toBe("The answer is a number.");
  await question?.answer(12);
  expect(given).toEqual([number(12)]);
});

test("yes and no need not be listed to be told", async () => {
  const question = questionOf(asking(ask("yes-no", [])));
  expect(question?.listed).toBe("1: Yes. 2: No.");
  await question?.answer(2);
  expect(given).toEqual([{ kind: "yes-no", yes: false }]);
});

test("reasons are the sentences that they are", () => {
  const choices = [reason("base/cell-taken"), reason("base/edge-mismatch")];
  expect(questionOf(asking(ask("reason", choices)))?.listed).toMatch(/^1: [^.]+\. 2: [^.]+\.$/);
});

test("one place answers at once", async () => {
  const question = questionOf(asking(ask("feature", [place(1), place(2)])));
  expect(question?.listed).toBe("1: 1 east of the first tile. 2: 2 east of the first tile.");
  await question?.answer(2);
  expect(given).toEqual([place(2)]);
});

test("of several places each is marked until it is said that this is all", async () => {
  const question = questionOf(asking(ask("places", [place(1), place(2)])));
  expect(question?.listed).toContain("3: I have marked all of them.");
  expect(await question?.answer(2)).toBe("1 place marked");
  expect(given).toEqual([]);
  await question?.answer(3);
  expect(given).toEqual([place(2)]);
});

test("a long list of places is told to whoever asks for it", () => {
  const places = Array.from({ length: 12 }, (_, x) => place(x + 1));
  expect(answersSaid(asking(ask("places", places)))).toBe(
    "There are 12 places. The command “choices” lists them.",
  );
  expect(answersSaid(asking(ask("places", places.slice(0, 2))))).toContain("1: 1 east");
});

test("what is asked for is not told: how many figures are left, when that is pointed at", () => {
  const hides = (kind: string, more: object) => {
    const lesson = asking(ask(kind, []));
    const [view, marks] = [lesson.view!, [{ what: "part", part: "supply" }]];
    const task = { ...view.task, moves: 0 };
    const asked: object = { ...lesson, view: { ...view, task }, marks, ...more };
    return questionOf(asked as Lesson)?.hidesSupply;
  };
  expect(hides("number", {})).toBe(true);
  expect(hides("number", { marks: [] })).toBe(false);
  expect(hides("yes-no", {})).toBe(false);
  expect(hides("number", { question: { at: 0, of: 8 } })).toBe(false);
});

test("where nothing may be answered nothing is asked", () => {
  expect(questionOf(asking(ask("yes-no", []), false))).toBe(null);
  expect(answersSaid(asking(ask("yes-no", []), false))).toBe("");
});

test("what a task points at is said after it to whoever plays by text", () => {
  const lesson = asking(ask("yes-no", []));
  Object.assign(lesson, { marks: [{ what: "part", part: "hand" }], sitting: { game: {} } });
  Object.assign(lesson.view!.task, { say: "Look at your tile." });
  expect(askedSentences(lesson, lesson.view!)).toEqual(["Look at your tile."]);
  settings.current = { ...settings.current, inWords: true };
  expect(askedSentences(lesson, lesson.view!).filter(Boolean)).toEqual([
    "Look at your tile.",
    "Highlighted: The tile in hand.",
    "1: Yes. 2: No.",
  ]);
  settings.current = { ...settings.current, inWords: false };
});
