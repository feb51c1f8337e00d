// Leaves, a choice and a line about something do with keys what hands expect of them.
// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Choice from "./Choice.svelte";
import IconButton from "./IconButton.svelte";
import TextField from "./TextField.svelte";

test("one of a few is one group, so that the arrows go from one to the next", () => {
  const options = ["land", "fields", "all"].map((value) => ({ value, label: value }));
  render(Choice, { legend: "Draw", options, value: "land", change: () => Promise.resolve(true) });
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  expect(radios.map(({ type }) => type)).toEqual(["radio", "radio", "radio"]);
  expect(new Set(radios.map(({ name }) => name)).size).toBe(1);
});

test("what a sign is called stands beside it while it is pointed at, and Escape takes it away", async () => {
  render(IconButton, { label: "Take back", icon: "undo", onclick: vi.fn() });
  const sign = screen.getByRole("button", { name: "Take back" });
  vi.spyOn(sign, "matches").mockReturnValue(true);
  expect(sign.title).toBe("");
  await fireEvent.pointerEnter(sign);
  await waitFor(() => expect(screen.getByRole("tooltip").textContent).toBe("Take back"), {
    timeout: 5000,
  });
  await fireEvent.keyDown(sign, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});

test("the line about a sign can be pointed at, stays as long, and goes when the pointer has left both", async () => {
  render(IconButton, { label: "Take back", icon: "undo", onclick: vi.fn() });
  const sign = screen.getByRole("button", { name: "Take back" });
  const hovered = vi.spyOn(sign, "matches").mockReturnValue(true);
  await fireEvent.pointerEnter(sign);
  const line = await screen.findByRole("tooltip", {}, { timeout: 5000 });
  vi.useFakeTimers();
  hovered.mockReturnValue(false);
  await fireEvent.pointerLeave(sign);
  await fireEvent.pointerEnter(line);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen.queryByRole("tooltip")).toBe(line);
  await fireEvent.pointerLeave(line);
  expect(screen.queryByRole("tooltip")).toBe(line);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});

test("Escape takes the line away from anywhere, and nothing else with it", async () => {
  render(IconButton, { label: "Take back", icon: "undo", onclick: vi.fn() });
  const sign = screen.getByRole("button", { name: "Take back" });
  vi.spyOn(sign, "matches").mockReturnValue(true);
  const heard = vi.fn();
  document.body.addEventListener("keydown", heard);
  await fireEvent.pointerEnter(sign);
  await screen.findByRole("tooltip", {}, { timeout: 5000 });
  expect(await fireEvent.keyDown(document.body, { key: "Escape" })).toBe(false);
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  expect(heard).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(heard).toHaveBeenCalledOnce();
  document.body.removeEventListener("keydown", heard);
});

test("what a sign is called is shown to whoever comes to it with the Tab key, not where the page led", async () => {
  const waiting = vi.spyOn(globalThis, "setTimeout");
  const waits = () => waiting.mock.calls.filter(([, wait]) => wait === 1000).length;
  render(IconButton, { label: "Close", icon: "cross", onclick: vi.fn() });
  const sign = screen.getByRole("button", { name: "Close" });
  sign.focus();
  await fireEvent.keyUp(sign, { key: "Enter" });
  expect(waits()).toBe(0);
  await fireEvent.keyUp(sign, { key: "Tab" });
  expect(waits()).toBe(1);
  waiting.mockRestore();
});

test.each([
  ["pointed at", 70],
  ["reached with the Tab key", 134],
])("what a sign is called covers nothing that was just typed: %s", async (how, top) => {
  render(IconButton, { label: "Later", icon: "after", onclick: vi.fn() });
  const sign = screen.getByRole("button", { name: "Later" });
  vi.spyOn(sign, "matches").mockReturnValue(true);
  const box = (size: number) =>
    ({ top: 100, bottom: 128, left: 9, width: 9, height: size }) as DOMRect;
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(box(24));
  if (how === "pointed at") await fireEvent.pointerEnter(sign);
  else await fireEvent.keyUp(sign, { key: "Tab" });
  const line = await screen.findByRole("tooltip", {}, { timeout: 5000 });
  expect(line.style.top).toBe(`${top}px`);
  vi.restoreAllMocks();
});

test("a field says what is wrong with it in place of its note", () => {
  render(TextField, { label: "Seed", value: "x", note: "Any number.", problem: "No number." });
  const field = screen.getByRole("textbox", { name: "Seed", description: "No number." });
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
