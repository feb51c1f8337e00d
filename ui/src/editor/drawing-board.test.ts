// A tile is drawn by single presses: nothing need be dragged.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { TileOp } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { language, t } from "../state/language.svelte";
import DrawingBoard from "./DrawingBoard.svelte";
import { Stroke } from "./stroke.svelte";

// What jsdom has not.
vi.mock("../ipc");

const segment = (kind: "city" | "road" | "field", edges: string[]) => ({
  ...{ kind, edges, cities: [], pennants: 0, cathedral: false, goods: null, roadside: [] },
});
const design = {
  ...{ id: "own/A", set: "own", count: 1, marks: [], village: [], decor: [], bridge: false },
  segments: [
    segment("road", ["E"]),
    segment("road", ["W"]),
    segment("field", ["NL", "NR", "EL", "WR"]),
    segment("field", ["ER", "SL", "SR", "WL"]),
  ],
} as unknown as Design;

test("two presses join two sides, or part one, and a third begins anew", async () => {
  await language.readRest();
  const done: TileOp[] = [];
  const stroke = new Stroke();
  stroke.joining = true;
  render(DrawingBoard, {
    ...{ design, faults: { segments: [] }, mode: "land", stroke },
    change: (op: TileOp) => done.push(op),
  });
  const spot = (side: string) => document.querySelector(`[data-spot=${side}]`)!;
  const press = (side: string) => fireEvent.click(spot(side), { detail: 0 });
  await press("E");
  expect([done, spot("E").getAttribute("aria-pressed")]).toEqual([[], "true"]);
  await press("W");
  expect(done).toEqual([{ do: "join", from: "E", to: "W" }]);
  await press("E");
  await press("E");
  expect([done.length, stroke.held]).toEqual([1, undefined]);
  expect(screen.getByRole("group", { name: t().build.draw.tile })).toBeTruthy();
});
