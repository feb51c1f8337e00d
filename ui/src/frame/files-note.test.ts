// What became of a file is told until it is pressed away or the page is left; a wrong file is told as what it is.
// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { arrivals } from "../state/arrivals.svelte";
import { files } from "../state/files.svelte";
import { router } from "../state/router.svelte";
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

test("what became of a file stays for as long as somebody may read it, and goes with the page", async () => {
  await tell("Saved in one.");
  note()!.querySelector("button")!.focus();
  await wait(600_000);
  expect(note()?.textContent).toContain("Saved in one.");
  for (const leave of router.leaving) leave();
  await tick();
  expect(note()).toBeNull();
});

test("one is pressed away, and the next is told", async () => {
  await tell("Saved in one.");
  await fireEvent.click(note()!.querySelector("button")!);
  expect(note()).toBeNull();
  await tell("Saved in two.");
  expect(note()?.textContent).toContain("Saved in two.");
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
