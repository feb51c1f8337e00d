// A picture for files is of paths and their colours alone, whatever lies on the board: what reads it takes nothing else.
import { expect, test } from "vitest";
import { figureGroup, floorsGroup } from "../art";
import { allTiles } from "../art/trial/all-tiles";
import { boardPicture } from "./picture";

const tiles = allTiles();
const owners = [
  { name: "Ada", colour: 0, pattern: "plain" as const },
  { name: "Bo", colour: 3, pattern: "waves" as const },
];
const design = (id: string) => tiles.find((tile) => tile.id === id) as never;

test("towers, figures and the tile in hand are drawn by paths, in colours that need no page", () => {
  const marks = [floorsGroup(2), figureGroup("robber", { colour: 1 })];
  const svg = boardPicture(
    {
      tiles: [
        { x: -1, y: 0, tile: "base/A", rotation: 1, lastOf: null },
        { x: 0, y: 0, tile: "base/D", rotation: 0, lastOf: 1 },
      ],
      designs: Object.fromEntries(["base/A", "base/D"].map((id) => [id, design(id)])),
      figures: [{ x: 0, y: 0, on: 1, player: 1, figure: "follower", count: 2 }],
      pieces: marks.map((drawn, key) => ({
        x: -1,
        y: 0,
        on: 0,
        key: String(key),
        marks: drawn,
        small: key > 0,
        rises: 0,
      })),
      owners,
    },
    { design: design("base/D"), player: 0 },
  );
  expect(svg.match(/var\([^)]*|calc\(|url\(|style|undefined|NaN/g) ?? []).toEqual([]);
  expect(new Set(svg.match(/(?<=<)\w+/g))).toEqual(new Set(["svg", "path", "g"]));
  const [left, top, width, height] = /viewBox="([^"]+)"/.exec(svg)![1]!.split(" ").map(Number);
  expect(width).toBe(height);
  // Two tiles beside each other, the tile in hand below them, and room around.
  expect([left! <= -125, top! <= -25, height! >= 250]).toEqual([true, true, true]);
});

test("the picture of an author lies in the frame of its tile, turned with it, below or over the land", () => {
  const own = { key: "k", x: 0, y: 0, size: 80, over: true, mirrored: false, turned: 0 };
  const pictured = { ...(design("base/D") as object), id: "own/A", picture: own };
  const drawn = (picture: object, pictures: ReadonlyMap<string, string>) =>
    boardPicture(
      {
        tiles: [{ x: 2, y: 0, tile: "own/A", rotation: 1, lastOf: null }],
        designs: { "own/A": { ...pictured, picture } as never },
        figures: [],
        pieces: [],
        owners,
      },
      undefined,
      pictures,
    );
  const known = new Map([["k", "data:image/png;base64,AAAA"]]);
  const framed =
    '<svg x="200" y="0" width="100" height="100" viewBox="0 0 100 100"><image x="10" y="10" width="80" height="80" ' +
    'transform="matrix(0 1 -1 0 100 0)" href="data:image/png;base64,AAAA"/></svg>';
  const over = drawn(own, known);
  const under = drawn({ ...own, over: false }, known);
  for (const svg of [over, under]) expect(svg).toContain(framed);
  expect(under.indexOf(framed)).toBeLessThan(over.indexOf(framed));
  expect(drawn(own, new Map())).not.toContain("<image");
});
