// The list of games when answers cross on their way.
import { expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { GameSummary, Outcome } from "../ipc";
import { games } from "./games.svelte";

vi.mock("../ipc");

const summary = (id: number) => ({ id }) as GameSummary;
const listed = () => games.list?.map(({ id }) => id);

test("two games deleted in quick succession keep one place each", async () => {
  const kept = new Set([1, 2, 3]);
  const readings: (() => void)[] = [];
  vi.mocked(ipc.rust.deleteGame).mockImplementation((id) => {
    kept.delete(id);
    return Promise.resolve({ ok: true, value: null });
  });
  vi.mocked(ipc.rust.games).mockImplementation(() => {
    const value = [...kept].map(summary);
    return new Promise<Outcome<GameSummary[]>>((answer) =>
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
  vi.mocked(ipc.rust.games).mockResolvedValue({ ok: true, value: [] });
  await Promise.all([games.import("{}"), games.import("{}")]);
  expect(taken).toBe(1);
});
