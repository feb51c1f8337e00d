// Every picture of a tile is one that the printer takes: paths alone, with nothing that points out of it.
// @vitest-environment node
import { expect, test } from "vitest";
import { drawBack } from "../art";
import { allTiles } from "../art/trial/all-tiles";
import { brokenTile, UNFINISHED } from "../art/trial/unfinished-tiles";
import type { Design } from "../state/catalog.svelte";
import { drawnFor, PRINTED_PIXELS } from "./printed-tile";

/** As `crates/print/src/drawing.rs` has them. */
const ATTRIBUTES = new Set(
  "d fill opacity stroke stroke-dasharray stroke-linecap stroke-linejoin stroke-width".split(" "),
);
const MOST_BYTES = 1_000_000;

const complaints = (svg: string): string[] => {
  const [, inner = ""] =
    /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 100 100" width="(?:\d+)" height="(?:\d+)">(.*)<\/svg>$/.exec(
      svg,
    ) ?? [];
  const left = inner.replace(/<path((?: [a-z-]+="[^"<>&]*")+)\/>/g, (_, attributes: string) =>
    [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)]
      .filter(([, name = "", value = ""]) => !ATTRIBUTES.has(name) || /url\(|var\(|NaN/.test(value))
      .map(([whole]) => whole)
      .join(""),
  );
  return [
    ...(inner === "" ? ["empty"] : []),
    ...(left === "" ? [] : [left]),
    ...(svg.length > MOST_BYTES ? ["long"] : []),
  ];
};

test("a text, a reference and a colour of the page would be noticed", () => {
  const svg = drawBack(PRINTED_PIXELS);
  for (const inner of [
    "<text>Tile</text>",
    '<path d="M0 0h9" fill="url(#a)"/>',
    '<path d="M0 0h9" fill="var(--ink)"/>',
    '<path d="M0 0h9" class="a"/>',
  ])
    expect(complaints(svg.replace("</svg>", `${inner}</svg>`)), inner).toHaveLength(1);
  expect(complaints(svg)).toEqual([]);
});

test("the mark of a set stands on a picture that can still be printed", async () => {
  const tile = allTiles()[0] as unknown as Design;
  const plain = await drawnFor(tile);
  const symbols = [
    "circle",
    "square",
    "triangle",
    "diamond",
    "star",
    "cross",
    "moon",
    "drop",
  ] as const;
  const marked = await Promise.all(symbols.map((symbol) => drawnFor(tile, symbol)));
  expect(new Set([plain, ...marked]).size).toBe(symbols.length + 1);
  expect(marked.flatMap(complaints)).toEqual([]);
  expect(await drawnFor(tile)).toBe(plain);
});

test("every tile that there is, unfinished and broken ones among them, can be printed", async () => {
  const tiles = [
    ...allTiles(),
    ...Object.values(UNFINISHED).map(({ tile }) => tile),
    ...Array.from({ length: 20 }, (_, number) => brokenTile(number)),
  ];
  const found = await Promise.all(
    tiles.map(async (tile) =>
      complaints(await drawnFor(tile as unknown as Design)).map((what) => `${tile.id}: ${what}`),
    ),
  );
  expect(found.flat()).toEqual([]);
}, 60_000);
