// What came of a correction can be put away once it was read, and the next one is shown again.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { CorrectionView, GameView } from "../ipc";
import { t } from "../state/language.svelte";
import Correction from "./Correction.svelte";

vi.mock("../ipc");
vi.mock("../game/sitting.svelte", async (original) => {
  const { GameAtTable, ...rest } = await original<typeof import("../game/sitting.svelte")>();
  const one = new GameAtTable();
  return { ...rest, GameAtTable, sitting: () => one };
});

const view = (turn: number | null) => {
  const corrected: CorrectionView | null =
    turn === null ? null : { turn, held: 27, dropped: 0, fromTurn: null, reasons: [] };
  return { seats: [], correcting: false, corrected } as unknown as GameView;
};

test("what came of a correction goes when it is closed, and comes with the next one", async () => {
  const { rerender } = render(Correction, { view: view(3) });
  const words = t().realTable;
  screen.getByText(words.corrected(3));
  await fireEvent.click(screen.getByRole("button", { name: t().close }));
  expect(screen.queryByText(words.corrected(3))).toBeNull();
  await rerender({ view: view(3) });
  expect(screen.queryByText(words.corrected(3))).toBeNull();
  await rerender({ view: view(4) });
  screen.getByText(words.corrected(4));
  await rerender({ view: view(null) });
  await rerender({ view: view(3) });
  screen.getByText(words.corrected(3));
});
