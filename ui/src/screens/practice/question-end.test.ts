// After a question the key that goes on in lessons leads to the next one, and takes nothing from what else has the keyboard.
// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LessonView } from "../../ipc";
import { gesture } from "../../state/gesture";
import { keyboard } from "../../state/keyboard.svelte";
import QuestionEnd from "./QuestionEnd.svelte";

vi.mock("../../ipc");
vi.hoisted(() => {
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(window, { matchMedia });
});

let unfollow = () => {};
beforeEach(() => {
  unfollow = gesture.follow();
  window.addEventListener("keydown", keyboard.press);
});
afterEach(() => {
  unfollow();
  window.removeEventListener("keydown", keyboard.press);
  cleanup();
});

const put = () => {
  const next = vi.fn();
  const view = { told: null } as unknown as LessonView;
  render(QuestionEnd, { view, went: "right", last: false, next, own: null });
  return next;
};
const enter = (more: KeyboardEventInit = {}) =>
  document.activeElement!.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...more }),
  );

test("Enter on the heading goes on", () => {
  const next = put();
  expect(document.activeElement?.textContent).toBe("Right at once");
  enter();
  expect(next).toHaveBeenCalledOnce();
});

test("so it does where nothing has the keyboard", () => {
  const next = put();
  (document.activeElement as HTMLElement).blur();
  enter();
  expect(next).toHaveBeenCalledOnce();
});

test("a key that was held down since the answer does not", () => {
  const next = put();
  gesture.spend();
  enter({ repeat: true });
  expect(next).not.toHaveBeenCalled();
});

test.each(["button", "input", "div"])("a %s that has the keyboard keeps the key", (what) => {
  const next = put();
  const other = document.body.appendChild(document.createElement(what));
  other.tabIndex = 0;
  other.focus();
  enter();
  expect(next).not.toHaveBeenCalled();
  other.remove();
});
