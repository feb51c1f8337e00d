// What comes under a pointer that lies still is not pointed at, until the pointer moves.
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { areKeysUsed, followHands, restsOn } from "./resting";

let stop: () => void;
let place: HTMLElement;
beforeEach(() => {
  stop = followHands();
  place = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  stop();
  place.remove();
});

const pointer = (type: string, x: number, y: number, on: EventTarget = place) =>
  on.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true }));
const rests = () => "resting" in place.dataset;

test("what appears where somebody has just pressed lies there unmarked", () => {
  pointer("pointerdown", 40, 60, document.body);
  restsOn("first")(place);
  expect(rests()).toBe(true);
  // The web view says so when only the page has moved.
  pointer("pointermove", 40, 60);
  expect(rests()).toBe(true);
  pointer("pointermove", 41, 60);
  expect(rests()).toBe(false);
});

test("with the next question it is new again", () => {
  const leave = restsOn("first")(place) as () => void;
  pointer("pointermove", 10, 10);
  expect(rests()).toBe(false);
  leave();
  restsOn("second")(place);
  expect(rests()).toBe(true);
});

test("a pointer that comes over something by hand takes turns with the keyboard, and a page that moves does not", () => {
  const key = () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp" }));
  pointer("pointermove", 5, 5);
  key();
  expect(areKeysUsed()).toBe(true);
  pointer("pointerover", 5, 5);
  expect(areKeysUsed()).toBe(true);
  pointer("pointerover", 6, 5);
  expect(areKeysUsed()).toBe(false);
  key();
  pointer("pointermove", 7, 5);
  expect(areKeysUsed()).toBe(false);
  key();
  pointer("pointerdown", 7, 5);
  expect(areKeysUsed()).toBe(false);
});
