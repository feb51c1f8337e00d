// What the page says of the last time that a backup was due is never at odds with the list below it.
import { expect, test } from "vitest";
import type { Backup, BackupOutcome, BackupsView } from "../../ipc";
import { lastTime } from "./last-time";

const BEGUN = 1_800_000_000;
const HOUR = 60 * 60;
const old = (hours: number, replaced = false) =>
  ({ madeAt: BEGUN - hours * HOUR, replaced }) as Backup;
const view = (outcome: BackupOutcome | null, ...backups: Backup[]): BackupsView => ({
  backups,
  outcome,
  latest: 1,
});
const said = (outcome: BackupOutcome | null, ...backups: Backup[]) =>
  lastTime(view(outcome, ...backups), BEGUN, true);
const none: BackupOutcome = { is: "not-needed" };

test("where there is no backup and nothing was due, nothing is said", () => {
  expect(said(none)).toBeNull();
  expect(said(null, old(1))).toBeNull();
  expect(said(none, old(1, true))).toBeNull();
});

test("why none was needed is told by the age of the newest one", () => {
  expect(said(none, old(5), old(50))).toBe("young");
  expect(said(none, old(25), old(50))).toBe("unchanged");
  expect(said(none, old(2, true), old(25))).toBe("unchanged");
  expect(lastTime(view(none, old(25)), BEGUN, false)).toBeNull();
});

test("what was done or went wrong is said, also where there is no backup", () => {
  expect(said({ is: "made" }, old(0))).toBe("made");
  expect(said({ is: "replaced" }, old(0, true))).toBe("replaced");
  expect(said({ is: "failed", trouble: { kind: "full", detail: "" } as never })).toBe("failed");
});
