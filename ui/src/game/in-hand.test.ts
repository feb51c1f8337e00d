// Two followers for one place: who holds which, and what is then on offer.
import { expect, test } from "vitest";
import type { Action, ChoiceView, FigureKind, GameView } from "../ipc";
import { Grip } from "./grip.svelte";
import { followersOf, heldIn, takeNext, withFollower } from "./in-hand";

const on = (figure: FigureKind, at: "N" | "E" = "N"): Action => ({
  type: "figure",
  figure,
  x: 1,
  y: 0,
  kind: "city",
  at,
});
const choice = (action: Action): ChoiceView => ({
  action,
  group: "figure",
  segment: 0,
  loot: null,
  price: null,
  reach: [],
  here: null,
});
const offering = (...actions: Action[]) => ({
  choices: actions.map(choice),
  refused: [on("follower", "E"), on("big-follower", "E")].map((action) => ({
    action,
    group: "figure" as const,
    segment: 1,
    reasons: [],
  })),
});
const figures = (view: { choices: { action: Action }[] }) =>
  view.choices.map(({ action }) => ("figure" in action ? action.figure : action.type));

test("where both followers could go, the hand holds one, and all else stays on offer", () => {
  const view = offering(on("follower"), on("big-follower"), on("builder", "E"), { type: "pass" });
  expect(followersOf(view)).toEqual(["follower", "big-follower"]);
  expect(figures(withFollower(view, "follower"))).toEqual(["follower", "builder", "pass"]);
  expect(figures(withFollower(view, "big-follower"))).toEqual(["big-follower", "builder", "pass"]);
  expect(withFollower(view, "big-follower").refused.map(({ action }) => action)).toEqual([
    on("big-follower", "E"),
  ]);
});

test("a place where only one of them could go is on offer whoever is in hand", () => {
  const inside = (figure: FigureKind, kind: "monastery" | "garden"): Action =>
    ({ ...on(figure), kind, at: "I" }) as Action;
  const garden = offering(on("follower"), inside("abbot", "garden"), { type: "pass" });
  expect(followersOf(garden)).toEqual([]);
  const cell = [inside("follower", "monastery"), inside("abbot", "monastery")];
  const both = offering(on("follower"), ...cell, inside("abbot", "garden"));
  expect(followersOf(both)).toEqual(["follower", "abbot"]);
  expect(figures(withFollower(both, "follower"))).toEqual(["follower", "follower", "abbot"]);
  expect(figures(withFollower(both, "abbot"))).toEqual(["follower", "abbot", "abbot"]);
});

test("where the ordinary follower is not at hand, the first of the others is", () => {
  const view = {
    game: { id: 7 },
    revision: 1,
    ...offering(on("big-follower"), on("abbot")),
  } as unknown as GameView;
  const grip = new Grip();
  const [first, second] = followersOf(view);
  expect(heldIn(grip, view)).toBe(first);
  expect(takeNext(grip, view)).toBe(second);
  expect(takeNext(grip, view)).toBe(first);
});

test("a follower for a crop circle is in hand as well", () => {
  const add = (figure: FigureKind): Action => ({ ...on(figure), type: "crop-add" }) as Action;
  const view = offering(add("follower"), add("big-follower"), { type: "pass" });
  expect(figures(withFollower(view, "big-follower"))).toEqual(["big-follower", "pass"]);
});

test("with only one kind left nothing is asked, and nothing is hidden", () => {
  for (const view of [
    offering(on("big-follower"), { type: "pass" }),
    offering(on("follower"), on("builder")),
  ]) {
    expect(followersOf(view)).toEqual([]);
    expect(withFollower(view, "follower")).toBe(view);
  }
});

test("figures that are pointed at on the board are no matter of the hand", () => {
  const take = (figure: FigureKind): Action =>
    ({ ...on(figure), type: "capture", owner: 1 }) as Action;
  const view = offering(take("follower"), take("big-follower"), { type: "pass" });
  expect(withFollower(view, "follower")).toBe(view);
});

test("the next decision begins with the ordinary follower", () => {
  const offer = offering(on("follower"), on("big-follower"));
  const view = (revision: number) =>
    ({ game: { id: 7 }, revision, ...offer }) as unknown as GameView;
  const grip = new Grip();
  expect(heldIn(grip, view(1))).toBe("follower");
  expect(takeNext(grip, view(1))).toBe("big-follower");
  expect(heldIn(grip, view(1))).toBe("big-follower");
  expect(heldIn(grip, view(2))).toBe("follower");
  expect(takeNext(grip, view(2))).toBe("big-follower");
  expect(takeNext(grip, view(2))).toBe("follower");
});
