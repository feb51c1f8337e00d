// Every built-in tile is told in words: no id, no word of the files.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { TileDesign } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { inLanguage } from "../words";
import { lookOf } from "./land-parts";

const { tiles: words } = inLanguage("en");

const sets = join(import.meta.dirname, "../../../tile-sets");
const files = readdirSync(sets)
  .map((room) => join(sets, room, "set.json"))
  .flatMap((file) => {
    try {
      return [readFileSync(file, "utf8")];
    } catch {
      return [];
    }
  });

/** What a file need not write. */
const bare = { marks: [], village: [], decor: [], bridge: false };
const bareLand = {
  edges: [],
  cities: [],
  pennants: 0,
  cathedral: false,
  goods: null,
  roadside: [],
};

const design = (tile: Partial<TileDesign>): Design => {
  const segments = (tile.segments ?? []).map((land) => ({ ...bareLand, ...land }));
  return { ...bare, ...tile, segments } as Design;
};
const tiles = files.flatMap((file) =>
  (JSON.parse(file) as { tiles: Partial<TileDesign>[] }).tiles.map(design),
);

test("every tile of every set is told without an id", () => {
  expect(tiles.length).toBeGreaterThan(90);
  for (const tile of tiles) {
    const short = words.short(lookOf(tile, 0));
    expect(short, tile.id).toMatch(/^[a-z ,;-]+$/);
    expect(short, tile.id).not.toMatch(/crop-|undefined/);
    for (const word of [...tile.marks, ...tile.decor])
      expect(short, `${tile.id}: ${word}`).toMatch(
        /money bag|foundation|garden|crop circle|stable|farmhouse|pigsty|spring|lake/,
      );
  }
});

test("a tile is told by its cities, its roads and what stands there", () => {
  const short = (id: string) =>
    words.short(lookOf(tiles.find((tile) => tile.id === id) ?? design({}), 0));
  expect(short("base/D")).toBe("city in the north; road between east and west");
  expect(short("base/B")).toBe("monastery");
});
