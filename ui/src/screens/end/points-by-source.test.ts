// The table of all points adds up: what a player had before the game has a row of its own, where anybody had something.
// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { GameView } from "../../ipc";
import { t } from "../../state/language.svelte";
import PointsBySource from "./PointsBySource.svelte";

vi.mock("../../ipc");

const view = (before: number[]) =>
  ({
    seats: [
      { name: "Anna", colour: 0, pattern: "plain", bot: null, score: 9 },
      { name: "Ben", colour: 1, pattern: "stripes", bot: null, score: 0 },
    ],
    before,
    totals: [{ player: 0, source: "city", played: 4, atEnd: 0 }],
    adjusted: [],
    winners: [0],
  }) as unknown as GameView;

test("what each had before stands above the sources, and is left out where nobody had any", () => {
  const { container } = render(PointsBySource, { view: view([5, 0]) });
  const rows = [...container.querySelectorAll("tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent.trim()),
  );
  expect(rows.slice(1, 3)).toEqual([
    [t().table.end.before, "5", "0"],
    [t().events.sources.city, "4", "0"],
  ]);
  cleanup();
  render(PointsBySource, { view: view([0, 0]) });
  expect(screen.queryByText(t().table.end.before)).toBeNull();
});
