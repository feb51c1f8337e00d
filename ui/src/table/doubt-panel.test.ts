// The question before a blunder: it lies beside the board, offers another thought first, and shows what is better on request.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { expect, test, vi } from "vitest";
import { GameAtTable } from "../game/sitting.svelte";
import type { AdviceView, GameView } from "../ipc";
import DoubtPanel from "./DoubtPanel.svelte";

const around: { here: unknown } = vi.hoisted(() => ({ here: null }));
vi.mock("../game/sitting.svelte", async (original) => ({
  ...(await original<typeof import("../game/sitting.svelte")>()),
  sitting: () => around.here,
}));

const view = {
  game: { id: 1, designs: [], locked: false },
  toMove: 0,
  active: 0,
  seats: [
    { name: "Anna", bot: null },
    { name: "Ben", bot: "greedy" },
  ],
  tiles: [],
  choices: [],
  landmarks: [],
} as unknown as GameView;

const better = {
  action: { type: "tile", x: 1, y: 0, rotation: 1 },
  then: null,
  leads: { mean: 300, error: 100, chance: 560 },
  motives: [{ code: "followers", facts: { more: 1, left: 5 } }],
  odds: [],
} as unknown as AdviceView;
/** What is meant gives Ben more than anybody else. */
const changes = [
  {
    code: "in-sight",
    facts: { player: 1, points: 3, place: { x: 4, y: 0, kind: "city", at: "N" } },
  },
] as AdviceView["motives"];
const meant = { type: "tile", x: 4, y: 0, rotation: 0 } as const;

const ask = () => {
  const here = new GameAtTable();
  around.here = here;
  here.game.doubted = {
    action: meant,
    doubt: { lost: 600, chanceLost: 90, playsOn: "steady", changes, better },
  };
  render(DoubtPanel, { view });
  return here.game;
};

test("it covers nothing, offers to think again first, and keeps what is better to itself", async () => {
  const game = ask();
  const question = screen.getByRole("alertdialog");
  expect(question.closest("dialog")).toBeNull();
  expect(document.activeElement).toBe(question);
  const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent.trim());
  expect(buttons).toEqual(["Think again", "Show a better move", "Do it anyway"]);
  expect(question.textContent).toContain("47 % to win instead of 56 %");
  expect(question.textContent).toContain("It adds 3 points to Ben’s city.");
  expect(question.textContent).not.toContain("1 east");
  await fireEvent.click(screen.getByRole("button", { name: "Think again" }));
  expect(game.doubted).toBeNull();
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("what is better is shown, with its reason, to whoever asks; Escape thinks again", async () => {
  const game = ask();
  await fireEvent.click(screen.getByRole("button", { name: "Show a better move" }));
  const question = screen.getByRole("alertdialog");
  expect(question.textContent).toContain("Place the tile 1 east of the first tile, turned right.");
  expect(question.textContent).toContain("A follower comes home.");
  await fireEvent.keyDown(question, { key: "Escape" });
  await tick();
  expect(game.doubted).toBeNull();
});
