// From a tile to its picture: an SVG text, already turned, the same for the same tile everywhere.
import { tileGeometry } from "./geometry";
import { drawCityGround, drawHouses } from "./pen/cities";
import { drawFaults, type Faults } from "./pen/faults";
import { drawFields } from "./pen/fields";
import { paintFor, type Theme } from "./pen/palette";
import { drawGrounds } from "./pen/places";
import { raiseGrounds } from "./pen/rising";
import { drawBridges } from "./pen/bridges";
import { drawRoads } from "./pen/roads";
import { type Level, levelFor, turnedTileOf } from "./pen/turned-tile";
import { laySigns, standPictures } from "./pen/symbols";
import { drawWalls } from "./pen/walls";
import { drawWater } from "./pen/streams";
import { raiseWaterside } from "./pen/waterside";
import { at } from "./plane/point";
import type { OwnPicture, Rotation, Tile } from "./tile";

export interface Drawing {
  /** Pixels on screen; chooses the level of detail. */
  readonly size?: number;
  readonly level?: Level;
  /** Houses stay upright and the light stays in the north-west, so a turned tile is drawn anew, not rotated. */
  readonly rotation?: Rotation;
  /** Named for a picture that is kept as an image; left out, the page's own palette colours the drawing. */
  readonly theme?: Theme;
  /** What is wrong with it, to be seen on top. */
  readonly faults?: Faults;
  /** The address of the picture of the author's own; without it, the tile is drawn as if there were none. */
  readonly picture?: string;
}

/** The cosine and the sine of each turn. */
const QUARTERS = {
  0: [1, 0],
  1: [0, 1],
  2: [-1, 0],
  3: [0, -1],
} as const satisfies Record<Rotation, readonly [number, number]>;

/**
 * From a picture as it lies upright to where it lies: mirrored and turned about its own middle, turned with its tile about that of
 * the tile. Whoever paints or prints it reads one matrix.
 */
function moved({ x, y, turned, mirrored }: OwnPicture, rotation: Rotation): string {
  const turn = (turned + rotation) % 4;
  const [cos, sin] = QUARTERS[turn as Rotation];
  const wise = mirrored ? -1 : 1;
  const [a, b, c, d] = [cos * wise, sin * wise, -sin, cos];
  const from = at(50 + x, 50 + y);
  const [tileCos, tileSin] = QUARTERS[rotation];
  const to = at(50 + x * tileCos - y * tileSin, 50 + x * tileSin + y * tileCos);
  const [e, f] = [to.x - a * from.x - c * from.y, to.y - b * from.x - d * from.y];
  const matrix = [a, b, c, d, e, f].join(" ");
  return matrix === "1 0 0 1 0 0" ? "" : ` transform="matrix(${matrix})"`;
}

/** A picture of the author's own where it lies, turned with its tile. */
function imageOf({ picture }: Tile, rotation: Rotation, address: string | undefined): string {
  if (!picture || !address) return "";
  const { x, y, size } = picture;
  const [left, top] = [x, y].map((shift) => 50 + shift - size / 2);
  return (
    `<image x="${left}" y="${top}" width="${size}" height="${size}"` +
    `${moved(picture, rotation)} href="${address}"/>`
  );
}

/** A whole `<svg>` element with a 100 x 100 view box. */
export function drawTile(tile: Tile, drawing: Drawing = {}): string {
  const { size = 200, rotation = 0 } = drawing;
  const scene = turnedTileOf(tile, tileGeometry(tile), rotation, drawing.level ?? levelFor(size));
  const { sheet } = scene;
  drawFields(scene);
  const image = imageOf(tile, rotation, drawing.picture);
  const paint = paintFor(drawing.theme);
  // Below the land is above the grass: below that, nobody would see it.
  const below = image && !tile.picture?.over ? `${sheet.cut(paint)}${image}` : "";
  drawGrounds(scene);
  drawWater(scene);
  for (const city of scene.cities) drawCityGround(scene, city);
  drawRoads(scene);
  for (const city of scene.cities) drawHouses(scene, city);
  raiseGrounds(scene);
  raiseWaterside(scene);
  standPictures(scene);
  sheet.settle();
  for (const city of scene.cities) drawWalls(scene, city);
  drawBridges(scene);
  laySigns(scene);
  sheet.settle();
  const land = image && tile.picture?.over ? `${sheet.cut(paint)}${image}` : "";
  drawFaults(scene, drawing.faults ?? {});
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">` +
    `${below}${land}${sheet.write(paint)}</svg>`
  );
}
