// The games in a backup: listed, and brought back one at a time.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { GameSummary } from "../../ipc";
import BackupGames from "./BackupGames.svelte";

vi.mock("../../ipc");
// What jsdom has not.
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const game = (id: number, name: string): GameSummary => ({
  id,
  name,
  seats: [],
  mix: "base",
  expansions: [],
  finished: false,
  steps: 12,
  created: 0,
  updated: 0,
  trial: false,
  origin: null,
  branchAt: null,
  picture: [],
  figures: [],
});

test("a game is brought back once, however often one presses", async () => {
  vi.mocked(ipc.rust.backupGames).mockResolvedValue({
    ok: true,
    value: [
      { game: game(3, "Sunday"), stillHere: false },
      { game: game(4, "Monday"), stillHere: true },
    ],
  });
  vi.mocked(ipc.rust.bringBackGame).mockResolvedValue({ ok: true, value: 9 });
  const { container } = render(BackupGames, { name: "one.db", made: "Sunday", done: vi.fn() });
  await screen.findByRole("button", { name: "Restore this game: Sunday" });
  const [first] = container.querySelectorAll("[data-backup-game] button");
  await Promise.all([fireEvent.click(first as Element), fireEvent.click(first as Element)]);
  expect(ipc.rust.bringBackGame).toHaveBeenCalledExactlyOnceWith("one.db", 3);
  await vi.waitFor(() => expect(container.querySelectorAll(".brought")).toHaveLength(1));
  expect(container.querySelectorAll("[data-backup-game] button")).toHaveLength(1);
});
