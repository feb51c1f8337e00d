// A page shows what its plan says, where the plan says it, and goes on around a tile where the paper does.
// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { PageItem, PrintPlan } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import Page from "./Page.svelte";

const asked = vi.hoisted(() => vi.fn(() => "blob:tile"));
vi.mock("../tiles/pictures.svelte", () => ({ pictures: { of: asked } }));

const design = { id: "own/A" } as Design;
const picture = (tile: number | null, bleed: number): PageItem => ({
  is: "picture",
  tile,
  x: 150,
  y: 200,
  side: 450,
  bleed,
});
const shown = (...items: PageItem[]) => {
  const frame = { x: 0, y: 0, width: 2100, height: 2970 };
  const page = { kind: "sheet", trim: frame, bleed: frame, items } as const;
  const plan: PrintPlan = { width: 2100, height: 2970, tiles: ["own/A"], laid: 1, pages: [page] };
  render(Page, { plan, page, designs: { "own/A": design }, label: "Page 1 of 1" });
  const drawn = screen.getByRole("img", { name: "Page 1 of 1" });
  return { drawn, images: [...drawn.querySelectorAll("image")] };
};

test("a tile lies where the plan lays it, by day and as fine as on paper", () => {
  const { drawn, images } = shown(picture(0, 0));
  expect(drawn.getAttribute("viewBox")).toBe("0 0 2100 2970");
  expect(images).toHaveLength(1);
  for (const [name, value] of Object.entries({ x: "150", y: "200", width: "450" }))
    expect(images[0]?.getAttribute(name)).toBe(value);
  expect(asked).toHaveBeenLastCalledWith(design, 0, 200, "paper", { symbol: null });
});

test("beyond its sides a tile goes on as in a mirror, and stands on top of its mirrors", () => {
  const { drawn, images } = shown(picture(0, 30));
  const inner = drawn.querySelector("svg");
  expect(inner?.getAttribute("viewBox")).toBe("-30 -30 510 510");
  expect(inner?.getAttribute("x")).toBe("120");
  expect(images.map((image) => image.getAttribute("transform")).at(-1)).toBe("matrix(1 0 0 1 0 0)");
  expect(new Set(images.map((image) => image.getAttribute("transform"))).size).toBe(9);
  const west = "matrix(-1 0 0 1 0 0)";
  const east = "matrix(-1 0 0 1 900 0)";
  for (const mirror of [west, east])
    expect(images.some((image) => image.getAttribute("transform") === mirror)).toBe(true);
});

test("backs, lines and letters stand there too, and a place before its picture", () => {
  asked.mockReturnValueOnce("");
  const { drawn, images } = shown(
    picture(0, 0),
    picture(null, 0),
    { is: "line", from: [10, 20], to: [30, 20], width: 1 },
    { is: "text", x: 5, y: 6, size: 30, face: "plain", text: "Sheet 1 of 1" },
  );
  expect(drawn.querySelector("rect.bare")).not.toBeNull();
  expect(images.map((image) => image.getAttribute("href")?.slice(0, 19))).toEqual([
    "data:image/svg+xml;",
  ]);
  expect(drawn.querySelector("line")?.getAttribute("x2")).toBe("30");
  expect(drawn.querySelector("text")?.textContent).toBe("Sheet 1 of 1");
});
