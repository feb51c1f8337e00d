// Paints pictures one after the other, so that the window is never held for longer than a part of one.

/** So many wait for the machine at once: it decodes and packs beside what we do. */
const AT_ONCE = 3;

export interface Work {
  /** Asked when its turn comes: what nobody looks at any more is not painted. */
  readonly wanted: () => boolean;
  /** Takes a breath between its parts. */
  readonly paint: (breath: () => Promise<void>) => Promise<void>;
  readonly dropped: () => void;
}

export class PaintQueue {
  readonly #waiting: Work[] = [];
  readonly #breath: () => Promise<void>;
  #busy = 0;

  constructor(breath = nextTask) {
    this.#breath = breath;
  }

  add(work: Work): void {
    this.#waiting.push(work);
    if (this.#busy < AT_ONCE) void this.#paintOn();
  }

  async #paintOn(): Promise<void> {
    this.#busy++;
    // What asked for pictures comes to its end first: the places of the tiles stand before the tiles.
    await this.#breath();
    for (let work = this.#waiting.shift(); work; work = this.#waiting.shift()) {
      if (!work.wanted()) {
        work.dropped();
        continue;
      }
      // One picture that fails, as an image may, does not keep the others.
      await work.paint(this.#breath).catch(work.dropped);
      await this.#breath();
    }
    this.#busy--;
  }
}

/** Clicks, keys and frames come in between. A timer would wait four milliseconds each time. */
const nextTask = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(null);
  });

/** An SVG as an image that only has to be copied; the address of what was painted. */
export async function rasterised(svg: string, pixels: number): Promise<string> {
  const image = new Image(pixels, pixels);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  // What is drawn where it can be read is packed in a tenth of the time.
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  pen.drawImage(image, 0, 0, pixels, pixels);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) return image.src;
  const address = URL.createObjectURL(blob);
  // Shown only when it is there: an address that still loads would blink.
  const ready = new Image();
  ready.src = address;
  await ready.decode();
  return address;
}
