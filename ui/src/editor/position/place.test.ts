// Where a figure stands, one of its kind is not offered again: told by the land, whichever of its sides names it.
import { expect, test, vi } from "vitest";
import type { Place, PositionDraft } from "../../ipc";
import type { LaidTile } from "../../board/laid";
import { landOf, takenBy } from "./place.svelte";

vi.mock("../../ipc");

const laid = {
  tile: { tile: "trial/bend", x: 2, y: -1, rotation: 1, lastOf: null },
  design: {
    id: "trial/bend",
    marks: [],
    segments: [
      { kind: "road", edges: ["N", "E"] },
      { kind: "field", edges: ["NL", "WL", "WR", "SL", "SR", "ER"] },
    ],
  },
} as unknown as LaidTile;
const stands = (place: Partial<Place>) =>
  ({
    figures: [
      { player: 1, figure: "follower", place: { x: 2, y: -1, kind: "road", at: "S", ...place } },
    ],
  }) as unknown as PositionDraft;

test("a follower on the road is told by any side that the turned road reaches", () => {
  for (const at of ["E", "S"] as const) {
    const isTaken = takenBy(stands({ at }), laid, "follower");
    expect(landOf(laid).map(({ on }) => isTaken(on))).toEqual([true, false]);
  }
});

test("another kind, another land and another tile are free", () => {
  expect(takenBy(stands({}), laid, "builder")(0)).toBe(false);
  expect(takenBy(stands({ x: 3 }), laid, "follower")(0)).toBe(false);
  expect(takenBy(stands({ kind: "field", at: "NL" }), laid, "follower")(0)).toBe(false);
});
