// What comes with the page, and what is asked where it could not come.
import { beforeEach, expect, test, vi } from "vitest";
import { showFirstScreen } from "./first-screen";
import * as ipc from "./ipc";
import { firstSettings, type FirstScreen } from "./ipc";
import { games } from "./library/games.svelte";
import { lessons } from "./state/lessons.svelte";
import { settings } from "./state/settings.svelte";
import { status } from "./state/status.svelte";

vi.mock("./ipc");

const first: FirstScreen = {
  settings: { ...firstSettings, player: "Anna" },
  status: {
    version: "1",
    storage: { kind: "disk", folder: "/x" },
    backup: null,
    rescue: null,
    unknownFiles: [],
  },
  languages: { system: null, added: [], leftOut: [] },
  games: { games: [], all: 3, last: null, habits: { sitter: null, bot: null } },
  next: { lesson: null, begun: false, met: true },
  bots: [],
};
const asked = () => [ipc.rust.games, ipc.rust.nextLesson].map((each) => vi.mocked(each).mock.calls);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(ipc.readFirstScreen).mockResolvedValue({ ok: true, value: first });
  vi.mocked(ipc.rust.games).mockResolvedValue({ ok: true, value: { ...first.games, all: 4 } });
  vi.mocked(ipc.rust.nextLesson).mockResolvedValue({ ok: true, value: first.next });
});

test("Home asks for nothing that came with the page", async () => {
  vi.stubGlobal("location", { hash: "" });
  await showFirstScreen();
  expect([settings.current.player, status.current?.version]).toEqual(["Anna", "1"]);
  await Promise.all([games.glance(), lessons.lookAhead()]);
  expect(games.answer?.all).toBe(3);
  expect(asked()).toEqual([[], []]);
});

test("whoever comes to Home from another page is told what is so by then", async () => {
  vi.stubGlobal("location", { hash: "#/rulebook" });
  await showFirstScreen();
  await Promise.all([games.glance(), lessons.lookAhead()]);
  expect(games.answer?.all).toBe(4);
  expect(asked()).toEqual([[[0]], [[]]]);
});

test("where they cannot come together, each is asked by itself", async () => {
  const fault = { kind: "bug", detail: "x" } as const;
  vi.mocked(ipc.readFirstScreen).mockResolvedValue({ ok: false, fault });
  vi.mocked(ipc.rust.readSettings).mockResolvedValue({
    ok: true,
    value: { ...first.settings, player: "Bo" },
  });
  vi.mocked(ipc.rust.appStatus).mockResolvedValue({ ok: true, value: first.status });
  vi.mocked(ipc.rust.languageFiles).mockResolvedValue({ ok: true, value: first.languages });
  vi.stubGlobal("location", { hash: "" });
  await showFirstScreen();
  expect(settings.current.player).toBe("Bo");
  await games.glance();
  expect(games.answer?.all).toBe(4);
});
