// From a kind of figure and a player to its picture, and the tower's stone floors.
import {
  clothMarks,
  type Pattern,
  PATTERNS,
  PLAYER_COLOURS,
  type PlayersPalette,
  readableOn,
} from "./players";
import { type FigureKind, FIGURE_SHAPES } from "./shapes";
import { drum } from "../pen/buildings";
import { paintFor, type Theme } from "../pen/palette";
import { type InkLook, Sheet } from "../pen/sheet";
import { marksAt } from "../pen/symbols";
import { rounded, placed, round } from "../pen/trace";

export interface FigureOwner {
  /** Which of the six colours, from 0. */
  readonly colour: number;
  readonly pattern?: Pattern;
  readonly letter?: string;
}

export interface FigureLook {
  /** Named for a picture that is kept as an image, as for tiles. */
  readonly theme?: Theme;
  readonly palette?: PlayersPalette;
}

/** On a tile of 100 units a figure is scaled so, and its foot dropped so far below the stand, to stand centred on it. */
export const FIGURE_ON_TILE = { scale: 0.72, drop: 8 } as const;

const HALO: InkLook = { fill: "halo", line: "halo", width: 4.4 };

/** Marks with the foot at 0,0, inside x -14..18 and y -27..5, to be set where a figure stands. */
export function figureGroup(kind: FigureKind, owner: FigureOwner, look: FigureLook = {}): string {
  const shape = FIGURE_SHAPES[kind];
  const palette = PLAYER_COLOURS[look.palette ?? "standard"];
  const slot = ((owner.colour % palette.length) + palette.length) % palette.length;
  const colour = look.theme === undefined ? `var(--player-${slot + 1})` : palette[slot]!;
  const on = look.theme === undefined ? `var(--player-${slot + 1}-on)` : readableOn(palette[slot]!);
  const sheet = new Sheet();
  sheet.lay(round(1.6, 0.6, 10.5, 2.6), { fill: "ink", faint: 0.28 });
  sheet.lay(shape.outline, HALO);
  sheet.lay(shape.outline, { fill: "player", line: "ink", width: 1.3 });
  const cloth = { marks: clothMarks(owner.pattern ?? PATTERNS[slot] ?? "plain") };
  const pattern = marksAt(cloth, shape.cloth.x, shape.cloth.y, shape.cloth.scale, 1);
  const flat = kind.startsWith("tollhouse");
  for (const mark of flat ? [] : pattern) sheet.lay(mark.d, mark.look);
  for (const mark of shape.details) sheet.lay(mark.d, mark.look);
  for (const mark of flat ? pattern : []) sheet.lay(mark.d, mark.look);
  sheet.lay(shape.outline, { line: "ink", width: 1.3 });
  const paint = paintFor(look.theme, { colour, on });
  let text = sheet.write(paint);
  if (owner.letter !== undefined && owner.letter !== "") {
    const { x, y, size } = shape.letter;
    text += `<path d="${round(x, y, size * 0.62)}" fill="${paint.colour("halo")}" stroke="${paint.colour("ink")}" stroke-width="${paint.breadth("ink", 0.8)}"/>`;
    text += lettering(owner.letter, x, y, size, paint.colour("ink"));
  }
  return text;
}

const lettering = (letter: string, x: number, y: number, size: number, fill: string): string =>
  `<text x="${rounded(x)}" y="${rounded(y + size * 0.36)}" font-family="sans-serif" font-weight="700" font-size="${rounded(size)}" ` +
  `text-anchor="middle" fill="${fill}">${escaped(letter)}</text>`;

const escaped = (text: string): string =>
  [...text]
    .slice(0, 2)
    .join("")
    .replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** A figure by itself, for lists and seats. */
export function figureSvg(
  kind: FigureKind,
  owner: FigureOwner,
  size = 32,
  look: FigureLook = {},
): string {
  return framed(figureGroup(kind, owner, look), "-16 -28 34 34", size);
}

/** Stone drums one above the other, the count on top; the foot is the middle of the foundation. */
export function floorsGroup(floors: number, look: FigureLook = {}): string {
  if (floors <= 0) return "";
  const sheet = new Sheet();
  const shown = Math.min(floors, 6);
  for (let i = 0; i < shown; i++) {
    const storey = drum(0, 3 - i * 4.6, 8.4 - i * 0.35, 5, 0.9, undefined, [
      "stone-1",
      "stone-2",
      "stone-3",
    ]);
    for (const mark of i === 0 ? storey.marks : storey.marks.slice(1)) sheet.lay(mark.d, mark.look);
  }
  const top = floorsTop(floors);
  const paint = paintFor(look.theme);
  sheet.lay(placed(round(0, 0, 4.6, 3.6), 0, top, 1), { fill: "stone-1" });
  return sheet.write(paint) + lettering(String(floors), 0, top, 7.4, paint.colour("ink"));
}

/** How far above the foundation the top floor lies, where a figure on the tower stands. */
export const floorsTop = (floors: number): number =>
  floors <= 0 ? 0 : -2 - (Math.min(floors, 6) - 1) * 4.6;

/** Floors by themselves, for lists: a low tower fills its picture as a high one does. */
export function floorsSvg(floors: number, size = 32, look: FigureLook = {}): string {
  const [top, bottom] = [floorsTop(floors) - 5, 10];
  const side = Math.max(21, bottom - top);
  const box = [-side / 2, bottom - (side + bottom - top) / 2, side, side];
  return framed(floorsGroup(floors, look), box.map(rounded).join(" "), size);
}

const framed = (content: string, viewBox: string, size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${size}" height="${size}">${content}</svg>`;
