// The page of a review: begun by itself, stopped and gone on with, and what it says of each moment in words.
// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, fireEvent } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { ReviewChanged, ReviewedDecision, ReviewProgress, ReviewView } from "../../ipc";
import { t } from "../../state/language.svelte";
import { router } from "../../state/router.svelte";
import { pictureOf } from "./moment-scene";
import { reviewChapters } from "./review-chapters";
import Review from "./Review.svelte";
import { betterLeads, betterOf, calledIn, takenLeads, takenOf, whyBetter } from "./review-words";

const heard: { by: ((change: ReviewChanged) => void) | null } = vi.hoisted(() => ({ by: null }));
vi.mock("../../ipc", async (original) => {
  const ipc = await original<typeof import("../../ipc")>();
  return {
    ...ipc,
    onReviewChanged: (by: (change: ReviewChanged) => void) => {
      heard.by = by;
      return Promise.resolve(() => {});
    },
    rust: {
      ...ipc.rust,
      openReview: vi.fn(),
      beginReview: vi.fn(),
      stopReview: vi.fn(),
      catalog: () => new Promise(() => {}),
    },
  };
});
vi.mock("../../game/sitting.svelte", async (original) => ({
  ...(await original<typeof import("../../game/sitting.svelte")>()),
  sitting: () => ({ game: {} }),
}));

const lays = (x: number, rotation = 0) => ({
  action: { type: "tile", x, y: 0, rotation } as const,
  segment: null,
  here: null,
  on: null,
});
const decision = (more: Partial<ReviewedDecision> = {}): ReviewedDecision => ({
  step: 6,
  turn: 4,
  player: 0,
  tile: "trial/meadow",
  landed: null,
  taken: lays(2),
  best: lays(5, 1),
  then: null,
  lost: 430,
  noise: 70,
  lead: 620,
  chance: 640,
  chanceLost: 210,
  grade: "bad",
  motives: [{ code: "followers", facts: { more: 1, left: 5 } }],
  askable: true,
  question: null,
  ...more,
});
const progress = (done: number, going: boolean): ReviewProgress => ({
  game: 9,
  done,
  parts: 2,
  going,
  secondsLeft: null,
});
const seat = (name: string, bot: string | null) =>
  ({ name, bot, colour: 0, pattern: "plain", score: 30 }) as const;
const turn = (number: number, player: number, luck: number | null) => ({
  turn: number,
  player,
  step: number,
  tile: "trial/meadow",
  luck,
  expected: [
    { mean: 250, error: 40, chance: 560 },
    { mean: -250, error: 40, chance: 440 },
  ],
  lost: 0,
});
const view = (given: ReviewProgress, decisions = [decision()]): ReviewView => ({
  progress: given,
  name: "Sunday",
  mix: null,
  seats: [seat("Anna", null), seat("Odo", "greedy")],
  designs: [],
  games: 400,
  playsOn: "steady",
  players: [0, 1].map((player) => ({
    player,
    points: 30 + player,
    even: 2850,
    low: 2000,
    high: 3700,
    luck: -150,
    lost: 430,
    rate: 43,
    unforced: 10,
    rating: null,
  })),
  turns: [turn(1, 0, null), turn(2, 1, -120)],
  ended: given.done === given.parts ? [-100, 100] : null,
  decisions,
  moments: decisions.map((_, decision) => ({ decision, tiles: [], figures: [], tried: true })),
  forced: 3,
  level: 5,
});

const ok = <T>(value: T) => Promise.resolve({ ok: true as const, value });

beforeEach(() => {
  router.page = { is: "review", game: 9 };
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test("a game that was never gone through is begun with, stopped, gone on with, and told of when it is done", async () => {
  vi.mocked(ipc.rust.openReview).mockReturnValue(ok(view(progress(0, false), [])));
  vi.mocked(ipc.rust.beginReview).mockReturnValue(ok(progress(0, true)));
  vi.mocked(ipc.rust.stopReview).mockReturnValue(ok(progress(1, false)));
  render(Review);
  const stop = await screen.findByRole("button", { name: "Stop" });
  expect(ipc.rust.beginReview).toHaveBeenCalledWith(9);
  heard.by?.({ review: progress(1, true), error: null });
  await waitFor(() => screen.getByText("1 of 2 turns"));
  // What is told of another game is not told here.
  heard.by?.({ review: { ...progress(2, true), game: 8 }, error: null });
  await fireEvent.click(stop);
  await screen.findByText("Stopped: 1 of 2 turns");
  await fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(ipc.rust.beginReview).toHaveBeenCalledTimes(2);
  vi.mocked(ipc.rust.openReview).mockReturnValue(ok(view(progress(2, false))));
  heard.by?.({ review: progress(2, false), error: null });
  await screen.findByRole("heading", { name: "Key moments" });
  expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
});

test("what somebody stopped waits, whichever page is looked at meanwhile", async () => {
  vi.mocked(ipc.rust.openReview).mockReturnValue(ok(view(progress(1, false), [])));
  vi.mocked(ipc.rust.beginReview).mockReturnValue(ok(progress(1, true)));
  vi.mocked(ipc.rust.stopReview).mockReturnValue(ok(progress(1, false)));
  render(Review);
  await fireEvent.click(await screen.findByRole("button", { name: "Stop" }));
  await screen.findByRole("button", { name: "Continue" });
  cleanup();
  vi.clearAllMocks();
  render(Review);
  await fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  expect(ipc.rust.beginReview).toHaveBeenCalledTimes(1);
});

test("a game that is not over has nothing to look at", async () => {
  vi.mocked(ipc.rust.openReview).mockResolvedValue({
    ok: false,
    fault: { kind: "not-found", what: "end" },
  });
  render(Review);
  await screen.findByText("There is no review here yet. A game can be reviewed once it is over.");
  expect(ipc.rust.beginReview).not.toHaveBeenCalled();
});

test("all of it stands there in words and figures", async () => {
  const ofBot = decision({ step: 9, player: 1, grade: "doubtful", lost: 120 });
  const whole = view(progress(2, false), [decision(), ofBot]);
  vi.mocked(ipc.rust.openReview).mockReturnValue(ok(whole));
  render(Review);
  await screen.findByRole("heading", { name: "Review of Sunday" });
  screen.getByRole("heading", { name: "Turn 4, Anna: the tile" });
  // One person played, and is spoken to.
  screen.getByText(
    "You lost by 1 point. Bad luck cost about 2 points. Your moves gave up about 4 points. Your most costly move comes first.",
  );
  screen.getByText("Chances and leads assume that everyone plays on like the bot Steady.");
  screen.getAllByText("Bad: chance to win went from 64 % to 43 %, gave up about 4 points");
  screen.getByText("5 other decisions were as good as the best. 3 left no choice.");
  screen.getByRole("cell", { name: "−1.2" });
  screen.getAllByRole("cell", { name: "+2.5 ± 0.4 (56 %)" });
  screen.getAllByRole("cell", { name: "28.5 (20.0 to 37.0)" });
  // Anna has 30 points and Odo 31.
  screen.getByText("Lead of Anna over the best rival: −1.0; with even luck +0.5.");
  // Figures are for those who unfold them.
  const tables = [...document.querySelectorAll("table")];
  expect(tables.map((table) => table.closest("details")?.open)).toEqual([false, false, false]);
  // Nobody has measured the bots here: no word says how somebody plays.
  expect(screen.queryByText("Plays about like")).toBeNull();
  const [look] = screen.getAllByRole("link", { name: /^Look at it/ });
  expect(look?.getAttribute("href")).toBe("#/play/9?step=6&review");
  // What a bot decided nobody can try otherwise.
  expect(screen.getAllByRole("button", { name: /^Try it from here/ })).toHaveLength(1);
});

test("whoever looked at a decision comes back to it, where the page stood", async () => {
  vi.mocked(ipc.rust.openReview).mockReturnValue(ok(view(progress(2, false))));
  const leave = router.follow();
  const goes = async (go: () => void) => {
    const gone = new Promise((resolve) =>
      window.addEventListener("hashchange", resolve, { once: true }),
    );
    go();
    await gone;
  };
  await goes(() => (location.hash = "#/play/9/review"));
  const target = document.createElement("main");
  document.body.append(target);
  render(Review, { target });
  const look = await screen.findByRole("link", { name: /^Look at it/ });
  look.focus();
  target.scrollTop = 700;
  await goes(() => (location.hash = "#/play/9?step=6&review"));
  cleanup();
  target.scrollTop = 0;
  document.body.append(target);
  await goes(() => router.back());
  render(Review, { target });
  const again = await screen.findByRole("link", { name: /^Look at it/ });
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(target.scrollTop).toBe(700);
  target.remove();
  leave();
});

test("its pages hold the whole in sentences: players, key moments, decisions, turns", () => {
  const [all, moments, decisions, turns] = reviewChapters(view(progress(2, false)));
  expect(all?.rules[0]).toEqual({
    title: "Anna: 30 points",
    text: "With even luck: 28.5 (20.0 to 37.0) points. The draws were worth −1.5 points of lead over the best rival. Given up: 4.3 points in 10 decisions with a choice, 0.4 in each.",
  });
  expect(moments?.rules).toEqual(decisions?.rules);
  expect(moments?.rules[0]?.text).toMatch(
    /^Bad: chance to win went from 64 % to 43 %, gave up about 4 points\. Played: .+ Better: /,
  );
  expect(turns?.rules.map(({ text }) => text)).toEqual([
    "Expected final lead of Anna: +2.5 ± 0.4 points. Expected final lead of Odo: −2.5 ± 0.4 points.",
    "Luck of the draw: −1.2 points. Expected final lead of Anna: +2.5 ± 0.4 points. Expected final lead of Odo: −2.5 ± 0.4 points.",
    "Anna ended 1 point behind. Odo ended 1 point ahead.",
  ]);
  const [, , , known] = reviewChapters(view(progress(1, true)));
  expect(known?.rules.map(({ title }) => title)).toEqual(["Turn 1, Anna", "Turn 2, Odo"]);
});

test("what was played, what was better and why are sentences", () => {
  const one = decision({ then: { type: "pass" } });
  const of = view(progress(2, false), [one]);
  expect(takenOf(of, one)).toMatch(/^Place the tile .+, as drawn\.$/);
  expect(betterOf(of, one)).toMatch(/^Place the tile .+\. Then: Do nothing\.$/);
  expect(whyBetter(of, one)).toEqual(["A follower comes home."]);
  expect([betterLeads(one), takenLeads(one)]).toEqual([
    "64 % to win, about 6 points ahead.",
    "43 % to win, about 2 points ahead.",
  ]);
  const alone = { chance: null, chanceLost: null };
  const tried = decision({
    ...alone,
    lead: 8_000,
    lost: 600,
    motives: [{ code: "played-on", facts: { games: 66 } }],
  });
  expect(whyBetter(of, tried)).toEqual([
    "Nothing changes at once. What counts is what may still come.",
  ]);
  expect([betterLeads(tried), takenLeads(tried)]).toEqual([
    "About 80 points in the end.",
    "About 74 points in the end.",
  ]);
});

test("a review gives the reasons of hints, the heaviest three, and speaks to a single person", () => {
  const city = { x: 5, y: 0, kind: "city", at: "N" } as const;
  const final = (player: number, points: number, before: number) =>
    ({
      code: "scores",
      facts: { player, points, before, source: "city", place: city, when: "final" },
    }) as const;
  const motives: ReviewedDecision["motives"] = [
    final(0, 1, 1),
    final(1, 9, 9),
    { code: "majority", facts: { place: city, before: [1], now: [0] } },
    { code: "in-sight", facts: { player: 0, points: 6, place: city } },
    { code: "followers", facts: { more: -1, left: 3 } },
  ];
  const of = view(progress(2, false));
  expect(whyBetter(of, decision({ motives }))).toEqual([
    "It takes the city from Odo.",
    "Your city would pay 6 points more.",
    "It costs a follower.",
  ]);
  // Of two people, each is called by name.
  const two = { ...of, seats: [seat("Anna", null), seat("Ben", null)] };
  expect(whyBetter(two, decision({ motives }))[1]).toBe("Anna’s city would pay 6 points more.");
});

test("two decisions of one turn are told apart by what was decided", () => {
  const sets = { ...lays(2), action: { type: "figure" } } as never;
  const nothing = { ...lays(2), action: { type: "pass" } } as never;
  const of = view(progress(2, false));
  const called = (taken: never, best: never) => calledIn(of, decision({ taken, best }));
  expect(calledIn(of, decision())).toBe("Turn 4, Anna: the tile");
  expect(called(nothing, sets)).toBe("Turn 4, Anna: the figure");
  expect(called(sets, nothing)).toBe("Turn 4, Anna: the figure");
  expect(called(nothing, { ...lays(2), action: { type: "floor" } } as never)).toBe(
    "Turn 4, Anna: after the tile",
  );
});

test("what a decision gave up is said in chance and points, and as minor where it cost little chance", () => {
  const { lost, others } = t().review;
  const chance = { chance: 800, chanceLost: 320 };
  expect(lost({ grade: "very-bad", lost: 640, ...chance })).toBe(
    "Very bad: chance to win went from 80 % to 48 %, gave up about 6 points",
  );
  const alone = { chance: null, chanceLost: null };
  expect(lost({ grade: "bad", lost: 330, ...alone })).toBe("Bad: gave up about 3 points");
  expect(lost({ grade: null, lost: 140, chance: 30, chanceLost: 12 })).toBe(
    "Minor: chance to win went from 3 % to 2 %, gave up about 1 point",
  );
  expect(lost({ grade: null, lost: 200, chance: 622, chanceLost: 1 })).toBe(
    "Minor: gave up about 2 points",
  );
  expect(others(12, 0)).toBe("12 other decisions were as good as the best.");
});

test("a small board shows both places; of two turns on one cell the better alone", () => {
  const of = view(progress(2, false));
  const [moment] = of.moments;
  const { scene, from, across } = pictureOf(of, moment!, decision());
  expect(scene.ghosts.map(({ x, tone }) => [x, tone])).toEqual([
    [5, "right"],
    [2, "wrong"],
  ]);
  expect([from.x, across]).toEqual([2, 4]);
  const turned = pictureOf(of, moment!, decision({ taken: lays(5, 2) })).scene;
  expect(turned.ghosts.map(({ rotation, tone }) => [rotation, tone])).toEqual([[1, "right"]]);
});
