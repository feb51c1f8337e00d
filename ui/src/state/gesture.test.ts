// One gesture, one decision.
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { gesture } from "./gesture";

let stop = () => {};
beforeEach(() => (stop = gesture.follow()));
afterEach(() => stop());

const mouse = (detail: number) => window.dispatchEvent(new MouseEvent("mousedown", { detail }));
const key = (repeat: boolean) => window.dispatchEvent(new KeyboardEvent("keydown", { repeat }));

test("a double click decides once, and the next click again", () => {
  mouse(1);
  expect(gesture.take()).toBe(true);
  mouse(2);
  expect(gesture.take()).toBe(false);
  mouse(1);
  expect(gesture.take()).toBe(true);
});

test("a key held down decides once, whether it is heard itself or presses a button", () => {
  key(false);
  expect(gesture.take()).toBe(true);
  key(true);
  window.dispatchEvent(new MouseEvent("click", { detail: 0 }));
  expect(gesture.take()).toBe(false);
  window.dispatchEvent(new KeyboardEvent("keyup"));
  key(false);
  expect(gesture.take()).toBe(true);
});

test("whoever presses without a mouse decides with each press", () => {
  const press = () => window.dispatchEvent(new MouseEvent("click", { detail: 0 }));
  press();
  expect(gesture.take()).toBe(true);
  press();
  expect(gesture.take()).toBe(true);
});

/** A button on the page, and how often its press was heard. */
const button = () => {
  const heard = vi.fn();
  const there = document.createElement("button");
  there.addEventListener("click", heard);
  document.body.append(there);
  return {
    heard,
    click: (detail: number) => {
      mouse(detail);
      there.dispatchEvent(new MouseEvent("click", { detail, bubbles: true, cancelable: true }));
    },
  };
};

test("the second click of a double click does not reach what came to be asked by the first", () => {
  const { click, heard } = button();
  click(1);
  expect(heard).toHaveBeenCalledTimes(1);
  gesture.spend();
  click(2);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(gesture.take()).toBe(false);
  click(1);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("where nothing new is asked, each click of a double click counts", () => {
  const { click, heard } = button();
  click(1);
  click(2);
  expect(heard).toHaveBeenCalledTimes(2);
});
