// The land that somebody came to stand on is told in the log as it was where it was offered: by all its sides.
import { expect, test } from "vitest";
import type { Event, GameView } from "../ipc";
import { inLanguage } from "../words";
import { contextOf } from "./word-context";

const design = {
  id: "trial/bend",
  segments: [{ kind: "city", edges: ["N", "E"], cities: [], pennants: 0, roadside: [] }],
  marks: [],
  village: [],
  decor: [],
} as never;
const view = {
  tiles: [{ tile: "trial/bend", x: 1, y: 0, rotation: 1 }],
  choices: [],
  refused: [],
} as unknown as GameView;
const { events } = inLanguage("en");
const set = (x: number): Event => ({
  type: "figure-set",
  player: 0,
  figure: "follower",
  x,
  y: 0,
  kind: "city",
  at: "E",
});
const told = (x: number) =>
  events.describe(
    set(x),
    () => ({ name: "Ben", you: false }),
    undefined,
    contextOf(view, () => design),
  );

test("a knight in a city is told by the sides that the city has on the tile as it lies", () => {
  expect(told(1)).toBe("Ben places a knight in the city in the east and south.");
});

test("where the tile is not known, one side is told", () => {
  expect(told(7)).toBe("Ben places a knight in the city in the east.");
});
