// The keys of every screen do what the sheet says, and writing is never disturbed.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import { keySheet, onKey } from "./keys.svelte";
import { router } from "./router.svelte";
import { searching } from "./searching.svelte";

vi.mock("../ipc");

const press = (target: HTMLElement, init: KeyboardEventInit) => {
  const event = new KeyboardEvent("keydown", { ...init, cancelable: true });
  target.addEventListener("keydown", onKey, { once: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  location.hash = "";
  keySheet.open = false;
  searching.wanted = false;
  router.game = null;
  vi.clearAllMocks();
  vi.mocked(ipc.fullScreen).mockResolvedValue({ ok: true, value: true });
  vi.mocked(ipc.quit).mockResolvedValue({ ok: true, value: null });
  vi.mocked(ipc.openFiles).mockResolvedValue({ ok: true, value: [] });
  vi.mocked(ipc.saveGame).mockResolvedValue({ ok: true, value: null });
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

test.each([
  ["Ctrl F", { key: "f", ctrlKey: true }],
  ["Ctrl F with Caps Lock", { key: "F", ctrlKey: true }],
  ["/", { key: "/" }],
])("%s leads to the search of the rulebook", (_, init) => {
  expect(press(document.body, init)).toBe(true);
  expect([location.hash, searching.wanted]).toEqual(["#/rulebook", true]);
});

test("a slash that somebody writes is a slash, and Ctrl F searches all the same", () => {
  const field = document.createElement("input");
  expect(press(field, { key: "/" })).toBe(false);
  expect(searching.wanted).toBe(false);
  expect(press(field, { key: "f", ctrlKey: true })).toBe(true);
  expect(searching.wanted).toBe(true);
});

test("F11 fills the screen, Ctrl Q closes, Ctrl O asks for a file, Ctrl N prepares a game", () => {
  expect(press(document.createElement("input"), { key: "F11" })).toBe(true);
  expect(ipc.fullScreen).toHaveBeenCalledOnce();
  expect(press(document.body, { key: "q", ctrlKey: true })).toBe(true);
  expect(ipc.quit).toHaveBeenCalledOnce();
  expect(press(document.body, { key: "o", ctrlKey: true })).toBe(true);
  expect(ipc.openFiles).toHaveBeenCalledOnce();
  expect(press(document.body, { key: "n", ctrlKey: true })).toBe(true);
  expect(location.hash).toBe("#/play/new");
});

test("Ctrl S saves the open game, and nothing where none is open", () => {
  press(document.body, { key: "s", ctrlKey: true });
  expect(ipc.saveGame).not.toHaveBeenCalled();
  router.game = 7;
  press(document.body, { key: "s", ctrlKey: true });
  expect(vi.mocked(ipc.saveGame).mock.calls[0]?.[0]).toBe(7);
});

test.each([
  { key: "f", ctrlKey: true, shiftKey: true },
  { key: "f", ctrlKey: true, altKey: true },
  { key: "z", ctrlKey: true },
])("what is not ours is left alone: %o", (init) => {
  expect(press(document.body, init)).toBe(false);
});

test("under an open sheet no key leads away", () => {
  const sheet = document.body.appendChild(document.createElement("dialog"));
  sheet.setAttribute("open", "");
  press(document.body, { key: "f", ctrlKey: true });
  press(document.body, { key: "/" });
  expect([location.hash, searching.wanted]).toEqual(["", false]);
  sheet.remove();
});
