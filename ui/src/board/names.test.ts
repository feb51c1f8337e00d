// A number by which something can be chosen stands on the board however small that is; the others give way to the land.
// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { boardOf } from "./laid";
import Names from "./Names.svelte";
import { offersOf, type BoardOffer } from "./offer-places";
import { sceneWith } from "./scene";

vi.mock("../ipc", async (original) => {
  const ipc = await original<typeof import("../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, catalog: () => new Promise(() => {}) } };
});

const field = { kind: "field" as const, edges: [], cities: [] };
const designs = { bare: { id: "bare", segments: [field] } } as never;
const tiles = [0, 1].map((x) => ({ tile: "bare", x, y: 0, rotation: 0, lastOf: null }));
const at = { y: 0, on: "site", plate: "square" } as const;
const names = [0, 1].map((x) => ({ ...at, x, label: `${x + 1}`, whileChosen: false }));
const choices = [{ x: 1, y: 0, on: "site", action: { type: "pass" }, marks: "" } as never];
const scene = sceneWith({ tiles, names, choices });
const board = boardOf(scene.tiles, designs);
const offersAt = (size: number) => offersOf(scene, board, size);

const shown = (size: number, shownIn = scene, offers = offersAt(size)) => {
  const { container } = render(Names, { scene: shownIn, board, offers, size });
  return [...container.querySelectorAll("[data-name]")].map((plate) => {
    const scale = /scale\((.*)\)/.exec(plate.getAttribute("transform") ?? "")?.[1];
    return { label: plate.getAttribute("data-name"), letters: (9 * Number(scale) * size) / 100 };
  });
};

test("on a small board the numbers of what can be chosen are large enough to be read", () => {
  for (const size of [20, 30, 43])
    expect(shown(size).map(({ label, letters }) => [label, Math.round(letters)])).toEqual([
      ["2", 9],
    ]);
});

test("where tiles are large every number stands", () => {
  expect(shown(100).map(({ label }) => label)).toEqual(["1", "2"]);
});

test("what is called only while it is chosen has its letter there and then, and nowhere else", () => {
  const lettered = names.map((name, x) => ({ ...name, label: "AB"[x]!, whileChosen: true }));
  const land = sceneWith({ tiles, names: lettered, choices });
  const labels = (offers: BoardOffer[]) => shown(100, land, offers).map(({ label }) => label);
  expect(labels(offersAt(100))).toEqual(["B"]);
  cleanup();
  expect(labels([])).toEqual([]);
});
