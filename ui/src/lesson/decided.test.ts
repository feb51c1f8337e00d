// A decision that is answered: what the move gives up, the best moves with their reasons, the rest folded, and the same for whoever listens.
// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { DecidedView, DecisionWay, GameView } from "../ipc";
import Decided from "./Decided.svelte";
import { decidedSentences } from "./move-words";

const board = { seats: [], game: { designs: [] } } as unknown as GameView;
const way = (x: number, points: number, reasons: string[] = []): DecisionWay => ({
  first: { action: { type: "tile", x, y: 0, rotation: 0 }, segment: null, here: null, on: null },
  then: { action: { type: "pass" }, segment: null, here: null, on: null },
  landed: { x, y: 0 },
  right: points === 0,
  points: Math.max(points, 1),
  reasons,
});
const ways = [
  way(1, 0, ["You score 4 points at once.", "It brings followers home."]),
  way(2, 1, ["Your field would score 3 points more."]),
  way(3, 2, ["Your city would score 1 point more."]),
  way(4, 3),
  way(5, 6, ["Bo scores 10 points at once."]),
];
const decided = (own: number | null): DecidedView => ({ ways, own });

const inList = (list: Element | null | undefined) =>
  [...(list?.querySelectorAll("li") ?? [])].map(
    (each) => each.querySelector(".gives")?.textContent,
  );

test.each([
  [0, "The best move, or as good.", "You score 4 points at once. It brings followers home."],
  [4, "Gives up about 6 points.", "Bo scores 10 points at once."],
])("move %i is said first, with its reasons", (own, gives, reasons) => {
  render(Decided, { decided: decided(own), board, lang: "en" });
  expect(document.querySelector("[data-given-up]")?.textContent).toBe(`${gives} ${reasons}`);
});

test("three moves stand open with their reasons before the points, the others are folded", () => {
  render(Decided, { decided: decided(4), board, lang: "en" });
  screen.getByRole("heading", { name: "The 3 best moves" });
  expect(inList(document.querySelector("[data-best-moves]"))).toEqual([
    "The best move, or as good.",
    "Gives up about 1 point.",
    "Gives up about 2 points.",
  ]);
  const spans = document.querySelector("[data-best-moves] li")?.querySelectorAll("span") ?? [];
  expect([...spans].map(({ className }) => className.split(" ")[0])).toEqual(["", "why", "gives"]);
  const folded = document.querySelector("details");
  expect(folded?.open).toBe(false);
  screen.getByText("The other 2 moves");
  expect(inList(folded)).toEqual([
    "Gives up about 3 points.",
    "Gives up about 6 points.\u00a0Your move.",
  ]);
  expect(folded?.querySelector("ol")?.start).toBe(4);
});

test("what was done for whoever learns has no move of theirs", () => {
  render(Decided, { decided: decided(null), board, lang: "en" });
  expect(document.querySelector("[data-given-up]")).toBeNull();
  expect(document.querySelector(".taken")).toBeNull();
});

test("whoever listens hears what the move gives up, and the best one with its reason", () => {
  const [gives, best, reason] = decidedSentences(decided(4), board);
  expect(gives).toBe("Gives up about 6 points.");
  expect(best).toMatch(/^Best: Place the tile .+/);
  expect(reason).toBe("You score 4 points at once.");
  expect(decidedSentences(decided(0), board)).toEqual(["The best move, or as good.", "", ""]);
});
