// Which run is shown, how news of it are followed, and that one thrown away stays away.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { LabComparison, RunCard, RunChanged, RunView } from "../../ipc";
import { runs } from "./runs.svelte";

vi.mock("../../ipc");

const card = (id: number, mix: string, done = 0): RunCard => ({
  id,
  mix,
  name: mix,
  bots: ["random"],
  games: 10,
  done,
  seed: 1,
  going: done < 10,
  secondsLeft: null,
  made: 0,
  changes: [],
  damaged: false,
});
const today = { rules: 2, bots: [] };
const both: LabComparison = { origins: [today, today], rows: [], scores: [[], []] };
const ok = <T>(value: T) => Promise.resolve({ ok: true, value } as const);

let kept: RunCard[];
let clock = 0;
let news: (change: RunChanged) => void;

beforeEach(async () => {
  vi.clearAllMocks();
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  kept = [card(3, "tower"), card(2, "base", 10), card(1, "base", 10)];
  vi.mocked(ipc.rust.labRuns).mockImplementation(() => ok(kept));
  vi.mocked(ipc.rust.openRun).mockImplementation((id) =>
    ok({
      run: kept.find((run) => run.id === id) ?? card(id, "base"),
      report: { games: 1 },
    } as RunView),
  );
  vi.mocked(ipc.rust.compareRuns).mockImplementation(() => ok(both));
  vi.mocked(ipc.onRunChanged).mockImplementation((heard) => {
    news = heard;
    return Promise.resolve(() => {});
  });
  vi.mocked(ipc.rust.deleteRun).mockImplementation((id) => {
    kept = kept.filter((run) => run.id !== id);
    return ok(null);
  });
  runs.chosen = runs.other = null;
  await runs.follow(null);
});

test("the latest run is shown, or the latest of the mix that is asked for", async () => {
  expect(runs.shown?.run.id).toBe(3);
  await runs.follow("base");
  expect(runs.shown?.run.id).toBe(2);
});

test("news of the run on show are looked at, those of others only listed", async () => {
  vi.mocked(ipc.rust.openRun).mockClear();
  news({ run: card(1, "base", 4), error: null });
  expect(runs.list?.map(({ done }) => done)).toEqual([0, 10, 4]);
  expect(ipc.rust.openRun).not.toHaveBeenCalled();
  kept = [card(3, "tower", 6), ...kept.slice(1)];
  news({ run: card(3, "tower", 6), error: null });
  expect(ipc.rust.openRun, "not again at once").not.toHaveBeenCalled();
  clock += 5000;
  news({ run: card(3, "tower", 6), error: null });
  await vi.waitFor(() => expect(runs.shown?.run.done).toBe(6));
});

test("of two side by side, the one that has ended is not asked for again", async () => {
  await runs.setBeside(2);
  expect(runs.comparison).toEqual(both);
  vi.mocked(ipc.rust.openRun).mockClear();
  clock += 5000;
  news({ run: card(3, "tower", 7), error: null });
  await vi.waitFor(() => expect(ipc.rust.compareRuns).toHaveBeenCalledTimes(2));
  expect(vi.mocked(ipc.rust.openRun).mock.calls).toEqual([[3]]);
});

test("a run thrown away keeps its place and is not told of again; another is shown until it is back", async () => {
  const [run] = kept;
  await runs.remove(3);
  expect([[...runs.deleted], runs.shown?.run.id]).toEqual([[3], 2]);
  news({ run: card(3, "tower", 8), error: null });
  expect(runs.list?.map(({ id, done }) => [id, done])).toEqual([
    [3, 0],
    [2, 10],
    [1, 10],
  ]);
  vi.mocked(ipc.rust.restoreRun).mockImplementation(() => {
    kept = [run!, ...kept];
    return ok(run!);
  });
  await runs.restore(3);
  expect([[...runs.deleted], runs.shown?.run.id]).toEqual([[], 3]);
});

test("a run of other bots stays, and another one with its plan is begun and shown", async () => {
  vi.mocked(ipc.rust.beginRunAgain).mockImplementation(() => {
    kept = [card(4, "base"), ...kept];
    return ok(card(4, "base"));
  });
  await runs.beginAgain(2);
  expect(ipc.rust.beginRunAgain).toHaveBeenCalledWith(2);
  expect(runs.list?.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  expect(runs.shown?.run.id).toBe(4);
});

test("a damaged run is listed, and never shown by itself", async () => {
  kept = [{ ...card(5, "base", 6), going: false, damaged: true }, ...kept];
  runs.chosen = null;
  vi.mocked(ipc.rust.openRun).mockClear();
  await runs.follow("base");
  expect(runs.list?.[0]?.damaged).toBe(true);
  expect(runs.shown?.run.id).toBe(2);
  expect(vi.mocked(ipc.rust.openRun).mock.calls.flat()).not.toContain(5);
});

test("a look that breaks does not end the looking, and news that came meanwhile are looked at", async () => {
  vi.mocked(ipc.rust.openRun).mockRejectedValueOnce(new Error("broken"));
  const broken = runs.show(2);
  const after = runs.show(1);
  await expect(broken).rejects.toThrow("broken");
  await after;
  await runs.show(1);
  expect(runs.shown?.run.id).toBe(1);
});
