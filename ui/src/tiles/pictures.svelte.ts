// Pictures of tiles, painted once and then only copied: by what a design is, turn, level and light.
// Every place that shows a tile asks here.
//
// A picture is kept by what a design is and not by its id, so that a set that was changed is drawn anew. What is in
// sight stays; of the rest, so many pixels. `paint-queue.ts` paints one picture a task.
import { createSubscriber } from "svelte/reactivity";
import {
  contentOf,
  drawTile,
  type Faults,
  levelFor,
  tileGeometry,
  type Level,
  type Rotation,
  type Theme,
  type Tile,
} from "../art";
import { type TileSymbol, withSymbolOnScreen } from "../art/symbol";
import { catalog } from "../state/catalog.svelte";
import { ownPicture } from "./own-pictures";
import { PaintQueue, rasterised } from "./paint-queue";

/** Pixels a tile by level of detail; a little more than it is shown at. */
const PIXELS: Record<Level, number> = { 0: 48, 1: 110, 2: 240 };
const LEVELS = [2, 1, 0] as const;

/** What nobody looks at is kept up to so many pixels: two hundred of the largest pictures, a thousand of the middle ones. */
const UNSEEN = 12_000_000;

interface Keeper {
  seen: (picture: Picture) => void;
  unseen: (picture: Picture) => void;
}

class Picture {
  readonly key: string;
  readonly pixels: number;
  /** Empty until it is painted. */
  address = "";
  begun = false;
  looks = 0;
  readonly #watch: () => void;
  #changed: (() => void) | undefined;

  constructor(key: string, pixels: number, keeper: Keeper) {
    this.key = key;
    this.pixels = pixels;
    this.#watch = createSubscriber((changed) => {
      this.#changed = changed;
      this.looks++;
      keeper.seen(this);
      return () => {
        this.looks--;
        keeper.unseen(this);
      };
    });
  }

  /** Whoever reads it from an effect is told when it is painted, and keeps it from being thrown away. */
  look(): string {
    this.#watch();
    return this.address;
  }

  show(address: string): void {
    this.address = address;
    this.#changed?.();
  }
}

/** What else is to be seen on a tile. */
interface PictureWish {
  readonly faults?: Faults | undefined;
  /** What it has in its corner; left out, what the tiles of its set have there. */
  readonly symbol?: TileSymbol | null;
}

interface Means {
  readonly queue?: PaintQueue;
  readonly painted?: (svg: string, pixels: number) => Promise<string>;
  readonly unseen?: number;
}

export class Pictures {
  // Each picture tells its own readers; that another one is there concerns nobody.
  /* eslint-disable svelte/prefer-svelte-reactivity */
  readonly #known = new Map<string, Picture>();
  /** In the order in which they went out of sight. */
  readonly #unseen = new Map<string, Picture>();
  /* eslint-enable svelte/prefer-svelte-reactivity */
  #unseenPixels = 0;
  readonly #queue: PaintQueue;
  readonly #painted: (svg: string, pixels: number) => Promise<string>;
  readonly #most: number;

  constructor({ queue = new PaintQueue(), painted = rasterised, unseen = UNSEEN }: Means = {}) {
    this.#queue = queue;
    this.#painted = painted;
    this.#most = unseen;
  }

  /** The address of a picture; empty until the first one is painted. */
  of(design: Tile, turns: number, size: number, theme: Theme, wish: PictureWish = {}): string {
    const { faults } = wish;
    const symbol = wish.symbol === undefined ? catalog.symbolOf(design.id) : wish.symbol;
    const rotation = (turns & 3) as Rotation;
    const level = levelFor(size);
    const dots = Math.max(1, devicePixelRatio);
    const tile = `${rotation} ${theme} ${dots} ${contentOf(design)}${faults ? JSON.stringify(faults) : ""}${symbol ?? ""}`;
    const picture = this.#pictureOf(`${level} ${tile}`, Math.round(PIXELS[level] * dots));
    if (!picture.begun) {
      picture.begun = true;
      const followed = $effect.tracking();
      const svg = (own: string | undefined) =>
        withSymbolOnScreen(
          drawTile(design, {
            size: picture.pixels,
            level,
            rotation,
            theme,
            ...(faults && { faults }),
            ...(own && { picture: own }),
          }),
          symbol,
          level,
          rotation,
        );
      this.#queue.add({
        wanted: () => !followed || picture.looks > 0,
        dropped: () => this.#drop(picture),
        paint: async (breath) => {
          tileGeometry(design);
          const own = await ownPicture(design.picture);
          await breath();
          this.#keep(picture, await this.#painted(svg(own), picture.pixels));
        },
      });
    }
    const address = picture.look();
    if (address !== "") return address;
    // Finer or coarser is better than none while it is painted.
    for (const other of LEVELS) {
      const near = other === level ? undefined : this.#known.get(`${other} ${tile}`);
      if (near?.address) return near.look();
    }
    return "";
  }

  #pictureOf(key: string, pixels: number): Picture {
    const known = this.#known.get(key);
    if (known) return known;
    const picture = new Picture(key, pixels, {
      seen: (each) => this.#seen(each),
      unseen: (each) => this.#outOfSight(each),
    });
    this.#known.set(key, picture);
    return picture;
  }

  #keep(picture: Picture, address: string): void {
    picture.show(address);
    if (picture.looks === 0) this.#outOfSight(picture);
  }

  /** Begun again when somebody asks again. */
  #drop(picture: Picture): void {
    picture.begun = false;
    if (picture.looks > 0) return;
    this.#seen(picture);
    this.#known.delete(picture.key);
  }

  #seen(picture: Picture): void {
    if (this.#unseen.delete(picture.key)) this.#unseenPixels -= picture.pixels ** 2;
  }

  #outOfSight(picture: Picture): void {
    this.#seen(picture);
    this.#unseen.set(picture.key, picture);
    this.#unseenPixels += picture.pixels ** 2;
    for (const oldest of this.#unseen.values()) {
      if (this.#unseenPixels <= this.#most) break;
      this.#seen(oldest);
      // What is still being painted comes back to this list when it is.
      if (oldest.begun && oldest.address === "") continue;
      this.#known.delete(oldest.key);
      if (oldest.address !== "") URL.revokeObjectURL(oldest.address);
    }
  }
}

export const pictures = new Pictures();
