// What went wrong can be read, closed by Escape, and handed on.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { Problem } from "../ipc";
import { faults } from "../state/faults.svelte";
import { arrivals } from "../state/arrivals.svelte";
import FaultNotices from "./FaultNotices.svelte";
import Files from "./Files.svelte";

vi.mock("../ipc");

beforeEach(() => {
  // The page of the tests has no sheets of its own.
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
});
afterEach(() => {
  cleanup();
  faults.open = [];
  arrivals.refused = [];
});

test("Escape takes away what went wrong last, one after the other, and nothing below hears of it", async () => {
  const below = vi.fn();
  addEventListener("keydown", below);
  faults.report({ kind: "not-found", what: "game" });
  faults.report({ kind: "not-found", what: "run" });
  render(FaultNotices);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(faults.open.map(({ fault }) => fault)).toEqual([{ kind: "not-found", what: "game" }]);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(faults.open).toEqual([]);
  expect(below).not.toHaveBeenCalled();
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(below).toHaveBeenCalledOnce();
  removeEventListener("keydown", below);
});

test("a fault of ours can be handed on as Rust has cleaned it, another one cannot", async () => {
  vi.mocked(ipc.rust.faultReport).mockResolvedValue({ ok: true, value: "Bastide 1\nbug: … torn" });
  const write = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: write } });
  faults.report({ kind: "not-found", what: "game" });
  faults.report({ kind: "bug", detail: "/home/anna/a.json: torn" });
  render(FaultNotices);
  await fireEvent.click(await screen.findByRole("button", { name: "Copy report" }));
  expect(ipc.rust.faultReport).toHaveBeenCalledExactlyOnceWith("bug", "/home/anna/a.json: torn");
  expect(write).toHaveBeenCalledExactlyOnceWith("Bastide 1\nbug: … torn");
  vi.unstubAllGlobals();
});

test("two files of one name that cannot be opened are both shown", () => {
  const problem: Problem = { path: "", code: "empty", what: { says: "empty" }, severity: "error" };
  arrivals.refused = ["letter.json", "letter.json"].map((file) => ({ file, problems: [problem] }));
  render(Files);
  expect(screen.getAllByText("“letter.json” has 1 problem. Nothing was changed.")).toHaveLength(2);
});
