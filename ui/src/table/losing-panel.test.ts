// A correction by which decisions would be lost asks first, says how many and why, and changes nothing by itself.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { CorrectionView, GameView } from "../ipc";
import { t } from "../state/language.svelte";
import LosingPanel from "./LosingPanel.svelte";

vi.mock("../ipc");
const game = vi.hoisted(() => ({ lookAt: vi.fn(), keepCorrection: vi.fn() }));
vi.mock("../game/sitting.svelte", () => ({
  sitting: () => ({ game, landmarks: { of: () => undefined } }),
}));
vi.hoisted(() => {
  const matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} });
  Object.assign(window, { matchMedia });
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

const view = (came: Partial<CorrectionView> | null): GameView => {
  const all = { turn: 3, held: 17, dropped: 12, fromTurn: 5, reasons: [], ...came };
  const was = { decided: { type: "pass" } };
  const correcting = { was, losing: came && { instead: was, came: all } };
  return { seats: [], revision: 1, correcting } as unknown as GameView;
};

test("it names how many of all that followed are lost, and from which turn on", () => {
  render(LosingPanel, { view: view({}) });
  const question = screen.getByRole("alertdialog", { name: t().realTable.losing(12, 29) });
  expect(question.textContent).toContain(t().realTable.losingFrom(5));
  expect(t().realTable.losing(12, 29)).toMatch(/^12 of the 29 decisions that followed/);
  expect(document.activeElement).toBe(question);
});

test("where nothing fits any more it says so", () => {
  render(LosingPanel, { view: view({ held: 0 }) });
  screen.getByRole("alertdialog", { name: t().realTable.losingAll(12) });
  screen.getByText(t().realTable.losingAgain(12));
});

test("each answer is one press, and Escape loses nothing", async () => {
  render(LosingPanel, { view: view({}) });
  await fireEvent.click(screen.getByRole("button", { name: t().realTable.leaveLosing }));
  await fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Escape" });
  expect(game.lookAt.mock.calls).toEqual([[null], [null]]);
  expect(game.keepCorrection).not.toHaveBeenCalled();
  await fireEvent.click(screen.getByRole("button", { name: t().realTable.keepLosing }));
  expect(game.keepCorrection).toHaveBeenCalledOnce();
});

test("nothing is asked where nothing is lost", () => {
  render(LosingPanel, { view: view(null) });
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
