// Files that become games, files that do not, and those that wait for a decision.
// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { FileReport, GameSummary, ImportedDocument } from "../ipc";
import { arrivals } from "./arrivals.svelte";
import { catalog } from "./catalog.svelte";
import { faults } from "./faults.svelte";
import { files } from "./files.svelte";
import { refuseFirst, takeFirst } from "./imports";
import { router } from "./router.svelte";

vi.mock("../ipc");

const kept = (id: number, known = false): FileReport => ({
  outcome: "kept",
  file: `${id}.json`,
  game: { id } as GameSummary,
  known,
});
const faulty: FileReport = {
  outcome: "refused",
  file: "letter.json",
  error: {
    kind: "content",
    problems: [{ path: "", code: "empty", what: { says: "empty" }, severity: "error" }],
  },
};
const gone: FileReport = {
  outcome: "refused",
  file: "gone.json",
  error: { kind: "file", file: "/gone.json", trouble: "missing" },
};
const opened = async (...value: FileReport[]) => {
  vi.mocked(ipc.rust.openFiles).mockResolvedValue({ ok: true, value });
  await arrivals.open();
};

beforeEach(() => {
  vi.spyOn(catalog, "reload").mockResolvedValue();
  location.hash = "";
  router.page = { is: "home" };
  arrivals.refused = [];
  arrivals.offered = [];
  files.notice = null;
  faults.open = [];
});

test("of several games the last one is opened", async () => {
  await opened(kept(3), kept(4));
  expect(router.game).toBe(4);
});

test("a game that is there already is opened, and said to be", async () => {
  await opened(kept(3, true));
  expect(router.game).toBe(3);
  expect(files.notice).toBe("You already have the game “3.json”. Here it is.");
});

test("nobody is led anywhere by a file that holds no game, and hears what is wrong with it", async () => {
  await opened(faulty, gone);
  expect(router.game).toBeNull();
  expect(arrivals.refused.map(({ file }) => file)).toEqual(["letter.json"]);
  expect(faults.open.map(({ fault }) => fault.kind)).toEqual(["file"]);
});

test("a faulty file keeps no good one from being opened", async () => {
  await opened(faulty, kept(5));
  expect(router.game).toBe(5);
  expect(arrivals.refused).toHaveLength(1);
});

test("what came before the page stood is asked for as soon as it stands, and again when more comes", async () => {
  let come = () => {};
  vi.mocked(ipc.onFilesArrived).mockImplementation((heard) => {
    come = heard;
    return Promise.resolve(() => {});
  });
  vi.mocked(ipc.onFilesHeld).mockResolvedValue(() => {});
  vi.mocked(ipc.rust.arrivedFiles).mockResolvedValueOnce({ ok: true, value: [kept(8)] });
  const stop = await arrivals.follow();
  expect(router.game).toBe(8);
  vi.mocked(ipc.rust.arrivedFiles).mockResolvedValueOnce({ ok: true, value: [kept(9)] });
  come();
  await expect.poll(() => router.game).toBe(9);
  stop();
});

const parcel = (number: number): FileReport => ({
  outcome: "offered",
  file: `${number}.bastide`,
  parcel: { number, items: [] },
});

test("what waits for a decision is shown one after the other, and nothing is led to", async () => {
  await opened(parcel(1), parcel(2));
  expect(arrivals.offered.map(({ file }) => file)).toEqual(["1.bastide", "2.bastide"]);
  expect(location.hash).toBe("");
  vi.mocked(ipc.rust.refuseParcel).mockResolvedValueOnce({ ok: true, value: null });
  await refuseFirst();
  expect(arrivals.offered.map(({ file }) => file)).toEqual(["2.bastide"]);
  expect(ipc.rust.refuseParcel).toHaveBeenCalledWith(1);
});

test("what was decided is done, said, and read again by whoever shows it", async () => {
  await opened(parcel(1));
  const before = arrivals.taken;
  const kept = [
    { kind: "tile-set", document: 4, key: "gates", name: "Gates" },
    { kind: "mix", document: 5, key: "with-gates", name: "With gates" },
  ] satisfies ImportedDocument[];
  vi.mocked(ipc.rust.takeParcel).mockResolvedValueOnce({ ok: true, value: kept });
  expect(await takeFirst([{ how: "add" }, { how: "copy" }])).toEqual([]);
  expect(arrivals.offered).toEqual([]);
  expect(files.notice).toBe("“Gates” and “With gates” were added.");
  expect(arrivals.taken).toBe(before + 1);
  expect(location.hash).toBe("#/build");
});

test("what can be played is shown where one plays it", async () => {
  await opened(parcel(1));
  const kept = [
    { kind: "tile-set", document: 4, key: "gates", name: "Gates" },
    { kind: "scenario", document: 5, key: "own-the-gate-1", name: "The gate" },
  ] satisfies ImportedDocument[];
  vi.mocked(ipc.rust.takeParcel).mockResolvedValueOnce({ ok: true, value: kept });
  expect(await takeFirst([{ how: "add" }, { how: "add" }])).toEqual([]);
  expect(location.hash).toBe("#/campaigns");
});

test("a campaign that was brought is looked for where one plays it", async () => {
  await opened(parcel(1));
  const kept = [
    { kind: "scenario", document: 5, key: "own-the-gate-1", name: "The gate" },
    { kind: "campaign", document: 6, key: "my-tale", name: "My tale" },
  ] satisfies ImportedDocument[];
  vi.mocked(ipc.rust.takeParcel).mockResolvedValueOnce({ ok: true, value: kept });
  await takeFirst([{ how: "add" }, { how: "add" }]);
  expect(location.hash).toBe("#/campaigns?document=6");
});

test("what cannot be done is told, and the file waits on", async () => {
  await opened(parcel(1));
  const problem = { path: "sets.a", code: "", what: { says: "empty" }, severity: "error" } as const;
  const fault = { kind: "content" as const, problems: [problem] };
  vi.mocked(ipc.rust.takeParcel).mockResolvedValueOnce({ ok: false, fault });
  expect(await takeFirst([{ how: "add" }])).toEqual([problem]);
  expect(arrivals.offered).toHaveLength(1);
});

test("what comes while a decision is carried out waits for its own", async () => {
  await opened(parcel(1));
  let done = () => {};
  vi.mocked(ipc.rust.takeParcel).mockReturnValueOnce(
    new Promise((answer) => (done = () => answer({ ok: true, value: [] }))),
  );
  const taking = takeFirst([{ how: "leave" }]);
  await opened(parcel(2));
  done();
  await taking;
  expect(arrivals.offered.map(({ file }) => file)).toEqual(["2.bastide"]);
});
