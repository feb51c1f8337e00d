// A seat has its tollhouse in front of it from the beginning, in its own colour, as its followers are.
// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Chips from "./Chips.svelte";

vi.mock("../../ipc", async (original) => {
  const ipc = await original<typeof import("../../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, catalog: () => new Promise(() => {}) } };
});

const house = (tollhouse: { value: number } | null) => {
  const seat = { name: "Ada", colour: 1, pattern: "plain", tollhouse };
  const view = { game: { expansions: ["tollkeepers"] }, seats: [seat] };
  const { container } = render(Chips, { view, seat, player: 0, name: () => "Ada" } as never);
  return container.querySelector("svg")?.closest("span:not([aria-hidden])");
};

test.each([
  ["at home", null],
  ["on the board", { value: 2 }],
])("%s it is drawn in its player’s colour, and never faint or left out", (_, tollhouse) => {
  const shown = house(tollhouse);
  expect(shown?.innerHTML).toContain("var(--player-2)");
  expect(shown?.classList.contains("none")).toBe(false);
});
