// The list of games when answers cross on their way.
import { expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { GamePage, GameSummary, Outcome } from "../ipc";
import { games } from "./games.svelte";

vi.mock("../ipc");

const summary = (id: number) => ({ id }) as GameSummary;
const listed = () => games.list?.map(({ id }) => id);
/** The newest of some games, where the first is the one to go on with. */
const page = (kept: readonly number[], most: number): GamePage => ({
  games: kept.slice(0, most).map(summary),
  all: kept.length,
  last: kept[0] === undefined ? null : summary(kept[0]),
  habits: { sitter: null, bot: null },
});
const keeps = (kept: number[]) => {
  vi.mocked(ipc.rust.games).mockImplementation((most) =>
    Promise.resolve({ ok: true, value: page(kept, most) }),
  );
  vi.mocked(ipc.rust.deleteGame).mockImplementation((id) => {
    kept.splice(kept.indexOf(id), 1);
    return Promise.resolve({ ok: true, value: null });
  });
};

test("two games deleted in quick succession keep one place each", async () => {
  const kept = new Set([1, 2, 3]);
  const readings: (() => void)[] = [];
  vi.mocked(ipc.rust.deleteGame).mockImplementation((id) => {
    kept.delete(id);
    return Promise.resolve({ ok: true, value: null });
  });
  vi.mocked(ipc.rust.games).mockImplementation((most) => {
    const value = page([...kept], most);
    return new Promise<Outcome<GamePage>>((answer) =>
      readings.push(() => answer({ ok: true, value })),
    );
  });
  const answered = async (work: Promise<unknown>) => {
    readings.splice(0).forEach((answer) => answer());
    await work;
  };
  await answered(games.open());
  // The list is read after the first deletion, and answered after the second.
  const first = games.remove(1);
  await expect.poll(() => readings.length).toBe(1);
  const second = games.remove(2);
  await expect.poll(() => readings.length).toBe(2);
  await answered(Promise.all([first, second]));
  expect(listed()).toEqual([1, 2, 3]);
  expect([...games.deleted]).toEqual([1, 2]);
  const again = games.open();
  expect(listed()).toEqual([3]);
  await answered(again);
  expect(listed()).toEqual([3]);
});

test("a record that is taken over twice makes one game", async () => {
  let taken = 0;
  vi.mocked(ipc.rust.importGame).mockImplementation(() =>
    Promise.resolve({ ok: true, value: summary(++taken) }),
  );
  vi.mocked(ipc.rust.games).mockResolvedValue({ ok: true, value: page([], 0) });
  await Promise.all([games.import("{}"), games.import("{}")]);
  expect(taken).toBe(1);
});

test("of many games only the first are read, and more as somebody asks for them", async () => {
  keeps(Array.from({ length: 40 }, (_, nth) => 40 - nth));
  await games.open();
  expect(listed()).toEqual([40, 39, 38, 37, 36]);
  expect([games.main?.id, games.others.length, games.earlier]).toEqual([40, 4, 35]);
  await games.readOn(24);
  expect([games.others.length, games.earlier]).toEqual([28, 11]);
  await games.readOn(24);
  expect([games.others.length, games.earlier]).toEqual([39, 0]);
  await games.open();
  expect(listed()).toHaveLength(5);
});

test("the game to go on with keeps its place when it is deleted, and is not among the others", async () => {
  keeps([3, 2, 1]);
  await games.open();
  await games.remove(3);
  expect([games.main?.id, games.others.map(({ id }) => id)]).toEqual([3, [2, 1]]);
  await games.open();
  expect([games.main?.id, games.others.map(({ id }) => id)]).toEqual([2, [1]]);
});

test("a glance tells how many there are, and leaves the list as it is", async () => {
  keeps([3, 2, 1]);
  await games.open();
  keeps([4, 3, 2, 1]);
  await games.glance();
  expect([games.answer?.all, games.main?.id, listed()]).toEqual([4, 4, [3, 2, 1]]);
});

test("what came with the page is not asked for again, and whoever comes back is told anew", async () => {
  const kept = [7, 8];
  keeps(kept);
  vi.mocked(ipc.rust.games).mockClear();
  games.begun(page(kept, 0));
  await games.glance();
  expect(ipc.rust.games).not.toHaveBeenCalled();
  expect(games.answer?.all).toBe(2);
  kept.push(9);
  await games.glance();
  expect(games.answer?.all).toBe(3);
});
