// What another program handed over is opened when a person agrees, and not before.
// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { GameSummary, HandedFiles } from "../ipc";
import { announcer } from "./announcer.svelte";
import { catalog } from "./catalog.svelte";
import { handed } from "./handed.svelte";
import { router } from "./router.svelte";

vi.mock("../ipc");

const waiting = (value: HandedFiles | null) =>
  vi.mocked(ipc.rust.handedFiles).mockResolvedValueOnce({ ok: true, value });
const kept = { outcome: "kept", file: "a.json", game: { id: 8 } as GameSummary, known: false };

let come = () => {};

beforeEach(() => {
  vi.spyOn(catalog, "reload").mockResolvedValue();
  vi.mocked(ipc.rust.handedFiles).mockReset().mockResolvedValue({ ok: true, value: null });
  vi.mocked(ipc.rust.settleHandedFiles).mockReset();
  vi.mocked(ipc.onFilesArrived).mockImplementation((heard) => {
    come = heard;
    return Promise.resolve(() => {});
  });
  handed.asked = null;
  router.page = { is: "home" };
});

test("what came is asked about, said, and opened for whoever agrees", async () => {
  const said = vi.spyOn(announcer, "say");
  waiting({ number: 3, names: ["a.json"] });
  await handed.follow();
  expect(handed.asked?.names).toEqual(["a.json"]);
  expect(said).toHaveBeenCalledWith("Another program wants to open “a.json” here. Open it?");
  expect(router.game).toBeNull();
  vi.mocked(ipc.rust.settleHandedFiles).mockResolvedValueOnce({ ok: true, value: [kept as never] });
  await handed.settle(true);
  expect(ipc.rust.settleHandedFiles).toHaveBeenCalledExactlyOnceWith(3, true);
  expect(router.game).toBe(8);
  expect(handed.asked).toBeNull();
});

test("whoever does not want it opens nothing, and what came meanwhile is asked about next", async () => {
  await handed.follow();
  waiting({ number: 4, names: ["b.json"] });
  come();
  await expect.poll(() => handed.asked?.number).toBe(4);
  vi.mocked(ipc.rust.settleHandedFiles).mockResolvedValueOnce({ ok: true, value: [] });
  waiting({ number: 5, names: ["c.json"] });
  await handed.settle(false);
  expect(ipc.rust.settleHandedFiles).toHaveBeenCalledExactlyOnceWith(4, false);
  expect(router.game).toBeNull();
  expect(handed.asked?.names).toEqual(["c.json"]);
});
