// In few words a place is what stands there; where nobody stands, its land.
import { expect, test } from "vitest";
import type { CellDescription } from "../words/vocabulary";
import { briefly } from "./briefly";

const cell = (standing: object[]) =>
  ({
    ...{ x: 0, y: 0, built: [], lastOf: 1, free: false, turns: null },
    tile: { parts: [{ kind: "city" }, { kind: "road" }, { kind: "field" }], things: ["a garden"] },
    standing,
  }) as unknown as CellDescription;

test("the land on which somebody stands is left, and they stand on it still", () => {
  const on = briefly(
    cell([
      { part: 1, player: 0 },
      { part: null, player: 1 },
    ]),
  );
  expect(on.tile?.parts.map(({ kind }) => kind)).toEqual(["road"]);
  expect(on.standing.map(({ part }) => part)).toEqual([0, null]);
  expect([on.tile?.things, on.lastOf]).toEqual([[], null]);
});

test("where nobody stands all of the land is told", () => {
  expect(briefly(cell([])).tile?.parts).toHaveLength(3);
});
