// Everything saved as one file, and everything replaced: when the window begins anew, and when it must not.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import { announcer } from "./announcer.svelte";
import { backups } from "./backups.svelte";
import { beginAnew } from "./desktop";
import { faults } from "./faults.svelte";
import { files } from "./files.svelte";

vi.mock("../ipc");
vi.mock("./desktop");

const gone = { kind: "not-found", what: "backup" } as const;

beforeEach(() => {
  vi.mocked(beginAnew).mockReset();
  files.notice = null;
  backups.current = null;
  faults.open = [];
});

test("where everything was saved is said; whoever thinks better of it hears nothing", async () => {
  vi.mocked(ipc.rust.saveEverything).mockResolvedValueOnce({ ok: true, value: null });
  await files.saveEverything();
  expect(files.notice).toBeNull();
  vi.mocked(ipc.rust.saveEverything).mockResolvedValueOnce({ ok: true, value: "/a.bastide-data" });
  await files.saveEverything();
  expect(files.notice).toBe("Everything is saved in /a.bastide-data.");
});

test("the window begins anew with what was restored", async () => {
  vi.mocked(ipc.rust.restoreBackup).mockResolvedValueOnce({ ok: true, value: null });
  const restored = backups.restore("sunday");
  expect(backups.replacing).toBe(true);
  expect(await restored).toBe(true);
  expect(backups.replacing).toBe(false);
  expect(ipc.rust.restoreBackup).toHaveBeenCalledWith("sunday");
  expect(beginAnew).toHaveBeenCalledOnce();
});

test("the window stays when nothing was replaced, and says why", async () => {
  vi.mocked(ipc.rust.restoreBackup).mockResolvedValueOnce({ ok: false, fault: gone });
  expect(await backups.restore("sunday")).toBe(false);
  expect(faults.open.map(({ fault }) => fault)).toEqual([gone]);
  vi.mocked(ipc.rust.takeInEverything).mockResolvedValueOnce({ ok: true, value: false });
  expect(await backups.takeIn()).toBe(false);
  expect(beginAnew).not.toHaveBeenCalled();
});

test("after everything was replaced the new page says so once", async () => {
  const value = { backups: [], outcome: { is: "replaced" as const }, latest: 1 };
  vi.mocked(ipc.rust.backups).mockResolvedValue({ ok: true, value });
  await backups.load();
  expect(files.notice).toBe(
    "Everything was replaced. Your earlier data is the newest of the backups.",
  );
  files.notice = null;
  await backups.load();
  expect(files.notice).toBeNull();
});

test("a page that begins after anything else says nothing", async () => {
  const value = { backups: [], outcome: { is: "made" as const }, latest: 1 };
  vi.mocked(ipc.rust.backups).mockResolvedValue({ ok: true, value });
  await backups.load();
  expect(files.notice).toBeNull();
});

test("whoever asks for a backup sees it in the list, and hears how it went", async () => {
  const said = vi.spyOn(announcer, "say");
  const value = { backups: [], outcome: { is: "unchanged" as const }, latest: 1 };
  vi.mocked(ipc.rust.makeBackup).mockResolvedValue({ ok: true, value });
  await backups.make();
  expect(backups.current).toBe(value);
  expect(said.mock.lastCall).toEqual([
    "No backup was needed: nothing had changed since the newest one.",
  ]);
});
