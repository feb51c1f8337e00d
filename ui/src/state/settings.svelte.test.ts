// Settings are what Rust says they are; a refusal is reported and changes nothing.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import { faults } from "./faults.svelte";
import { settings } from "./settings.svelte";

vi.mock("../ipc");

beforeEach(() => (faults.open = []));

test("what Rust answers is what holds", async () => {
  const kept = { ...settings.current, textSize: 115 };
  vi.mocked(ipc.changeSettings).mockResolvedValue({ ok: true, value: kept });
  expect(await settings.change({ textSize: 115 })).toBe(true);
  expect(settings.current.textSize).toBe(115);
  expect(faults.open).toEqual([]);
});

test("a refused change is reported and leaves everything as it was", async () => {
  const before = $state.snapshot(settings.current);
  const fault = { kind: "invalid", field: "textSize", found: "7", allowed: ["90"] } as const;
  vi.mocked(ipc.changeSettings).mockResolvedValue({
    ok: false,
    fault: { ...fault, allowed: [...fault.allowed] },
  });
  expect(await settings.change({ textSize: 7 })).toBe(false);
  expect(settings.current).toEqual(before);
  expect(faults.open.map((reported) => reported.fault)).toEqual([fault]);
});

test("the same fault twice is shown once", () => {
  const fault = { kind: "unreachable", detail: "gone" } as const;
  faults.report(fault);
  faults.report({ kind: "bug", detail: "other" });
  faults.report(fault);
  expect(faults.open.map((reported) => reported.fault.kind)).toEqual(["bug", "unreachable"]);
  faults.dismiss(faults.open[1]?.id ?? 0);
  expect(faults.open.map((reported) => reported.fault.kind)).toEqual(["bug"]);
});
