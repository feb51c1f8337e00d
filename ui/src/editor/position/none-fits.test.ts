// Where no tile is offered, whoever gave all of them an order is told so, and finds the order.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { DocumentView, PositionDraft } from "../../ipc";
import PositionPlace from "./PositionPlace.svelte";

vi.mock("../../ipc");

const view = { id: 1, revision: 1 } as DocumentView;
const shown = (tiles: string[], left: Record<string, number> = {}) => {
  const toDraw = vi.fn();
  const position = {
    tiles: [],
    free: [{ x: 0, y: 0 }],
    figures: [],
    seats: [],
    left,
    draw: { from: "order", tiles },
  } as unknown as PositionDraft;
  render(PositionPlace, { view, position, toDraw });
  return toDraw;
};

beforeEach(() => {
  vi.mocked(ipc.rust.fittingTiles).mockResolvedValue({
    ok: true,
    value: [{ tile: "base/D", rotations: [0], left: 0 }],
  });
});

test("a bag of which all stands in the order is not told as one that fits nowhere", async () => {
  const toDraw = shown(["base/D"]);
  await screen.findByText("Every tile in the bag is in the order to come.");
  await fireEvent.click(screen.getByRole("button", { name: "Tiles to come" }));
  expect(toDraw).toHaveBeenCalledOnce();
});

test("tiles that are left and do not fit are told beside those of the order", async () => {
  shown(["base/D"], { "base/E": 1 });
  await screen.findByText("The tiles that fit here are in the order to come.");
});

test("where nothing of the order would fit either, no tile of the bag does", async () => {
  shown(["base/E"]);
  await screen.findByText("No tile in the bag fits here.");
});
