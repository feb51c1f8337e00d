// Pictures of tiles, painted once and then only copied: by design, turn, level and light. Knows no board.
import { SvelteMap } from "svelte/reactivity";
import { drawTile, levelFor, type Level, type Rotation, type Theme } from "../art";
import type { Design } from "../state/catalog.svelte";

/** Pixels a tile by level of detail; a little more than it is shown at. */
const PIXELS: Record<Level, number> = { 0: 48, 1: 110, 2: 240 };

const paint = async (svg: string, pixels: number): Promise<string> => {
  const image = new Image(pixels, pixels);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  canvas.getContext("2d")!.drawImage(image, 0, 0, pixels, pixels);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) return image.src;
  const address = URL.createObjectURL(blob);
  // Shown only when it is there: an address that still loads would blink.
  const ready = new Image();
  ready.src = address;
  await ready.decode();
  return address;
};

class Pictures {
  #painted = new SvelteMap<string, string>();
  #begun = new Set<string>();
  /** The newest picture of a tile whatever its level: better than none while a new one is painted. */
  #any = new Map<string, string>();

  /** A game may have a tile otherwise than the catalog: the same id, another picture. */
  #designs = new Map<string, Design[]>();

  #name(design: Design): string {
    const known = this.#designs.get(design.id) ?? [];
    let at = known.indexOf(design);
    if (at < 0) at = known.push(design) - 1;
    this.#designs.set(design.id, known);
    return `${design.id}/${at}`;
  }

  /** The address of a picture; empty until the first one is painted. */
  of(design: Design, turns: number, size: number, theme: Theme): string {
    const rotation = (turns & 3) as Rotation;
    const level = levelFor(size);
    const tile = `${this.#name(design)}/${rotation}/${theme}`;
    const key = `${tile}/${level}`;
    const known = this.#painted.get(key);
    if (known !== undefined) return known;
    if (!this.#begun.has(key)) {
      this.#begun.add(key);
      const pixels = Math.round(PIXELS[level] * Math.max(1, devicePixelRatio));
      void paint(drawTile(design, { size: pixels, level, rotation, theme }), pixels).then((url) => {
        this.#any.set(tile, url);
        this.#painted.set(key, url);
      });
    }
    return this.#any.get(tile) ?? "";
  }
}

export const pictures = new Pictures();
