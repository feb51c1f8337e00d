// What the window holds of the open game when answers and news of bots cross on their way.
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { GameView, LogEntry } from "../ipc";
import { gesture } from "../state/gesture";
import { settings } from "../state/settings.svelte";
import { GameAtTable } from "./sitting.svelte";

vi.mock("../ipc");

const entry = (step: number): LogEntry => ({
  step,
  player: 0,
  asked: null,
  turn: 1,
  events: [],
  leftOut: null,
});

const view = (revision: number, steps: number, since: number, id = 1): GameView =>
  ({
    game: { id, designs: [] },
    revision,
    steps,
    step: steps,
    log: Array.from({ length: steps - since + 1 }, (_, index) => entry(since + index)),
  }) as unknown as GameView;

let { game } = new GameAtTable();
let unfollow = () => {};
afterEach(() => unfollow());

/** A click of the mouse, or the second one of a double click. */
const press = (detail = 1) => window.dispatchEvent(new MouseEvent("mousedown", { detail }));

const held = () => game.log.map(({ step }) => step);

beforeEach(() => {
  unfollow = gesture.follow();
  vi.mocked(ipc.rust.decide).mockReset();
  vi.mocked(ipc.rust.doubt).mockReset();
  game = new GameAtTable().game;
  game.show(view(1, 2, 0));
});

test("each view brings the newest entries of the log", () => {
  game.show(view(2, 3, 3));
  expect(held()).toEqual([0, 1, 2, 3]);
});

test("what was taken back leaves the log", () => {
  game.show(view(2, 1, 1));
  expect(held()).toEqual([0, 1]);
});

test("an answer that comes after news of a bot does not turn the game back", () => {
  game.show(view(3, 4, 4));
  game.show(view(2, 3, 3));
  expect(game.view?.steps).toBe(4);
  expect(held()).toEqual([0, 1, 2, 3, 4]);
});

test("what a bot plays while its game is being opened is not missed", async () => {
  let hear = (_: GameView) => {};
  vi.mocked(ipc.onGameChanged).mockImplementation((heard) => {
    hear = heard;
    return Promise.resolve(() => {});
  });
  vi.mocked(ipc.onBotStopped).mockResolvedValue(() => {});
  vi.mocked(ipc.rust.openGame).mockImplementation(() => {
    const value = view(10, 5, 0, 2);
    hear(view(11, 6, 6, 2));
    return Promise.resolve({ ok: true, value });
  });
  await game.follow();
  await game.open(2);
  expect([game.view?.game.id, game.view?.steps]).toEqual([2, 6]);
  expect(held()).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test("whoever decides on what has been overtaken sees how the game stands", async () => {
  const fault = { kind: "stale", revision: 7 } as const;
  vi.mocked(ipc.rust.decide).mockResolvedValue({ ok: false, fault });
  vi.mocked(ipc.rust.currentGame).mockResolvedValue({ ok: true, value: view(7, 4, 0) });
  press();
  expect(await game.decide({ type: "pass" })).toBe(false);
  expect(game.view?.steps).toBe(4);
  expect(held()).toEqual([0, 1, 2, 3, 4]);
});

test("the double click that opened a game decides nothing in it", async () => {
  vi.mocked(ipc.rust.decide).mockClear();
  vi.mocked(ipc.rust.decide).mockResolvedValue({ ok: true, value: view(13, 6, 6, 2) });
  press(1);
  game.show(view(12, 5, 0, 2));
  press(2);
  expect(await game.decide({ type: "pass" })).toBe(false);
  expect(ipc.rust.decide).not.toHaveBeenCalled();
  press(1);
  expect(await game.decide({ type: "pass" })).toBe(true);
});

const passing = { type: "pass" } as const;
const doubting = (lost: number | null) =>
  vi.mocked(ipc.rust.doubt).mockResolvedValue({
    ok: true,
    value:
      lost === null
        ? null
        : { lost, chanceLost: 80, playsOn: "steady", changes: [], better: {} as ipc.AdviceView },
  });
const asksFirst = (blunders: boolean) => {
  settings.current = { ...settings.current, aids: { ...settings.current.aids, blunders } };
};

test("whoever wishes is asked once before a blunder, and may do it all the same", async () => {
  asksFirst(true);
  doubting(640);
  vi.mocked(ipc.rust.decide).mockResolvedValue({ ok: true, value: view(2, 3, 3) });
  press();
  expect(await game.decide(passing)).toBe(false);
  expect(game.doubted?.doubt.lost).toBe(640);
  expect(ipc.rust.decide).not.toHaveBeenCalled();
  game.thinkAgain();
  expect(game.doubted).toBeNull();
  press();
  expect(await game.decide(passing)).toBe(true);
  expect(ipc.rust.doubt).toHaveBeenCalledTimes(1);
  expect(ipc.rust.decide).toHaveBeenCalledExactlyOnceWith(1, passing);
});

test("the decision that was asked about is taken by insisting on it", async () => {
  asksFirst(true);
  doubting(300);
  vi.mocked(ipc.rust.decide).mockResolvedValue({ ok: true, value: view(2, 3, 3) });
  press();
  await game.decide(passing);
  press();
  expect(await game.insist()).toBe(true);
  expect([game.doubted, game.view?.steps]).toEqual([null, 3]);
});

test("nothing is asked where it is not wished, not much is lost, or no doubt can be had", async () => {
  vi.mocked(ipc.rust.decide).mockResolvedValue({ ok: true, value: view(2, 3, 3) });
  asksFirst(false);
  press();
  expect(await game.decide(passing)).toBe(true);
  expect(ipc.rust.doubt).not.toHaveBeenCalled();
  asksFirst(true);
  doubting(null);
  press();
  expect(await game.decide(passing)).toBe(true);
  vi.mocked(ipc.rust.doubt).mockResolvedValue({ ok: false, fault: { kind: "stale", revision: 9 } });
  press();
  expect(await game.decide(passing)).toBe(true);
});
