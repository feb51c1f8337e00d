// A number by which something can be chosen stands on the board however small that is; the others give way to the land.
// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { boardOf } from "./laid";
import Names from "./Names.svelte";
import { sceneWith } from "./scene";

vi.mock("../ipc", async (original) => ({
  ...(await original<typeof import("../ipc")>()),
  readCatalog: () => new Promise(() => {}),
}));
afterEach(cleanup);

const field = { kind: "field" as const, edges: [], cities: [] };
const designs = { bare: { id: "bare", segments: [field] } } as never;
const tiles = [0, 1].map((x) => ({ tile: "bare", x, y: 0, rotation: 0, lastOf: null }));
const names = [0, 1].map((x) => ({ x, y: 0, number: x + 1, on: "site", plate: "square" }) as const);
const scene = sceneWith({ tiles, names, choices: [{ x: 1, y: 0, on: "site" } as never] });
const board = boardOf(scene.tiles, designs);

const shown = (size: number) => {
  const { container } = render(Names, { scene, board, size });
  return [...container.querySelectorAll("[data-name]")].map((plate) => {
    const scale = /scale\((.*)\)/.exec(plate.getAttribute("transform") ?? "")?.[1];
    return { number: plate.getAttribute("data-name"), letters: (9 * Number(scale) * size) / 100 };
  });
};

test("on a small board the numbers of what can be chosen are large enough to be read", () => {
  for (const size of [20, 30, 43])
    expect(shown(size).map(({ number, letters }) => [number, Math.round(letters)])).toEqual([
      ["2", 9],
    ]);
});

test("where tiles are large every number stands", () => {
  expect(shown(100).map(({ number }) => number)).toEqual(["1", "2"]);
});
