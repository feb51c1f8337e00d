// Corners are weighed for the sides that can meet there: a mix without a river is not warned of it.
// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { Totals } from "../ipc";
import TotalsView from "./Totals.svelte";

vi.mock("../ipc");

const CORNERS: Totals["corners"] = [
  [3, 2, 1, 0],
  [2, 3, 1, 0],
  [1, 1, 2, 0],
  [0, 0, 0, 0],
];
const totals = (...sides: Totals["sides"]): Totals => ({
  tiles: 4,
  designs: 4,
  sides,
  patterns: {},
  things: {},
  corners: CORNERS,
});
const cornersOf = (here: Totals, base: Totals) => {
  render(TotalsView, { totals: here, base });
  const table = within(screen.getByRole("table", { name: "Tiles that fit a corner" }));
  return table.getAllByRole("columnheader").map(({ textContent }) => textContent);
};

test.each([
  ["neither has a river", totals(8, 4, 4, 0), ["Field", "Road", "City"]],
  ["the mix has one", totals(6, 4, 4, 2), ["Field", "Road", "City", "River"]],
  ["only the base game has cities", totals(12, 4, 0, 0), ["Field", "Road", "City"]],
])("where %s, corners have these sides", (_, here, sides) => {
  expect(cornersOf(here, totals(8, 4, 4, 0))).toEqual(sides);
});
