// A seat says who won, where somebody could have lost.
// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { GameAtTable } from "../game/sitting.svelte";
import type { GameView } from "../ipc";
import Seats from "./Seats.svelte";

vi.mock("../game/sitting.svelte", async (original) => {
  const module = await original<typeof import("../game/sitting.svelte")>();
  const here = new module.GameAtTable();
  return { ...module, sitting: (): GameAtTable => here };
});

const over = (...names: string[]) => {
  const seats = names.map((name, colour) => ({
    name,
    bot: null,
    colour,
    pattern: "plain",
    score: 15,
    supply: { follower: 0 },
  }));
  const game = { id: 1, expansions: [], designs: [], locked: false };
  return { game, seats, winners: [0], over: true, live: true, toMove: null } as unknown as GameView;
};

test("whoever plays alone is no winner", () => {
  render(Seats, { view: over("Anna", "Ben") });
  screen.getByText("winner");
  cleanup();
  render(Seats, { view: over("Anna") });
  screen.getByText("Anna");
  expect(screen.queryByText("winner")).toBeNull();
});
