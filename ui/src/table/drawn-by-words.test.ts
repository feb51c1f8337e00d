// The drawn tile is found by its words: a key leads to the field, Enter takes the first, and the focus is never lost.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { GameAtTable } from "../game/sitting.svelte";
import * as ipc from "../ipc";
import type { GameView, Outcome, TileDesign } from "../ipc";
import { gesture } from "../state/gesture";
import { keyboard } from "../state/keyboard.svelte";
import { KEYS } from "../state/keys";
import { settings } from "../state/settings.svelte";
import DrawnByHand from "./DrawnByHand.svelte";

vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, drawTile: vi.fn(), catalog: () => new Promise(() => {}) } };
});
const around: { here: unknown } = vi.hoisted(() => ({ here: null }));
vi.mock("../game/sitting.svelte", async (original) => ({
  ...(await original<typeof import("../game/sitting.svelte")>()),
  sitting: () => around.here,
}));

const design = (id: string, count: number, segments: object[]) =>
  ({
    id,
    set: "trial",
    count,
    marks: [],
    village: [],
    decor: [],
    bridge: false,
    segments,
  }) as unknown as TileDesign;
const monastery = { kind: "monastery", edges: [], pennants: 0, roadside: [] };
const designs = [
  design("trial/meadow", 3, []),
  design("trial/cloister", 2, [monastery]),
  design("trial/late", 1, [monastery]),
];
const view = (more: object = {}) =>
  ({
    game: { id: 1, designs, locked: false },
    phase: "draw",
    revision: 1,
    steps: 0,
    log: [],
    toDraw: designs.map(({ id, count }) => ({ tile: id, count })),
    leftByTile: designs.map(({ id, count }) => ({ tile: id, count })),
    tiles: [],
    aside: [],
    drawn: null,
    ...more,
  }) as unknown as GameView;

let leave = () => {};
let answer: (outcome: Outcome<GameView>) => void;
beforeEach(() => {
  // The field stands alone here, and no table around it has the focus.
  settings.current = { ...ipc.firstSettings, characterKeys: "everywhere" };
  const sitting = new GameAtTable();
  sitting.game.show(view());
  around.here = sitting;
  vi.mocked(ipc.rust.drawTile).mockClear();
  vi.mocked(ipc.rust.drawTile).mockReturnValue(new Promise((told) => (answer = told)));
  leave = gesture.follow();
  document.addEventListener("keydown", keyboard.press);
  render(DrawnByHand, { view: view() });
});
afterEach(() => {
  document.removeEventListener("keydown", keyboard.press);
  leave();
  cleanup();
});

const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const drawn = () => vi.mocked(ipc.rust.drawTile).mock.calls.map(([, tile]) => tile);
const write = (value: string) => fireEvent.input(field(), { target: { value } });

test("a key leads to the field, where Enter takes the first hit, and nothing while nothing is written", async () => {
  await fireEvent.keyDown(document.body, { key: KEYS.find.keys[0] });
  expect(document.activeElement).toBe(field());
  await fireEvent.keyDown(field(), { key: "Enter" });
  await write("no such tile");
  await fireEvent.keyDown(field(), { key: "Enter" });
  expect(drawn()).toEqual([]);
  await write("monastery");
  await fireEvent.keyDown(field(), { key: "Enter" });
  expect(drawn()).toEqual(["trial/cloister"]);
});

test("a number after the words takes its tile, and what has the focus stays until it is drawn", async () => {
  await write("monastery");
  const clear = document.querySelector<HTMLElement>(".clear button")!;
  clear.focus();
  // It is the third of all, and keeps that key.
  await fireEvent.keyDown(clear, { key: "3" });
  expect(drawn()).toEqual(["trial/late"]);
  expect(clear.isConnected).toBe(true);
  answer({ ok: true, value: view({ revision: 2, steps: 1 }) });
  await vi.waitFor(() => expect(field().value).toBe(""));
});
