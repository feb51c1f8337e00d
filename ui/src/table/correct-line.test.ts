// Each line of the log of a table with real tiles has a pencil that decides it anew, and says which tile was drawn.
// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { GameView } from "../ipc";
import type { Passage } from "./chapters";
import Passages from "./Passages.svelte";

vi.mock("../ipc");
const game = vi.hoisted(() => ({
  log: [],
  tile: () => undefined,
  lookAt: vi.fn(),
  correctFrom: vi.fn(),
}));
vi.mock("../game/sitting.svelte", () => ({ sitting: () => ({ game, bookmark: { score: "" } }) }));

const view = (facts: object) =>
  ({
    game: { by_hand: true, locked: false, ...facts },
    seats: [{ name: "Anna", colour: 0, pattern: "plain", bot: null }],
    adjusted: [],
    step: 4,
    steps: 4,
    landmarks: [],
    tiles: [],
  }) as unknown as GameView;

const passages = [
  {
    step: 3,
    begins: true,
    player: 0,
    leftOut: null,
    events: [
      {
        index: 0,
        logged: { event: { type: "tile-drawn", player: 0, tile: "base/D" }, counted: [] },
      },
    ],
  },
] as unknown as Passage[];

test("one press on the pencil corrects the decision of its line", async () => {
  render(Passages, { view: view({}), passages });
  screen.getByText(/^Anna draws: /);
  await fireEvent.click(screen.getByRole("button", { name: /^Correct: Anna draws: / }));
  expect(game.correctFrom).toHaveBeenCalledExactlyOnceWith(2);
});

test("what the table agreed on between two turns stands at the beginning of the later one", () => {
  const one = { step: 2, nth: 0, turn: 2, player: 0, points: 5, note: "Toll" };
  const agreed = { ...view({}), adjusted: [one] };
  const { container } = render(Passages, { view: agreed, from: 2, passages });
  const lines = [...container.querySelectorAll("ul li")].map((line) => line.textContent.trim());
  expect(lines[0]).toBe("The table gives Anna 5 points: “Toll”.");
  expect(lines).toHaveLength(2);
});

test("elsewhere there is none, nor at a locked table", () => {
  for (const facts of [{ by_hand: false }, { locked: true }]) {
    render(Passages, { view: view(facts), passages });
    expect(screen.queryByRole("button", { name: /^Correct/ })).toBeNull();
    cleanup();
  }
});
