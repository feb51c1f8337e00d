// What a correction dropped is offered once it fits, and what came of it is said; both can be put away.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DroppedView, GameView } from "../ipc";
import { announcer } from "../state/announcer.svelte";
import { t } from "../state/language.svelte";
import Dropped from "./Dropped.svelte";

vi.mock("../ipc");
const game = vi.hoisted(() => ({ enterAgain: vi.fn(), takeBackCorrection: vi.fn() }));
vi.mock("../game/sitting.svelte", () => ({ sitting: () => ({ game }) }));
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const none = { entered: 0, left: 27, fitting: 0, fromTurn: 3, reasons: [] };
const view = (dropped: Partial<DroppedView> | null) => {
  const all = dropped && { ...none, ...dropped };
  return { seats: [], live: true, corrected: null, dropped: all } as unknown as GameView;
};

test("nothing is offered as long as nothing fits", () => {
  render(Dropped, { view: view({}) });
  expect(screen.queryByRole("button")).toBeNull();
});

test("one press enters what fits, and the offer is said", async () => {
  render(Dropped, { view: view({ fitting: 24 }) });
  const offer = t().realTable.fitting(24, 27);
  expect(offer).toMatch(/^24 of the 27 dropped decisions fit again/);
  screen.getByText(offer);
  expect(announcer.story.at(-1)?.text).toBe(offer);
  await fireEvent.click(screen.getByRole("button", { name: t().realTable.enterAgain }));
  expect(game.enterAgain).toHaveBeenCalledOnce();
});

test("all of them are called all", () => {
  render(Dropped, { view: view({ fitting: 27, fromTurn: null }) });
  screen.getByText(t().realTable.fittingAll(27));
});

test("what came of it names the rest and is undone by one press", async () => {
  const { rerender } = render(Dropped, { view: view({ entered: 24, left: 3, fromTurn: 12 }) });
  const words = t().realTable;
  screen.getByText(words.enteredAgain(24));
  screen.getByText(words.stillDropped(3, 12));
  await fireEvent.click(screen.getByRole("button", { name: words.undoAgain }));
  expect(game.takeBackCorrection).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole("button", { name: t().close }));
  expect(screen.queryByText(words.enteredAgain(24))).toBeNull();
  await rerender({ view: view({ entered: 24, left: 0, fromTurn: null }) });
  screen.getByText(words.enteredAgain(24));
  expect(screen.queryByText(words.stillDropped(3, 12))).toBeNull();
});

test("an offer that nobody wants comes again only with more of them", async () => {
  const { rerender } = render(Dropped, { view: view({ fitting: 24 }) });
  await fireEvent.click(screen.getByRole("button", { name: t().close }));
  await rerender({ view: view({ fitting: 23, left: 26 }) });
  expect(screen.queryByRole("button")).toBeNull();
  await rerender({ view: view({ fitting: 23, left: 28 }) });
  screen.getByText(t().realTable.fitting(23, 28));
});
