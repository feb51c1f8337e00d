// The answers to a question: what was tried is marked for whoever sees or hears it, and all have keys of one kind.
// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Given, LessonView } from "../ipc";
import Asking from "./Asking.svelte";
import { answerUnder } from "./answer-keys";
import type { Lesson } from "./lesson.svelte";

vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, catalog: () => new Promise(() => {}) } };
});

const number = (number: number): Given => ({ kind: "number", number });

const put = (numbers: readonly number[], tried: readonly Given[] = []) => {
  const ask = { kind: "number" as const, choices: numbers.map(number) };
  const view = { board: { seats: [] }, task: { ask }, help: null } as unknown as LessonView;
  const lesson = { tried, marked: [] } as unknown as Lesson;
  const { container } = render(Asking, { lesson, view, ask });
  return [...container.querySelectorAll("button")];
};
const keys = (buttons: readonly Element[]) =>
  buttons.map((button) => button.getAttribute("aria-keyshortcuts"));

test("small numbers are their own keys, and nothing else is written beside them", () => {
  const buttons = put([2, 4, 6]);
  expect(keys(buttons)).toEqual(["2", "4", "6"]);
  expect(buttons.map(({ textContent }) => textContent.trim())).toEqual(["2", "4", "6"]);
});

test("where one number is larger all have letters, and each shows its own", () => {
  const buttons = put([6, 10, 12]);
  expect(keys(buttons)).toEqual(["a", "b", "c"]);
  expect(buttons.map((button) => button.querySelector("small")?.textContent)).toEqual([
    "A",
    "B",
    "C",
  ]);
});

test("a digit means the number that it is where the keys are letters, unless it begins another", () => {
  const under = (numbers: readonly number[], key: string) =>
    answerUnder(numbers.map(number), Number(key) - 1);
  expect(under([0, 3, 4], "3")).toEqual(number(3));
  expect(under([0, 3, 4], "1")).toBe(undefined);
  expect(under([1, 6, 12], "6")).toEqual(number(6));
  expect(under([1, 6, 12], "1")).toBe(undefined);
  expect(under([2, 4, 6], "4")).toEqual(number(4));
  expect(answerUnder([6, 10].map(number), 9)).toEqual(number(6));
});

test("a wrong answer that was given says so", () => {
  const [first, second] = put([2, 4], [number(4)]);
  expect(first?.textContent).not.toContain("Tried");
  expect(second?.textContent).toContain("Tried, not right");
});
