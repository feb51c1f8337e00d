// Two runs side by side: a sentence says what differs though one game is longer, and each figure stands there in a game and by the turn.
// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { LabComparison, LabDifference, LabDistance, RunCard } from "../../ipc";
import Beside from "./Beside.svelte";
import { t } from "../../state/language.svelte";

vi.mock("../../ipc");

const distance = (a: number, b: number, beyond_chance = true): LabDistance => ({
  a,
  b,
  apart: b - a,
  sure: { low: b - a - 0.01, high: b - a + 0.01 },
  beyond_chance,
});
const count = (
  group: "game" | "completed",
  what: string,
  per_game: LabDistance,
  per_turn: LabDistance | null,
): LabDifference => ({
  subject: { of: "count", group, what, expansion: "base" },
  ...per_game,
  per_turn,
});
const turns = count("game", "turns", distance(71, 77), null);
const roads = (per_turn: LabDistance | null) =>
  count("completed", "road", distance(10, 13), per_turn);
const points = (per_turn: LabDistance) => count("game", "points", distance(140, 170), per_turn);
const run = (name: string) => ({ name, changes: [] }) as unknown as RunCard;

const shown = (...rows: LabDifference[]) => {
  const comparison = { origins: [], rows, scores: [[], []] } as unknown as LabComparison;
  const { container } = render(Beside, { comparison, a: run("Base"), b: run("Six more") });
  return container.querySelector("[data-part='told']")?.textContent;
};

afterEach(cleanup);

test("a longer game is told apart from what differs in each turn", () => {
  expect(shown(turns, points(distance(1.9, 2.1)), roads(distance(0.1, 0.12)))).toBe(
    "Games are 6 turns longer with B. Per turn, B brings 0.20 points more. Most different per turn: Roads completed +20 %.",
  );
});

test("what is only more because games are longer is not told as a difference", () => {
  const same = distance(0.14, 0.145, false);
  expect(shown(turns, points(same), roads(same))).toBe(
    "Games are 6 turns longer with B. Per turn, nothing differs more than chance explains.",
  );
  const row = screen.getByRole("row", { name: /^Roads completed/u });
  const cells = within(row).getAllByRole("cell");
  expect(cells.map(({ textContent }) => textContent?.replace(/\s+/gu, " ").trim())).toEqual([
    "10.00",
    "13.00",
    `● ${t().lab.beyond} +3.00`,
    "+2.99 to +3.01",
    "0.140",
    "0.145",
    "+0.005",
    "−0.005 to +0.015",
  ]);
});

test("what only one of them has comes first, and a seat's points are not divided by turns", () => {
  const tolls = count("completed", "garden", distance(0, 3), distance(0, 0.04));
  const score: LabDifference = {
    subject: { of: "score", seat: 0 },
    ...distance(70, 80),
    per_turn: null,
  };
  expect(shown(score, roads(distance(0.1, 0.05)), tolls)).toBe(
    "Games are about as long with B as with A. Most different per turn: Gardens completed (none with A); Roads completed −50 %.",
  );
});

test("a run of an older version has no figures by the turn, and that is said", () => {
  shown(turns, roads(null));
  expect(screen.getByText(new RegExp(t().lab.noTurns, "u"))).toBeTruthy();
});
