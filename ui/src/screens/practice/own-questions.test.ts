// The decisions of one's own in Practice: listed with their game and turn, put away and brought back, and their answer told.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { GameView, OwnAsked, OwnQuestion, PracticeView } from "../../ipc";
import MoveCosts from "../../lesson/MoveCosts.svelte";
import FromOwnGames from "./FromOwnGames.svelte";
import OwnAnswer from "./OwnAnswer.svelte";

vi.mock("../../ipc", async (original) => {
  const ipc = await original<typeof import("../../ipc")>();
  return {
    ...ipc,
    rust: {
      ...ipc.rust,
      practice: vi.fn(),
      putQuestionAway: vi.fn(),
      deleted: vi.fn(),
      damaged: vi.fn(),
    },
  };
});

const ok = <T>(value: T) => Promise.resolve({ ok: true as const, value });
const question = (id: number, more: Partial<OwnQuestion["from"]> = {}): OwnQuestion => ({
  id,
  word: `question-${id}`,
  kind: "best",
  from: { game: 2, hasGame: true, name: "Sunday", turn: 12, step: 30, ...more },
  known: { mastery: "due", days: 0, answers: 1, wrong: 1 },
});
const practice = (own: OwnQuestion[]): PracticeView => ({
  kinds: [],
  rules: {},
  due: 0,
  own,
  rating: [],
});

beforeEach(() => {
  vi.mocked(ipc.rust.deleted).mockReturnValue(ok([]));
  vi.mocked(ipc.rust.damaged).mockReturnValue(ok({ list: [], more: false }));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test("each is named by game and turn, practised alone, and looked at as long as its game is there", async () => {
  const own = [question(1), question(2, { name: null, turn: 3, hasGame: false })];
  vi.mocked(ipc.rust.practice).mockReturnValue(ok(practice(own)));
  const begin = vi.fn();
  render(FromOwnGames, { waiting: false, begin });
  await fireEvent.click(
    await screen.findByRole("button", { name: "Practise: Turn 12 of “Sunday”" }),
  );
  expect(begin).toHaveBeenLastCalledWith("question-1");
  screen.getByRole("button", { name: "Practise: Turn 3 of an unnamed game" });
  const looks = screen.getAllByRole("link", { name: /^Show:/ });
  expect(looks.map((link) => link.getAttribute("href"))).toEqual(["#/play/2?step=30"]);
  await fireEvent.click(screen.getByRole("button", { name: "Practise your own decisions" }));
  expect(begin).toHaveBeenLastCalledWith("own");
});

test("one is put away and brought back in its place", async () => {
  vi.mocked(ipc.rust.practice).mockReturnValue(ok(practice([question(1), question(2)])));
  vi.mocked(ipc.rust.putQuestionAway).mockReturnValue(ok(null));
  render(FromOwnGames, { waiting: false, begin: () => {} });
  const [put] = await screen.findAllByRole("button", { name: /^Remove:/ });
  vi.mocked(ipc.rust.practice).mockReturnValue(ok(practice([question(2)])));
  await fireEvent.click(put!);
  await screen.findByText("Removed: Turn 12 of “Sunday”");
  expect(ipc.rust.putQuestionAway).toHaveBeenLastCalledWith(1, true);
  vi.mocked(ipc.rust.practice).mockReturnValue(ok(practice([question(1), question(2)])));
  await fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(ipc.rust.putQuestionAway).toHaveBeenLastCalledWith(1, false);
  expect(await screen.findAllByRole("button", { name: /^Remove:/ })).toHaveLength(2);
});

test("where there is none yet, it is said where they come from; what is damaged is told", async () => {
  vi.mocked(ipc.rust.practice).mockReturnValue(ok(practice([])));
  vi.mocked(ipc.rust.damaged).mockReturnValue(
    ok({
      list: [{ kind: "question", id: 5, name: null, updated: 0, opens: false }],
      more: false,
    }),
  );
  render(FromOwnGames, { waiting: false, begin: () => {} });
  await screen.findByText(/^There is nothing here yet\./);
  await screen.findByText("A decision from a game without a name");
  expect(ipc.rust.damaged).toHaveBeenCalledWith(["question"]);
  expect(screen.queryByRole("button", { name: "Practise your own decisions" })).toBeNull();
});

test("after the answer every move says what it gives up, and which of them was done then", () => {
  const lays = (x: number) => ({
    action: { type: "tile", x, y: 0, rotation: 0 } as const,
    segment: null,
    here: null,
    on: null,
  });
  const passes = { action: { type: "pass" } as const, segment: null, here: null, on: null };
  const way = (x: number, right: boolean, points: number) => ({
    first: lays(x),
    then: passes,
    landed: { x, y: 0 },
    right,
    points,
    reasons: [],
  });
  const asked: OwnAsked = {
    id: 1,
    from: question(1).from,
    taken: 2,
  };
  const ways = [way(1, true, 1), way(2, false, 1), way(3, false, 6)];
  const board = { seats: [], game: { designs: [] } } as unknown as GameView;
  render(OwnAnswer, { asked, ways, board });
  expect(document.querySelector("h3 + p")?.textContent).toMatch(
    /^Place the tile .+\. Then: Do nothing\. Gives up about 6 points\.$/,
  );
  render(MoveCosts, { ways, board, taken: asked.taken });
  const said = [...document.querySelectorAll("li .gives")].map(({ textContent }) => textContent);
  expect(said).toEqual([
    "The best move, or as good.",
    "Gives up about 1 point.",
    "Gives up about 6 points.\u00a0Your move.",
  ]);
});
