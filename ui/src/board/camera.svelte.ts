// What part of the board is seen and how big.
import type { Point } from "../art";
import type { Cell } from "../ipc";
import { TILE } from "./laid";

export interface Sight {
  x: number;
  y: number;
  /** Pixels a tile. */
  size: number;
}

export const SMALLEST = 14;
export const BIGGEST = 260;
const FIRST = 132;
/** Of a land on which nothing is laid any more all is shown, however small. */
const SMALLEST_WHOLE = 3;
/** From this size on, what stands on a tile can be read. */
const READABLE = 56;
/** The strip at the right where the tools stand, in heights of a letter. */
const TOOLS = 3.5;
/** A board that could be shown so much bigger has been left behind. */
const MUCH = 1.6;
const STILL_MS = 140;
/** The cells and one around them; and hardly more than the cells. */
const AROUND = 3.1;
const CLOSE = 1.2;

export class Camera {
  /** Where the corner of the cell (0, 0) is in the window of the board. */
  x = $state(0);
  y = $state(0);
  /** How wide a tile is seen. */
  size = $state(FIRST);
  /** How wide a tile is drawn: it follows when zooming has come to rest, for drawing anew is dear. */
  drawn = $state(FIRST);
  width = $state(0);
  height = $state(0);
  /** Whether anything was chosen to be seen yet. */
  placed = $state(false);
  /** Whether nothing is laid any more. */
  complete = false;
  #tools = 0;
  /** What lies over the lower right corner. */
  #covered = { width: 0, height: 0 };
  #still: ReturnType<typeof setTimeout> | undefined;
  #shown = false;
  /** What was fitted, until the player looks elsewhere. */
  #fitted: readonly Cell[] = [];
  /** What was seen before something else was looked at, until the player looks elsewhere. */
  #before: (Sight & { fitted: readonly Cell[] }) | null = null;

  /** The strip at the right where the tools stand. */
  get tools(): number {
    return this.#tools;
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.size / this.drawn})`;
  }

  /** From the window of the board to units of the board. */
  toBoard({ x, y }: Point): Point {
    return { x: ((x - this.x) / this.size) * TILE, y: ((y - this.y) / this.size) * TILE };
  }

  toWindow({ x, y }: Point): Point {
    return { x: this.x + (x / TILE) * this.size, y: this.y + (y / TILE) * this.size };
  }

  pan(dx: number, dy: number): void {
    if (dx !== 0 || dy !== 0) this.#leave();
    this.x += dx;
    this.y += dy;
  }

  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#leave();
    const size = Math.min(BIGGEST, Math.max(SMALLEST, this.size * factor));
    this.x = at.x - ((at.x - this.x) * size) / this.size;
    this.y = at.y - ((at.y - this.y) * size) / this.size;
    this.size = size;
    clearTimeout(this.#still);
    this.#still = setTimeout(() => this.rest(), STILL_MS);
  }

  #leave(): void {
    this.#fitted = [];
    this.#before = null;
  }

  /** Whole pixels a tile: neighbours meet without a seam. */
  rest(): void {
    clearTimeout(this.#still);
    const size = Math.round(this.size);
    const middle = { x: this.width / 2, y: this.height / 2 };
    this.x = Math.round(middle.x - ((middle.x - this.x) * size) / this.size);
    this.y = Math.round(middle.y - ((middle.y - this.y) * size) / this.size);
    this.size = size;
    this.drawn = size;
  }

  /** Something lies over the lower right corner, or nothing does any more: what was fitted is in sight as before, and so are these cells. */
  cover(width: number, height: number, cells: readonly Cell[] = []): void {
    if (width === this.#covered.width && height === this.#covered.height) return;
    this.#covered = { width, height };
    if (width > 0 && height > 0) this.keep(this.#fitted, cells);
    else if (!this.#before) this.fit(this.#fitted);
  }

  /** What is free to be looked through: all beside the tools, or the parts beside and above what lies over it. */
  get #free(): { width: number; height: number }[] {
    const { width, height } = this.#covered;
    const all = { width: this.width - this.#tools, height: this.height };
    if (width === 0 || height === 0) return [all];
    return [
      { width: this.width - width, height: all.height },
      { width: all.width, height: this.height - height },
    ].filter((part) => part.width > 0 && part.height > 0);
  }

  /** Shows all these cells and a cell around them, beside the tools. */
  fit(cells: readonly Cell[]): void {
    const free = this.#free;
    if (this.width <= this.#tools || free.length === 0 || cells.length === 0) return;
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const { x, y } of cells) {
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
    const sizeIn = (part: { width: number; height: number }, around: number) =>
      Math.min(FIRST, part.width / (right - left + around), part.height / (bottom - top + around));
    const part = free.reduce((best, each) =>
      sizeIn(each, AROUND) > sizeIn(best, AROUND) ? each : best,
    );
    const size = Math.floor(sizeIn(part, AROUND));
    this.size = Math.max(SMALLEST, size);
    if (this.complete && size < SMALLEST) {
      const least = Math.max(SMALLEST_WHOLE, Math.floor(sizeIn(part, CLOSE)));
      this.size = Math.min(SMALLEST, least);
    }
    this.x = part.width / 2 - ((left + right + 1) / 2) * this.size;
    this.y = part.height / 2 - ((top + bottom + 1) / 2) * this.size;
    this.rest();
    this.#shown = true;
    this.#fitted = cells;
    this.#before = null;
  }

  /** What the player has chosen to see; null while all of the land is in sight, nothing before any is. */
  get chosen(): Sight | null | undefined {
    if (!this.#shown) return undefined;
    const { x, y, size, fitted } = this.#before ?? { ...this.#sight, fitted: this.#fitted };
    return fitted.length > 0 ? null : { x, y, size };
  }

  get #sight(): Sight {
    const { x, y, size } = this;
    return { x, y, size };
  }

  restore({ x, y, size }: Sight): void {
    this.#shown = true;
    [this.x, this.y, this.size] = [x, y, size];
    this.#leave();
    this.rest();
  }

  /** As long as the player has not looked elsewhere, the land is kept in sight: all of it, and of what `cells` name. */
  keep(land: readonly Cell[], cells: readonly Cell[]): void {
    if (this.#fitted.length === 0 || this.#before) return;
    const { x, y, size } = this;
    const seen = [...land, ...cells].every((cell) => this.#sees(cell));
    this.fit(land);
    if (seen && this.size < size * MUCH)
      [this.x, this.y, this.size, this.drawn] = [x, y, size, size];
  }

  /** Shows these cells big enough to be read; `lookBack` shows what was seen before. */
  lookAt(cells: readonly Cell[]): void {
    const seen = cells.every((cell) => this.#sees(cell));
    if (cells.length === 0 || (seen && this.size >= READABLE)) return;
    const before = this.#before ?? { ...this.#sight, fitted: this.#fitted };
    this.fit(cells);
    this.#before = before;
  }

  lookBack(): void {
    if (!this.#before) return;
    const { fitted, ...sight } = this.#before;
    this.restore(sight);
    this.#fitted = fitted;
  }

  #sees(cell: Cell): boolean {
    const { x, y } = this.toWindow({ x: cell.x * TILE, y: cell.y * TILE });
    const [right, bottom] = [x + this.size, y + this.size];
    const { width, height } = this.#covered;
    const under =
      width > 0 && height > 0 && right > this.width - width && bottom > this.height - height;
    const end = this.width - this.#tools;
    return x >= 0 && y >= 0 && right <= end && bottom <= this.height && !under;
  }

  /** Moves just so far that a point is well within the window, and what lies there beside the tools. */
  reveal(point: Point): void {
    const { x, y } = this.toWindow(point);
    const rim = Math.min(this.size * 0.8, this.width / 4, this.height / 4);
    const into = (at: number, end: number) =>
      at < rim ? rim - at : at > end - rim ? end - rim - at : 0;
    this.x += into(x, this.width - this.#tools);
    this.y += into(y, this.height);
  }

  /** `letter` is how high a letter is: the tools grow with it. */
  resized(width: number, height: number, letter = 16): void {
    this.#tools = letter * TOOLS;
    const [dx, dy] = [(width - this.width) / 2, (height - this.height) / 2];
    this.x += dx;
    this.y += dy;
    this.width = width;
    this.height = height;
    const before = this.#before && { ...this.#before };
    this.fit(this.#fitted);
    if (before) {
      before.x += dx;
      before.y += dy;
    }
    this.#before = before;
  }
}
