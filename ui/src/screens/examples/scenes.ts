// Scenes for the page of examples, one for each use of a board. Nothing here is a position that rules would judge.
import { sceneWith, type Owner, type Scene, type SceneTile } from "../../board/scene";
import type { GameView, TileView } from "../../ipc";

const owners: Owner[] = [
  { name: "Anna", colour: 0, pattern: "plain" },
  { name: "Ben", colour: 1, pattern: "stripes" },
];

const laid = (tile: string, x: number, y: number, rotation = 0): SceneTile & TileView => ({
  tile,
  x,
  y,
  rotation,
  by: null,
  lastOf: null,
});

const land = [
  laid("base/D", 0, 0),
  laid("base/D-farmhouse", 1, 0),
  laid("base/E", 1, -1, 2),
  laid("base/N", 0, -1, 2),
  laid("base/V", -1, 0, 3),
  laid("base/B", 2, -1),
  laid("base/V-garden", 2, 0),
  laid("base/U", 2, 1, 1),
];

const figures: Scene["figures"] = [
  { x: 1, y: 0, on: 1, player: 0, figure: "follower", count: 1 },
  { x: 2, y: 0, on: 0, player: 1, figure: "follower", count: 1 },
  { x: 2, y: -1, on: 0, player: 1, figure: "follower", count: 1 },
];

/** A lesson: look at this road, this figure, this place; this is right there, this is not. */
export const lesson = sceneWith({
  land: "lesson",
  owners,
  tiles: land,
  figures,
  marks: [
    {
      land: [
        { x: 0, y: 0, segment: 0 },
        { x: 1, y: 0, segment: 0 },
      ],
    },
    { at: { x: 2, y: 0, on: 0 }, tone: "wrong" },
    { cell: { x: -1, y: -1 }, tone: "right" },
  ],
  arrows: [
    { from: { x: -1, y: -1 }, to: { x: 0, y: 0, on: 0 } },
    { from: { x: 2, y: -1, on: 0 }, to: { x: 2, y: 0, on: 0 }, tone: "wrong" },
    { from: { x: -1, y: 1 }, to: { x: 1, y: 1 }, tone: "right" },
  ],
  ghosts: [
    { tile: "base/E", x: -1, y: -1, rotation: 1, tone: "right" },
    { tile: "base/U", x: 1, y: 1, rotation: 0 },
  ],
  numbers: [
    { x: -1, y: 1, n: 1 },
    { x: 0, y: 1, n: 2 },
  ],
  around: [
    { x: -1, y: -1 },
    { x: 2, y: 1 },
  ],
});

/** A field in its owner's pattern, a lit city, and cells into which nothing fits. */
export const lit = sceneWith({
  land: "lit",
  owners,
  tiles: land,
  figures,
  lights: [
    { key: "field", land: [{ x: 2, y: -1, segment: 1 }], owner: 1 },
    {
      key: "city",
      land: [
        { x: 1, y: 0, segment: 1 },
        { x: 1, y: -1, segment: 0 },
      ],
      owner: null,
    },
  ],
  crossed: [{ x: 3, y: -1 }],
});

/** How a mix begins: its first tile, and where the next one may go. */
export const start = sceneWith({
  land: "start",
  tiles: [laid("base/D", 0, 0)],
  held: {
    tile: "base/U",
    places: [
      { x: -1, y: 0, rotations: [0, 2] },
      { x: 0, y: 1, rotations: [0, 2] },
      { x: 1, y: 0, rotations: [0, 2] },
    ],
    shown: true,
  },
});

/** One tile among its neighbours, as the tile editor shows it. */
export const neighbours = sceneWith({
  land: "neighbours",
  tiles: [laid("base/D", -1, 0), laid("base/E", 0, -1, 2), laid("base/V", 1, 0)],
  ghosts: [{ tile: "base/L", x: 0, y: 0, rotation: 0 }],
  around: [
    { x: -1, y: -1 },
    { x: 1, y: 0 },
  ],
});

const follower = { kind: "city", at: "N" } as const;

/** A game as Rust would tell it: Anna may place a follower on what she has laid. */
export const game = {
  game: {
    id: 0,
    name: null,
    seed: 7,
    mix: "base",
    expansions: ["tower"],
    options: {},
    designs: [],
  },
  revision: 1,
  step: 8,
  steps: 8,
  live: true,
  over: false,
  phase: "figure",
  turn: 8,
  part: 1,
  active: 0,
  toMove: 0,
  seats: owners.map((owner) => ({ ...owner, bot: null, score: 0 })),
  drawn: null,
  landed: { x: 0, y: -1 },
  tiles: [
    ...land.map((tile) => (tile.x === 0 && tile.y === -1 ? { ...tile, lastOf: 0 } : tile)),
    laid("tower/F", 2, 2),
  ],
  figures: figures.map(({ on, ...figure }) => ({ ...figure, ...follower, segment: on })),
  towers: [{ x: 2, y: 2, floors: 2, top: null }],
  tollhouses: [],
  landmarks: [{ what: "tower", x: 2, y: 2, number: 1 }],
  places: [],
  choices: [
    {
      action: { type: "figure", figure: "follower", x: 0, y: -1, ...follower },
      segment: 0,
      here: null,
    },
    { action: { type: "floor", x: 2, y: 2 }, segment: null, here: null },
  ],
  refused: [],
  deadCells: [],
  log: [],
} as unknown as GameView;
