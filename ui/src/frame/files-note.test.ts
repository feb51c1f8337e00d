// What became of a file is told for a while, and leaves by itself, also when somebody pressed the one before away; a wrong
// file is told as what it is.
// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrivals } from "../state/arrivals.svelte";
import { files } from "../state/files.svelte";
import Files from "./Files.svelte";

vi.mock("../ipc");

const note = () => document.querySelector("[role=region]");
const tell = async (what: string) => {
  files.notify(what);
  await tick();
};
const wait = async (ms: number) => {
  await vi.advanceTimersByTimeAsync(ms);
  await tick();
};

beforeEach(() => {
  vi.useFakeTimers();
  render(Files);
});
afterEach(() => {
  cleanup();
  files.notice = null;
  arrivals.refused = [];
  vi.useRealTimers();
});

test("where something was saved is told, and leaves by itself", async () => {
  await tell("Saved in one.");
  expect(note()?.textContent).toContain("Saved in one.");
  await wait(10_000);
  expect(note()).toBeNull();
});

test("it stays while somebody points at it", async () => {
  await tell("Saved in one.");
  await fireEvent.pointerEnter(note()!);
  await wait(60_000);
  expect(note()).not.toBeNull();
  await fireEvent.pointerLeave(note()!);
  await wait(10_000);
  expect(note()).toBeNull();
});

test("after one was pressed away, the next leaves by itself too", async () => {
  await tell("Saved in one.");
  await fireEvent.pointerEnter(note()!);
  await fireEvent.click(note()!.querySelector("button")!);
  expect(note()).toBeNull();
  await tell("Saved in two.");
  await wait(10_000);
  expect(note()).toBeNull();
});

test("a wrong file is told as one first, and what is wrong inside it behind that", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  const what = { says: "not-xml", facts: { line: 1, column: 1 } } as const;
  const problem = { path: "", code: "not-xml", what, severity: "error" } as const;
  arrivals.refused = [{ file: "note.txt", problems: [problem] }];
  await tick();
  const told = document.querySelector("[role=alert]");
  expect(told?.querySelector("b")?.textContent).toBe(
    "“note.txt” was not opened. Nothing was changed.",
  );
  expect(told?.querySelector("li")?.textContent.trim()).toMatch(
    /^This isn’t a JCloisterZone file\.\s+this is not XML \(line 1, column 1\)$/,
  );
});
