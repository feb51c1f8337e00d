// Settings are what Rust says they are; a refusal is reported and changes nothing.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { Settings } from "../ipc";
import { faults } from "./faults.svelte";
import { settings } from "./settings.svelte";

vi.mock("../ipc");

beforeEach(() => (faults.open = []));

test("what Rust answers is what holds", async () => {
  const kept = { ...settings.current, textSize: 115 };
  vi.mocked(ipc.rust.changeSettings).mockResolvedValue({ ok: true, value: kept });
  expect(await settings.change({ textSize: 115 })).toBe(true);
  expect(settings.current.textSize).toBe(115);
  expect(faults.open).toEqual([]);
});

test("a refused change is reported and leaves everything as it was", async () => {
  const before = $state.snapshot(settings.current);
  const allowed = { is: "one-of" as const, values: ["90"] };
  const fault = { kind: "invalid" as const, field: "textSize", found: "7", allowed };
  vi.mocked(ipc.rust.changeSettings).mockResolvedValue({ ok: false, fault });
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

test("of two quick changes the later one holds, whatever is told meanwhile", async () => {
  const size = (textSize: number) => ({ ...settings.current, textSize });
  const asked: ((textSize: number) => void)[] = [];
  vi.mocked(ipc.rust.changeSettings).mockImplementation(
    () =>
      new Promise((answer) =>
        asked.push((textSize) => answer({ ok: true, value: size(textSize) })),
      ),
  );
  let tell = (_: Settings) => {};
  vi.mocked(ipc.onSettingsChanged).mockImplementation((told) => {
    tell = told;
    return Promise.resolve(() => {});
  });
  await settings.follow();
  const changes = [settings.change({ textSize: 100 }), settings.change({ textSize: 130 })];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]!(100);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!(130);
  // What Rust tells of the first comes late.
  tell(size(100));
  expect(await Promise.all(changes)).toEqual([true, true]);
  expect(settings.current.textSize).toBe(130);
  tell(size(115));
  expect(settings.current.textSize).toBe(115);
});
