// A scenario of one's own on its way: what is proposed, what is asked of Rust, and what came of it.
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { DocumentView, GameView, OwnScenario } from "../ipc";
import { faults } from "../state/faults.svelte";
import { ScenarioDraft } from "./scenario-draft.svelte";

vi.mock("../ipc");

const table = (...bots: (string | null)[]) =>
  ({
    game: { id: 4 },
    step: 12,
    active: 0,
    seats: bots.map((bot) => ({ bot })),
  }) as unknown as GameView;
const begun = async (view: GameView) => {
  const draft = new ScenarioDraft(view);
  await draft.open((turn) => `From turn ${turn} on`);
  return draft;
};
const asked = () => vi.mocked(ipc.rust.saveScenario).mock.lastCall?.[0];

beforeEach(() => {
  vi.mocked(ipc.rust.saveScenario).mockReset();
  vi.mocked(ipc.rust.scenarioMoment).mockResolvedValue({
    ok: true,
    value: { turn: 6, tiles: 31, scores: [10, 3] },
  });
  faults.open = [];
});

test("a person plays it, from the turn as it began, for a pleasant number of tiles", async () => {
  const draft = await begun(table("greedy", null));
  expect([draft.learner, draft.title, draft.tiles, draft.aim]).toEqual([
    1,
    "From turn 6 on",
    20,
    "win",
  ]);
});

test("who plays alone is asked for points, some more than there were, until another number is written", async () => {
  const draft = await begun(table(null));
  expect([draft.aim, draft.points]).toEqual(["points", 10 + 4 * 20]);
  draft.tiles = 5;
  expect(draft.points).toBe(10 + 4 * 5);
  draft.points = 44;
  draft.tiles = 20;
  expect(draft.points).toBe(44);
});

test("what is wrong with it stays until something is changed", async () => {
  const draft = await begun(table(null, null));
  const problem = { path: "title", code: "", what: { says: "empty" }, severity: "error" } as const;
  vi.mocked(ipc.rust.saveScenario).mockResolvedValueOnce({
    ok: false,
    fault: { kind: "content", problems: [problem] },
  });
  expect(await draft.save(false)).toBe("wrong");
  expect(draft.problems).toEqual([problem]);
  draft.changed();
  expect(draft.problems).toEqual([]);
});

test("where no way was found it is kept only when that is wished", async () => {
  const draft = await begun(table(null, null));
  vi.mocked(ipc.rust.saveScenario).mockResolvedValueOnce({
    ok: true,
    value: { came: "no-way", tries: 64 },
  });
  expect([await draft.save(false), draft.tries, draft.kept]).toEqual(["no-way", 64, null]);
  const scenario = { scenario: { id: "own-1", title: "Gates" } } as OwnScenario;
  vi.mocked(ipc.rust.saveScenario).mockResolvedValueOnce({
    ok: true,
    value: { came: "kept", scenario },
  });
  expect([await draft.save(true), draft.kept?.title, asked()?.anyway]).toEqual([
    "kept",
    "Gates",
    true,
  ]);
});

test("it is saved once, however often that is asked while it is tried", async () => {
  const draft = await begun(table(null, null));
  vi.mocked(ipc.rust.saveScenario).mockReturnValue(new Promise(() => {}));
  void draft.save(false);
  expect(await draft.save(false)).toBe("not");
  expect(ipc.rust.saveScenario).toHaveBeenCalledOnce();
  expect(asked()).toMatchObject({ game: 4, step: 12, learner: 0, aim: { is: "win" }, tiles: 20 });
});

test("a turn that cannot be read is told, and nothing can be made of it", async () => {
  vi.mocked(ipc.rust.scenarioMoment).mockResolvedValueOnce({
    ok: false,
    fault: { kind: "not-found", what: "game" },
  });
  const draft = new ScenarioDraft(table(null));
  expect([await draft.open(String), await draft.save(false)]).toEqual([false, "not"]);
  expect(faults.open).toHaveLength(1);
});

test("what was wished goes along to the desk of a position", async () => {
  const draft = await begun(table(null, "greedy"));
  const ordered = (...tiles: string[]) =>
    ({ position: { learner: 0, draw: { from: "order", tiles } } }) as unknown as DocumentView;
  const changes = (view: DocumentView) =>
    draft.steps(view).map((op) => (op.of === "position" ? op.change : op));
  Object.assign(draft, { aim: "points", tiles: 2, note: " Mind the road. ", learner: 1 });
  draft.points = 30;
  expect(changes(ordered("a", "b", "c"))).toEqual([
    { do: "learner", player: 1 },
    {
      do: "aims",
      list: "goals",
      aims: [{ is: "score", player: null, bound: { least: 30, most: null, exactly: null } }],
    },
    { do: "draw", draw: { from: "order", tiles: ["a", "b"] } },
    { of: "about", what: "description", text: "Mind the road.", language: "en" },
  ]);
  Object.assign(draft, { aim: "win-alone", tiles: 31, note: "", learner: 0 });
  expect(changes(ordered("a", "b", "c"))).toEqual([
    { do: "aims", list: "goals", aims: [{ is: "wins", player: null, alone: true }] },
  ]);
});
