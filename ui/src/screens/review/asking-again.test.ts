// Decisions handed to Practice from a review: one by one, all of a person's, left again; and what cannot be asked says why.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { ReviewedDecision, ReviewView } from "../../ipc";
import AskAgain from "./AskAgain.svelte";
import AskAllAgain from "./AskAllAgain.svelte";
import { AskingAgain } from "./asking-again.svelte";

vi.mock("../../ipc", async (original) => {
  const ipc = await original<typeof import("../../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, askAgain: vi.fn(), putQuestionAway: vi.fn() } };
});

const decision = (step: number, more: Partial<ReviewedDecision> = {}) =>
  ({ step, turn: step, player: 0, askable: true, question: null, ...more }) as ReviewedDecision;
const ok = <T>(value: T) => Promise.resolve({ ok: true as const, value });
const came = (question: number) => ok({ came: "asked" as const, question });

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test("one press has Practice ask it, the same button has it ask no more", async () => {
  const asking = new AskingAgain(9);
  vi.mocked(ipc.rust.askAgain).mockReturnValue(came(4));
  vi.mocked(ipc.rust.putQuestionAway).mockReturnValue(ok(null));
  render(AskAgain, { asking, decision: decision(6), about: "Turn 4, Anna" });
  const button = screen.getByRole("button");
  expect(button.textContent).toBe("Ask me this again");
  expect(button.ariaLabel ?? button.getAttribute("aria-label")).toBe(
    "Ask me this again: Turn 4, Anna",
  );
  await fireEvent.click(button);
  expect(ipc.rust.askAgain).toHaveBeenCalledWith(9, 6);
  await screen.findByText(/^Added to Practice\./);
  expect(screen.getByRole("button")).toBe(button);
  expect(button.textContent).toContain("Stop asking me this");
  await fireEvent.click(button);
  expect(ipc.rust.putQuestionAway).toHaveBeenCalledWith(4, true);
  await waitFor(() => expect(button.textContent).toContain("Ask me this again"));
});

test("what is asked already, what nobody can tell from the best, and what cannot be asked say so", async () => {
  const asking = new AskingAgain(9);
  vi.mocked(ipc.rust.askAgain).mockReturnValue(ok({ came: "level" }));
  render(AskAgain, { asking, decision: decision(6, { question: 3 }), about: "one" });
  screen.getByText(/^Added to Practice\./);
  render(AskAgain, { asking, decision: decision(8, { askable: false }), about: "two" });
  screen.getByText(/^Practice cannot ask this\./);
  expect(screen.queryByRole("button", { name: /two/ })).toBeNull();
  render(AskAgain, { asking, decision: decision(9), about: "three" });
  await fireEvent.click(screen.getByRole("button", { name: /three/ }));
  await screen.findByText(/There is nothing to ask/);
  expect(screen.queryByRole("button", { name: /three/ })).toBeNull();
});

test("all of a person's decisions are handed on by one press; of bots there is nothing to hand on", async () => {
  const asking = new AskingAgain(9);
  vi.mocked(ipc.rust.askAgain).mockImplementation((_, step) =>
    step === 3 ? ok({ came: "level" }) : came(step),
  );
  const seat = (name: string, bot: string | null) => ({ name, bot, colour: 0, pattern: "plain" });
  const view = {
    seats: [seat("Anna", null), seat("Odo", "greedy")],
    decisions: [
      decision(1),
      decision(2, { question: 7 }),
      decision(3),
      decision(4, { player: 1, askable: false }),
      decision(5, { askable: false }),
      decision(6),
    ],
  } as unknown as ReviewView;
  render(AskAllAgain, { asking, view });
  screen.getByText("5 decisions of yours gave up points. Practice asks you 1 of them.");
  await fireEvent.click(screen.getByRole("button", { name: "Ask me all of them again" }));
  await screen.findByText("5 decisions of yours gave up points. Practice asks you 3 of them.");
  expect(vi.mocked(ipc.rust.askAgain).mock.calls).toEqual([
    [9, 1],
    [9, 3],
    [9, 6],
  ]);
  screen.getByText("Everything that can be asked is in Practice.");
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
});

test("a fault leaves it as it was", async () => {
  const asking = new AskingAgain(9);
  vi.mocked(ipc.rust.askAgain).mockResolvedValue({
    ok: false,
    fault: { kind: "not-found", what: "step" },
  });
  expect(await asking.askAll([decision(1), decision(2)])).toEqual({ asked: 0, level: 0 });
  expect(ipc.rust.askAgain).toHaveBeenCalledTimes(1);
  expect(asking.of(decision(1))).toEqual({ is: "open" });
});
