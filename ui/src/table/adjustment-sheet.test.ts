// A score that is put right: what cannot be is said below its field, in words of the program, and nothing is sent.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import type { GameView } from "../ipc";
import { announcer } from "../state/announcer.svelte";
import AdjustmentSheet from "./AdjustmentSheet.svelte";

vi.mock("../ipc");
const game = vi.hoisted(() => ({ view: null, putScoreRight: vi.fn(() => Promise.resolve(false)) }));
vi.mock("../game/sitting.svelte", () => ({ sitting: () => ({ game }) }));

const view = {
  seats: [{ name: "Anna", colour: 0, pattern: "plain", score: 6 }],
  adjusted: [],
} as unknown as GameView;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  vi.clearAllMocks();
});

const put = async (points: string) => {
  render(AdjustmentSheet, { view, open: true });
  const field = screen.getByRole("spinbutton");
  await fireEvent.input(field, { target: { value: points } });
  await fireEvent.click(screen.getByRole("button", { name: "Adjust" }));
  const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  return { invalid: field.getAttribute("aria-invalid"), note: note?.textContent };
};

test("what would take more than there is is refused below the field, and said", async () => {
  const said = vi.spyOn(announcer, "say");
  const sentence = "You can subtract at most 6 points: a score is never below 0.";
  expect(await put("-9")).toEqual({ invalid: "true", note: sentence });
  expect(said).toHaveBeenCalledWith(sentence);
  expect(game.putScoreRight).not.toHaveBeenCalled();
});

test("the points have the keyboard when it opens, and it closes once they are given", async () => {
  render(AdjustmentSheet, { view, open: true });
  const field = screen.getByRole("spinbutton");
  expect(document.activeElement).toBe(field);
  game.putScoreRight.mockResolvedValueOnce(true);
  await fireEvent.input(field, { target: { value: "2" } });
  await fireEvent.click(screen.getByRole("button", { name: "Adjust" }));
  expect(document.querySelector("dialog")?.open).toBe(false);
});

test("half a point is none", async () => {
  expect((await put("1.5")).note).toBe("Points are whole numbers.");
  expect(game.putScoreRight).not.toHaveBeenCalled();
});

test("all that there is can be taken", async () => {
  expect(await put("-6")).toEqual({ invalid: null, note: "The score is 6 points now." });
  expect(game.putScoreRight).toHaveBeenCalledWith(0, -6, "");
});
