// Where something was written is said, and nothing of what was not.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import { faults } from "./faults.svelte";
import { files } from "./files.svelte";

vi.mock("../ipc");

beforeEach(() => {
  files.notice = null;
  faults.open = [];
});

test("where a game was saved is said; whoever thinks better of it hears nothing", async () => {
  vi.mocked(ipc.rust.saveGame).mockResolvedValueOnce({ ok: true, value: null });
  await files.save(3);
  expect(files.notice).toBeNull();
  vi.mocked(ipc.rust.saveGame).mockResolvedValueOnce({ ok: true, value: "/home/anna/a.json" });
  await files.save(3);
  expect(files.notice).toBe("Saved in /home/anna/a.json.");
  expect(files.isSaved).toBe(true);
  files.notify("You have it already.");
  expect(files.isSaved).toBe(false);
});

test("it is told where a picture was saved, and nothing of one that was not", async () => {
  const save = () => files.savePicture("own/A", "<svg/>", { is: "png", pixels: 512 });
  vi.mocked(ipc.rust.savePicture).mockResolvedValueOnce({ ok: true, value: null });
  expect([await save(), files.notice]).toEqual([false, null]);
  vi.mocked(ipc.rust.savePicture).mockResolvedValueOnce({ ok: true, value: "/a.png" });
  expect([await save(), files.notice]).toEqual([true, "Saved in /a.png."]);
  const fault = { kind: "unprintable", why: { is: "pixels", least: 16, most: 4096 } } as const;
  vi.mocked(ipc.rust.savePicture).mockResolvedValueOnce({ ok: false, fault });
  expect(await save()).toBe(false);
  expect(faults.open.map(({ fault: reported }) => reported)).toEqual([fault]);
});
