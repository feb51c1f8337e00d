// A board as a picture for files: by day, of paths alone, square, with the tile in hand below the land.
import {
  drawTile,
  FIGURE_ON_TILE,
  figureGroup,
  type FigureOwner,
  PALETTES,
  PLAYER_COLOURS,
  readableOn,
  type Point,
  type Rotation,
  type Token,
} from "../art";
import type { Design } from "../state/catalog.svelte";
import { boardOf, footOf, keyOf, TILE } from "./laid";
import { standingOf } from "./placed-figures";
import type { Scene } from "./scene";

type Shown = Pick<Scene, "tiles" | "designs" | "figures" | "pieces" | "owners">;

/** Fine enough for a screen; finer, a long game would be too much to write, and so would be a board of more tiles. */
const FINE = 1;
const COARSE = 0;
const MANY = 120;
const MARGIN = TILE / 4;
const PAPER = PALETTES.paper;
const PLAYERS = PLAYER_COLOURS.standard;

/** The pictures of authors’ own, by their keys. */
export type OwnPictures = ReadonlyMap<string, string>;
const NONE: OwnPictures = new Map();

/** A tile as it is laid: what lies below the picture of its author, that, and what lies over it. */
interface DrawnTile {
  below: string;
  picture: string;
  over: string;
}

const insideOf = (svg: string): string => svg.replace(/^<svg[^>]*>|<\/svg>$/g, "");

const tileAt = (
  design: Design,
  rotation: number,
  { x, y }: Point,
  own: OwnPictures,
  level: typeof FINE | typeof COARSE = FINE,
): DrawnTile => {
  const picture = design.picture ? own.get(design.picture.key) : undefined;
  const drawn = drawTile(design, {
    theme: "paper",
    level,
    rotation: (rotation & 3) as Rotation,
    ...(picture !== undefined && { picture }),
  });
  const [below = "", image, over = ""] = insideOf(drawn).split(/(<image [^>]*\/>)/);
  const at = (paths: string) =>
    paths === "" ? "" : `<g transform="translate(${x} ${y})">${paths}</g>`;
  const framed = image
    ? `<svg x="${x}" y="${y}" width="${TILE}" height="${TILE}" viewBox="0 0 ${TILE} ${TILE}">${image}</svg>`
    : "";
  return { below: at(below), picture: framed, over: at(over) };
};

/** Tiles that lie side by side: of what lies one on the other there are few layers. */
const layered = (tiles: readonly DrawnTile[]): string[] => [
  ...tiles.map(({ below }) => below),
  ...tiles.map(({ picture }) => picture),
  ...tiles.map(({ over }) => over),
];

/** What follows the page has the colours of day. A number on floors would need a font: they can be counted. */
const byDay = (marks: string): string =>
  marks
    .replace(/<text.*?<\/text>/g, "")
    .replace(/calc\(var\(--art-outline\) \* ([\d.]+)px\)/g, "$1")
    .replace(/var\(--art-([\w-]+)\)/g, (_, token: Token) => PAPER[token])
    .replace(/var\(--player-(\d)\)/g, (_, number: string) => PLAYERS[Number(number) - 1] ?? "none")
    .replace(/var\(--player-(\d)-on\)/g, (_, number: string) =>
      readableOn(PLAYERS[Number(number) - 1] ?? PAPER.ink),
    );

const groupAt = (marks: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${marks}</g>`;

/** A letter would need a font; colour and pattern tell players apart. */
const unlettered = ({ colour, pattern }: Scene["owners"][number]): FigureOwner => ({
  colour,
  pattern,
});

/** The tile in hand, and whose turn it is. */
export interface HandPicture {
  design: Design;
  player: number;
}

export const boardPicture = (
  { tiles, designs, figures, pieces, owners }: Shown,
  inHand?: HandPicture,
  own: OwnPictures = NONE,
): string => {
  const board = boardOf(tiles, designs);
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const left = Math.min(0, ...xs) * TILE - MARGIN;
  const top = Math.min(0, ...ys) * TILE - MARGIN;
  const width = (Math.max(0, ...xs) + 1) * TILE + MARGIN - left;
  const land = (Math.max(0, ...ys) + 1) * TILE + MARGIN - top;
  const height = land + (inHand ? TILE + MARGIN : 0);
  const side = Math.max(width, height);
  const x = left - (side - width) / 2;
  const y = top - (side - height) / 2;

  const level = tiles.length > MANY ? COARSE : FINE;
  const laid = [...board.values()].map(({ tile, design }) =>
    tileAt(design, tile.rotation, { x: tile.x * TILE, y: tile.y * TILE }, own, level),
  );
  const built = pieces.flatMap(({ marks, small, ...footing }) => {
    const below = board.get(keyOf(footing));
    if (!below) return [];
    const at = footOf(below, footing.on);
    const { drop, scale } = small ? FIGURE_ON_TILE : { drop: 0, scale: 1 };
    return [groupAt(byDay(marks), at.x, at.y + drop, scale)];
  });
  const standing = standingOf(figures, pieces, board).flatMap(({ at, figure }) => {
    const owner = owners[figure.player];
    if (!owner) return [];
    const marks = figureGroup(figure.figure, unlettered(owner), { theme: "paper" });
    return [groupAt(marks, at.x, at.y + FIGURE_ON_TILE.drop, FIGURE_ON_TILE.scale)];
  });
  const hand = { x: x + (side - TILE) / 2, y: y + (side - height) / 2 + land };
  const held: string[] = [];
  if (inHand) {
    held.push(
      `<path d="M${hand.x - 3} ${hand.y - 3}h106v106h-106z" fill="${PAPER.ink}"/>`,
      ...layered([tileAt(inHand.design, 0, hand, own)]),
    );
    const owner = owners[inHand.player];
    const figure = owner && figureGroup("follower", unlettered(owner), { theme: "paper" });
    if (figure) held.push(groupAt(figure, hand.x - TILE / 3, hand.y + TILE - 5, 1.6));
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${side} ${side}" width="${side}" height="${side}">` +
    `<path d="M${x} ${y}h${side}v${side}h${-side}z" fill="${PAPER.bare}"/>` +
    `${[...layered(laid), ...built, ...standing, ...held].join("")}</svg>`
  );
};
