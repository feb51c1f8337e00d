// What a person at the table in words asks and does, and what is answered.
import { beforeEach, expect, test, vi } from "vitest";
import { GameAtTable } from "../game/sitting.svelte";
import * as ipc from "../ipc";
import type { Action, GameView, Prospects, TileDesign } from "../ipc";
import { faults } from "../state/faults.svelte";
import { gesture } from "../state/gesture";
import { answer } from "./answer";
import { SpokenTable } from "./spoken-table.svelte";

vi.mock("../ipc");

const segment = (kind: string, ...edges: string[]) => ({
  kind,
  edges,
  cities: [],
  pennants: 0,
  cathedral: false,
  goods: null,
  roadside: [],
});
const gate = {
  id: "trial/gate",
  set: "trial",
  count: 1,
  marks: [],
  village: [],
  decor: [],
  bridge: false,
  segments: [segment("city", "N"), segment("field", "EL", "ER", "SL", "SR", "WL", "WR")],
} as unknown as TileDesign;

const seat = (name: string, bot: string | null = null) =>
  ({
    name,
    bot,
    score: 4,
    colour: 0,
    pattern: "plain",
    supply: { follower: 5, bigFollower: null, abbot: null, builder: null, pig: null },
    floors: null,
    prisoners: [],
    goods: null,
  }) as never;
const view = (more: object = {}): GameView =>
  ({
    game: { id: 1, designs: [gate] },
    revision: 7,
    step: 2,
    steps: 2,
    live: true,
    over: false,
    toMove: 0,
    active: 0,
    phase: "tile",
    drawn: gate.id,
    seats: [seat("Anna"), seat("Ben")],
    tiles: [{ x: 0, y: 0, tile: gate.id, rotation: 0, lastOf: null }],
    figures: [],
    landmarks: [],
    places: [
      { x: 0, y: -1, rotations: [2] },
      { x: 1, y: 0, rotations: [1, 3] },
    ],
    choices: [],
    refused: [],
    landed: null,
    left: 12,
    leftByTile: [{ tile: gate.id, count: 3 }],
    aside: [],
    log: [],
    ...more,
  }) as unknown as GameView;

const none: Prospects = { tiles: [], choices: [] };

/** A table at a moment, with what Rust foresees of it. */
const at = async (now: GameView, foreseen: Prospects = none) => {
  vi.mocked(ipc.rust.prospects).mockResolvedValue({ ok: true, value: foreseen });
  const { game } = new GameAtTable();
  game.show(now);
  const table = new SpokenTable(() => game.view ?? now, game);
  await table.foresee(now);
  return table;
};
const decided = () => vi.mocked(ipc.rust.decide).mock.calls.map(([, action]) => action);

beforeEach(() => {
  vi.mocked(ipc.rust.decide)
    .mockReset()
    .mockImplementation(() => Promise.resolve({ ok: true, value: view() }));
  vi.spyOn(gesture, "take").mockReturnValue(true);
  faults.open = [];
});

test("a tile is laid where and as it is said, or in the only turn that fits", async () => {
  const table = await at(view());
  expect(await answer(table, "place 1 east turned right")).toBe("");
  expect(await answer(table, "lay 1 north")).toBe("");
  expect(decided()).toEqual([
    { type: "tile", x: 1, y: 0, rotation: 1 },
    { type: "tile", x: 0, y: -1, rotation: 2 },
  ]);
});

test("where several turns fit and none of them was said, it is told which, and nothing is laid", async () => {
  const table = await at(view());
  expect(await answer(table, "lay 1 east")).toContain("It does not fit like that. It fits");
  expect(decided()).toEqual([]);
});

test("where the tile does not fit Rust is asked why", async () => {
  const table = await at(view());
  vi.mocked(ipc.rust.why).mockResolvedValue({ ok: true, value: { legal: true, reasons: [] } });
  expect(await answer(table, "lay 3 south")).toContain("it fits");
  expect(vi.mocked(ipc.rust.why).mock.lastCall).toEqual([
    { type: "tile", x: 0, y: 3, rotation: 0 },
  ]);
  expect(decided()).toEqual([]);
});

test("without a place there is nothing to lay, and without a tile neither", async () => {
  expect(await answer(await at(view()), "lay it down")).toContain("Say where");
  const later = await at(view({ phase: "figure", drawn: null }));
  expect(await answer(later, "lay 1 east")).toBe("You have no tile in your hand.");
  expect(await answer(later, "tile")).toBe("You have no tile in your hand.");
});

const city: Action = { type: "figure", figure: "follower", x: 0, y: 0, kind: "city", at: "N" };
const asks = view({
  phase: "figure",
  drawn: null,
  choices: [
    { action: city, segment: 0, here: null },
    { action: { type: "pass" }, segment: null, here: null },
  ],
});

test("choices are told by their numbers, and done by them; “nothing” passes", async () => {
  const table = await at(asks);
  expect(await answer(table, "choices")).toMatch(/^1, .+ 2, .+$/);
  expect(await answer(table, "do 1")).toBe("");
  expect(await answer(await at(asks), "do nothing")).toBe("");
  expect(decided()).toEqual([city, { type: "pass" }]);
});

test("a choice that there is not decides nothing", async () => {
  expect(await answer(await at(asks), "do 9")).toBe("That is not a choice now.");
  expect(await answer(await at(view()), "choices")).toBe("That is not a choice now.");
  expect(decided()).toEqual([]);
});

test("what is asked beside the board is told by its answers, answered by their numbers, and not given away", async () => {
  const given: number[] = [];
  const question = {
    listed: "1: Yes. 2: No.",
    hidesSupply: true,
    answer: (number: number) => {
      given.push(number);
      return number > 2 ? null : Promise.resolve("");
    },
  };
  const { game } = new GameAtTable();
  game.show(view());
  const table = new SpokenTable(
    () => view(),
    game,
    () => question,
  );
  expect(await answer(table, "choices")).toBe("1: Yes. 2: No.");
  expect(await answer(table, "do 2")).toBe("");
  expect(await answer(table, " 1 ")).toBe("");
  expect(await answer(table, "9")).toBe("That is not a choice now.");
  expect(await answer(table, "do it")).toBe("That is not a choice now.");
  expect(given).toEqual([2, 1, 9]);
  expect(await answer(table, "players")).toBe(
    "Anna: 4 points. Followers: that is the question. Ben: 4 points. Followers: that is the question.",
  );
  expect(decided()).toEqual([]);
});

test("what is asked about a tile that somebody else is to lay is asked of Rust as the tile lies", async () => {
  const now = view({ toMove: 1, seats: [seat("Anna"), seat("Ben", "greedy")] });
  const question = { listed: "", answer: () => null, hidesSupply: false };
  const { game } = new GameAtTable();
  game.show(now);
  const table = new SpokenTable(
    () => now,
    game,
    () => question,
  );
  table.wished = 1;
  vi.mocked(ipc.rust.why).mockResolvedValue({ ok: true, value: { legal: true, reasons: [] } });
  expect(await table.why({ x: 1, y: 0 })).toContain("it fits");
  expect(vi.mocked(ipc.rust.why).mock.lastCall).toEqual([
    { type: "tile", x: 1, y: 0, rotation: 1 },
  ]);
  expect(await (await at(now)).why({ x: 1, y: 0 })).toBe("You have no tile in your hand.");
});

test("without a question a number is not a command", async () => {
  expect(await answer(await at(asks), "1")).toContain("is not a command");
});

test("while another player is asked there is neither a tile to lay nor a choice", async () => {
  vi.mocked(ipc.rust.prospects).mockClear();
  const table = await at(view({ toMove: 1, seats: [seat("Anna"), seat("Ben", "greedy")] }));
  expect(ipc.rust.prospects).not.toHaveBeenCalled();
  expect([table.drawn, table.lying, table.choices]).toEqual([undefined, [], []]);
});

test("scores and figures are told of everybody", async () => {
  const table = await at(view());
  expect(await answer(table, "s")).toBe("Anna: 4 points. Ben: 4 points.");
  expect(await answer(table, "players")).toMatch(/^Anna: 4 points\. 5 followers\. Ben: /);
});

test("what is typed wrongly is said to be no command, and nothing typed is not answered", async () => {
  const table = await at(view());
  expect(await answer(table, "dance")).toBe(
    "“dance” is not a command. Type “help” to hear them all.",
  );
  expect(await answer(table, "   ")).toBe("");
  expect(await answer(table, "?")).toContain("Place, or l:");
});

test("what Rust foresees of one moment is not told at the next", async () => {
  const { game } = new GameAtTable();
  const answers: ((told: Prospects) => void)[] = [];
  vi.mocked(ipc.rust.prospects).mockImplementation(
    () => new Promise((done) => answers.push((value) => done({ ok: true, value }))),
  );
  const [first, second] = [view(), view({ revision: 8 })];
  game.show(first);
  const table = new SpokenTable(() => game.view ?? first, game);
  const early = table.foresee(first);
  game.show(second);
  const late = table.foresee(second);
  const now: Prospects = { tiles: [], choices: [null] };
  answers[1]!(now);
  answers[0]!(none);
  await Promise.all([early, late]);
  expect(table.prospects).toBe(now);
});
