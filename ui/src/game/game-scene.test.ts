// What a board is told of a game, and what may be done on it. Each case is a view as Rust tells it.
import { expect, test, vi } from "vitest";
import { firstSettings, type Action, type ChoiceView, type GameView } from "../ipc";
import { sceneOver } from "../board/scene";
import { onBoard } from "./game-scene";
import { GameAtTable } from "./sitting.svelte";

vi.mock("../ipc");

const { aids } = firstSettings;
const seat = (bot: string | null = null) => ({ name: "Anna", colour: 0, pattern: "plain", bot });
const view = (more: object): GameView =>
  ({
    game: { id: 7, designs: [] },
    revision: 3,
    step: 2,
    live: true,
    over: false,
    phase: "figure",
    toMove: 0,
    active: 0,
    seats: [seat(), seat("greedy")],
    drawn: null,
    landed: { x: 1, y: 0 },
    tiles: [],
    figures: [],
    towers: [],
    tollhouses: [],
    landmarks: [],
    places: [],
    choices: [],
    refused: [],
    deadCells: [{ x: 4, y: 4 }],
    ...more,
  }) as unknown as GameView;
const choice = (action: object, segment: number | null = null): ChoiceView =>
  ({ action, segment, here: null }) as unknown as ChoiceView;
const shown = (more: object, sitting = new GameAtTable()) => onBoard(view(more), sitting, aids, []);

test("whoever is asked may decide; at a bot's turn and in the past the board is only looked at", () => {
  expect(shown({}).interaction.decide).toBeDefined();
  expect(shown({ toMove: 1 }).interaction.decide).toBeUndefined();
  expect(shown({ live: false }).interaction.decide).toBeUndefined();
  expect(shown({ live: false }).interaction.feature).toBeDefined();
});

test("what a floor reaches goes with its choice, and what the tower reaches that asks with the scene", () => {
  const cells = [
    { x: 2, y: 1 },
    { x: 3, y: 1 },
  ];
  const floor = { ...choice({ type: "floor", x: 2, y: 1 }), reach: cells };
  const chosen = shown({ choices: [floor] }).scene;
  expect(chosen.choices[0]?.reach).toEqual(cells);
  expect(chosen.reach).toEqual([]);
  const asked = shown({ phase: "capture", reach: { x: 2, y: 1, cells } }).scene;
  expect(asked.reach).toEqual(cells);
});

test("the tile in hand brings the places that are free for it, shown to whoever holds it", () => {
  const places = [{ x: 1, y: 1, rotations: [0, 2] }];
  const asked = { phase: "tile", drawn: "base/D", places };
  expect(shown(asked).scene.held).toEqual({ tile: "base/D", places, shown: true });
  expect(shown({ ...asked, toMove: 1 }).scene.held?.shown).toBe(false);
  expect(shown({ places }).scene.held).toBeNull();
});

test("of the choices, those that have a place lie on the board", () => {
  const city = { type: "figure", figure: "follower", x: 1, y: 0, kind: "city", at: "N" };
  const { scene } = shown({ choices: [choice(city, 2), choice({ type: "pass" })] });
  expect(scene.choices.map(({ x, y, on }) => ({ x, y, on }))).toEqual([{ x: 1, y: 0, on: 2 }]);
  expect(scene.choices[0]?.marks).not.toBe("");
});

test("a capture points at the figure on top of its tower", () => {
  const capture = { type: "capture", x: 0, y: 0, kind: "tower", at: "I", owner: 1 };
  const { scene } = shown({ choices: [choice({ ...capture, figure: "follower" })] });
  expect(scene.choices).toMatchObject([
    { on: "site", marks: "", figure: { player: 1, figure: "follower" } },
  ]);
});

test("what stands on a tower stands as much higher as it has floors", () => {
  const figure = { player: 0, figure: "follower", x: 0, y: 0, kind: "tower", at: "I", count: 1 };
  const { scene } = shown({
    figures: [{ ...figure, segment: null }],
    towers: [
      { x: 0, y: 0, floors: 3, top: 0 },
      { x: 2, y: 0, floors: 0, top: null },
    ],
  });
  expect(scene.figures[0]?.on).toBe("site");
  const [tall, bare] = scene.pieces;
  expect(tall?.rises).toBeGreaterThan(0);
  expect([bare?.rises, bare?.marks]).toEqual([0, ""]);
});

test("aids that are off show nothing", () => {
  expect(shown({}).scene.crossed).toEqual([]);
  const { scene } = onBoard(view({}), new GameAtTable(), { ...aids, deadCells: true }, []);
  expect(scene.crossed).toEqual([{ x: 4, y: 4 }]);
});

test("what one table points at is not pointed at on the other", () => {
  const [here, there] = [new GameAtTable(), new GameAtTable()];
  const action = { type: "figure", x: 1, y: 0, kind: "road", at: "E" } as Action;
  here.game.point(action);
  expect(shown({}, here).scene.pointed?.place).toEqual({ x: 1, y: 0, kind: "road", at: "E" });
  expect(shown({}, there).scene.pointed).toBeNull();
});

test("what is pointed at changes while the land stays as it was told", () => {
  const sitting = new GameAtTable();
  const { scene } = shown({}, sitting);
  const over = sceneOver(scene, { land: "a lesson" });
  const { figures, choices } = over;
  const action = { type: "figure", x: 1, y: 0, kind: "road", at: "E" } as Action;
  sitting.game.point(action);
  sitting.game.lit = [{ x: 2, y: 3 }];
  for (const each of [scene, over]) {
    expect(each.pointed?.action).toBe(action);
    expect(each.marks).toEqual([{ cell: { x: 2, y: 3 } }]);
  }
  expect([over.land, over.figures === figures, over.choices === choices]).toEqual([
    "a lesson",
    true,
    true,
  ]);
});

test("a choice that has no picture lies on the board under its key in the list", () => {
  const road = (x: number) => ({ type: "order", x, y: 0, kind: "road", at: "E" });
  const { scene } = shown({ choices: [choice(road(1), 0), choice(road(2), 0)] });
  expect(scene.choices.map(({ marks, label }) => [marks, label])).toEqual([
    ["", "1"],
    ["", "2"],
  ]);
});
