// Alt with a digit opens a screen, ? opens the sheet, and writing is never disturbed.
import { beforeEach, expect, test } from "vitest";
import { keySheet, onKey } from "./keys.svelte";

const press = (target: HTMLElement, init: KeyboardEventInit) => {
  const event = new KeyboardEvent("keydown", { ...init, cancelable: true });
  target.addEventListener("keydown", onKey, { once: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  location.hash = "";
  keySheet.open = false;
});

test.each([
  ["Digit1", "#/learn"],
  ["Digit7", "#/settings"],
  ["Digit0", "#/"],
])("Alt and %s open %s", (code, address) => {
  expect(press(document.body, { code, altKey: true })).toBe(true);
  expect(location.hash).toBe(address);
});

test("a digit without a screen, or without Alt, is left alone", () => {
  expect(press(document.body, { code: "Digit9", altKey: true })).toBe(false);
  expect(press(document.body, { code: "Digit1" })).toBe(false);
  expect(location.hash).toBe("");
});

test("? opens the sheet, but not where somebody writes", () => {
  press(document.createElement("textarea"), { key: "?" });
  expect(keySheet.open).toBe(false);
  press(document.body, { key: "?" });
  expect(keySheet.open).toBe(true);
});
