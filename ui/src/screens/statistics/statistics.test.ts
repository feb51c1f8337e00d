// The page of statistics: which games are meant, what stands in its tables, and that it asks until all are counted.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { GamesWish, StatisticsView } from "../../ipc";
import { files } from "../../state/files.svelte";
import Statistics from "./Statistics.svelte";

vi.mock("../../ipc", async (original) => {
  const ipc = await original<typeof import("../../ipc")>();
  return {
    ...ipc,
    rust: {
      ...ipc.rust,
      statistics: vi.fn(),
      saveStatistics: vi.fn(),
      catalog: () => new Promise(() => {}),
    },
  };
});

const ada = { is: "person", name: "Ada" } as const;
const steady = { is: "bot", bot: "steady" } as const;
const whole: StatisticsView = {
  games: 3,
  all: 3,
  leftOut: 0,
  waiting: 0,
  choices: { players: [steady, ada], with: [{ is: "alone" }], seats: [2, 3] },
  players: [
    {
      player: ada,
      games: 3,
      contests: 3,
      won: 150,
      mean: 5067,
      best: 61,
      reviewed: 1,
      rate: 42,
      luck: -350,
    },
    {
      player: steady,
      games: 2,
      contests: 0,
      won: 0,
      mean: 4000,
      best: 44,
      reviewed: 0,
      rate: null,
      luck: null,
    },
  ],
  sources: [
    { source: "city", own: { played: 2000, atEnd: 150 }, others: null },
    { source: null, own: { played: -300, atEnd: 0 }, others: null },
  ],
  course: {
    player: ada,
    games: [
      {
        game: 7,
        name: "Sunday",
        mix: null,
        expansions: [],
        ended: 1_700_000_000,
        rate: 42,
        unforced: 60,
        luck: -350,
      },
    ],
  },
};
const asked: GamesWish[] = [];
const answer = (...views: StatisticsView[]) => {
  vi.mocked(ipc.rust.statistics).mockImplementation((wish) => {
    asked.push(wish);
    return Promise.resolve({ ok: true, value: views.length > 1 ? views.shift()! : views[0]! });
  });
};

beforeEach(() => {
  asked.length = 0;
});

const rowsOf = async (label: string) => {
  const region = await screen.findByRole("region", { name: label });
  return within(region)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent.trim()));
};

test("every figure stands in a table: who won what, where points came from, game by game", async () => {
  answer(whole);
  render(Statistics);
  expect(await rowsOf("Results by player")).toEqual([
    ["Ada", "3", "1.5", "50 %", "50.7", "61", "0.42", "−3.5"],
    ["Bot: Steady", "2", "–", "–", "40.0", "44", "–", "–"],
  ]);
  expect(await rowsOf("Points by source, as a table")).toEqual([
    ["Cities", "20.0", "1.5", "21.5"],
    ["Agreed at the table", "−3.0", "0.0", "−3.0"],
  ]);
  const [game] = await rowsOf("Game by game");
  expect(game?.slice(0, 1).concat(game.slice(2, 5))).toEqual(["Sunday", "0.42", "60", "−3.5"]);
  const link = screen.getByRole("link", { name: "Review of Sunday" });
  expect(link.getAttribute("href")).toBe("#/play/7/review");
});

test("several games have a course, which is a picture with a name; one alone has none", async () => {
  answer(whole);
  render(Statistics);
  await rowsOf("Game by game");
  expect(screen.queryAllByRole("img")).toEqual([]);
  cleanup();
  const [game] = whole.course!.games;
  answer({ ...whole, course: { player: ada, games: [game!, { ...game!, game: 8, luck: 100 }] } });
  render(Statistics);
  await rowsOf("Game by game");
  const named = screen
    .getAllByRole("img")
    .map((each) => each.ariaLabel ?? each.getAttribute("aria-label"));
  // A picture by its role has no caption of its own.
  expect(document.querySelector("figure[role=img] figcaption")).toBeNull();
  expect(named).toEqual([
    "Points given up in each decision with a choice",
    "Luck of the draws, in points of lead over the best rival",
  ]);
});

test("a choice asks for the games that are meant, and the file is of the same", async () => {
  answer(whole);
  vi.mocked(ipc.rust.saveStatistics).mockResolvedValue({ ok: true, value: null });
  render(Statistics);
  const players = await screen.findByLabelText("With player");
  await fireEvent.change(players, { target: { value: JSON.stringify(steady) } });
  await waitFor(() => expect(asked.at(-1)).toEqual({ player: steady, with: null, seats: null }));
  await fireEvent.change(screen.getByLabelText("At the table"), { target: { value: "3" } });
  const wish = { player: steady, with: null, seats: 3 };
  await waitFor(() => expect(asked.at(-1)).toEqual(wish));
  await fireEvent.click(screen.getByRole("button", { name: "Save as table (CSV)" }));
  expect(vi.mocked(ipc.rust.saveStatistics).mock.lastCall?.[0]).toEqual(wish);
  expect(files.notice).toBeNull();
});

test("it asks until all games are counted, and shows how far that has come", async () => {
  let go: (view: StatisticsView) => void = () => {};
  const first = { ...whole, all: 1, games: 1, waiting: 2 };
  vi.mocked(ipc.rust.statistics)
    .mockResolvedValueOnce({ ok: true, value: first })
    .mockReturnValueOnce(new Promise((resolve) => (go = (value) => resolve({ ok: true, value }))));
  render(Statistics);
  await screen.findByText("1 of 3 games");
  expect(screen.queryByRole("button", { name: "Save as table (CSV)" })).toBeNull();
  go(whole);
  await screen.findByText("All 3 games count.");
  expect(screen.queryByText("1 of 3 games")).toBeNull();
});

test("where no game is finished, and where none is like that, a sentence says so", async () => {
  const none = { ...whole, games: 0, players: [], sources: [], course: null };
  answer({ ...none, all: 0, leftOut: 1 });
  render(Statistics);
  await screen.findByText(/No game is finished yet/);
  await screen.findByText(/1 finished game is left out/);
  cleanup();
  answer(none);
  render(Statistics);
  await screen.findByText("No game matches. Choose a wider range.");
  expect(screen.queryByRole("table")).toBeNull();
});
