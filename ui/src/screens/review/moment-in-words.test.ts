// The board of a key moment in words: one begins at what was better, and each place says what lies there and what came of it.
import { expect, test, vi } from "vitest";
import type { KeyMoment, ReviewedAction, ReviewedDecision, ReviewView } from "../../ipc";
import { MomentBoardInWords } from "./moment-in-words.svelte";

vi.mock("../../state/catalog.svelte", async (original) => ({
  ...(await original<typeof import("../../state/catalog.svelte")>()),
  catalog: { tile: () => undefined },
}));

const lays = (x: number, y: number): ReviewedAction => ({
  action: { type: "tile", x, y, rotation: 0 },
  segment: null,
  here: null,
  on: null,
});
const laid = { tile: "base/D", x: 0, y: 0, rotation: 0, by: null, lastOf: null };
const sets: ReviewedAction = {
  action: { type: "pass" },
  segment: 0,
  here: null,
  on: laid,
};
const boardOf = (best: ReviewedAction, taken: ReviewedAction) =>
  new MomentBoardInWords(
    { seats: [], designs: [] } as unknown as ReviewView,
    { decision: 0, tiles: [laid], figures: [], tried: true } satisfies KeyMoment,
    { best, taken } as ReviewedDecision,
  );

test("what was better and what was played are said after what lies there", () => {
  const board = boardOf(lays(1, 0), lays(-1, 0));
  expect(board.cell).toEqual({ x: 1, y: 0 });
  expect(board.cellText({ x: 1, y: 0 })).toBe("1 east: free. This was better.");
  expect(board.cellText({ x: -1, y: 0 })).toBe("1 west: free. This was played.");
  expect(board.cellText({ x: 0, y: 1 })).toBe("1 south: free.");
  expect(board.stops).toEqual([
    { x: -1, y: 0 },
    { x: 1, y: 0 },
  ]);
});

test("one place for both is one stop, and says so", () => {
  const board = boardOf(lays(0, 1), lays(0, 1));
  expect(board.stops).toEqual([{ x: 0, y: 1 }]);
  expect(board.cellText({ x: 0, y: 1 })).toBe(
    "1 south: free. This place was right, but not how it was used.",
  );
});

test("a figure is about the tile that it would stand on", () => {
  const board = boardOf(sets, lays(1, 0));
  expect(board.cell).toEqual({ x: 0, y: 0 });
  expect(board.stops).toHaveLength(2);
});
