// Figures far away grow so that they can be told apart, and never over each other.
import { expect, test } from "vitest";
import { boardOf } from "./laid";
import { sceneWith, type SceneFigure } from "./scene";
import { grown, standingOf } from "./placed-figures";

const open = { kind: "field" as const, edges: [], cities: [] };
const designs = { bare: { id: "bare", segments: [open] } } as never;
const tiles = [0, 1, 5].map((x) => ({ tile: "bare", x, y: 0, rotation: 0, lastOf: null }));
const board = boardOf(sceneWith({ tiles }).tiles, designs);
const figure = (x: number, count = 1): SceneFigure => ({
  x,
  y: 0,
  on: "meeting",
  player: 0,
  figure: "follower",
  count,
});
const rooms = (...figures: SceneFigure[]) => standingOf(figures, [], board).map(({ room }) => room);

test("near enough to be read, a figure is as large as it is", () => {
  expect(grown(9, 132)).toBe(1);
  expect(grown(9, 90)).toBe(1);
});

test("far away it grows to twenty pixels, as far as there is room", () => {
  expect((24 / 100) * 50 * grown(9, 50)).toBeCloseTo(20);
  expect(grown(1.3, 30)).toBe(1.3);
  expect(grown(9, 14)).toBe(2.4);
});

test("neighbours leave each other room, and who shares a footing grows alike", () => {
  const [alone] = rooms(figure(0), figure(5));
  const [over] = rooms(figure(0), { ...figure(0), on: "site" });
  const shared = rooms(figure(0, 3));
  expect(alone).toBe(2.4);
  expect(over).toBe(1);
  expect(shared).toEqual([2.4, 2.4, 2.4]);
  const [crowd] = rooms(figure(0, 3), figure(1, 3));
  expect(crowd).toBeCloseTo(100 / 54);
});
