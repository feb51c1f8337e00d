// A tile that somebody wants to lay is told as it would lie.
import { expect, test, vi } from "vitest";
import type { TaskView } from "../ipc";
import type { Lesson } from "./lesson.svelte";
import { wishInWords, wishOf } from "./wish";

vi.mock("../ipc");

const river = {
  id: "river/bend",
  village: [],
  decor: [],
  marks: [],
  bridge: false,
  segments: [
    { kind: "river", edges: ["S", "W"], cities: [], pennants: 0, cathedral: false, roadside: [] },
  ],
};
const tile = { type: "tile", x: 1, y: 1, rotation: 1 } as const;
const wrong = { player: 0, action: tile, tile: river.id };
const at = (more: object): Lesson =>
  ({
    phase: "task",
    asked: null,
    view: { task: { wrong } },
    sitting: { game: { tile: () => river } },
    ...more,
  }) as unknown as Lesson;

test("it lies where and as it is shown", () => {
  expect(wishOf(at({}))).toEqual({ x: 1, y: 1, rotation: 1, tile: river.id });
  expect(wishInWords(at({}))).toBe(
    "The tile would lie at 1 east, 1 south, turned right: river between north and west.",
  );
});

test("while the answer is read it is that of the question", () => {
  const asked = { wrong: { ...wrong, action: { ...tile, rotation: 3 } } } as unknown as TaskView;
  expect(wishOf(at({ phase: "answer", asked }))?.rotation).toBe(3);
  expect(wishOf(at({ phase: "answer" }))).toBe(null);
});

test("what is no tile is none", () => {
  const figure = { ...wrong, action: { type: "pass" }, tile: null };
  expect(wishOf(at({ view: { task: { wrong: figure } } }))).toBe(null);
  expect(wishInWords(at({ view: { task: { wrong: null } } }))).toBe("");
});
