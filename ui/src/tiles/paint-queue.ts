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

type Pen = CanvasRenderingContext2D;
type Layer = (pixels: number) => Promise<(pen: Pen) => void>;

/** A picture in a drawing: some web views draw the one without the other when both are in one image. */
const IMAGE = /(<image [^>]*\/>)/;
/** On a board it lies in a frame as large as its tile. */
const FRAME = /(<svg x=[^>]*><image [^>]*\/><\/svg>)/;

const loaded = async (address: string, pixels: number): Promise<HTMLImageElement> => {
  const image = new Image(pixels, pixels);
  image.src = address;
  await image.decode();
  return image;
};

/** A drawing as what is laid one on the other: paths, a picture, paths again. */
const layersOf = (svg: string): Layer[] => {
  const opened = /^<svg[^>]*>/.exec(svg)?.[0] ?? "";
  const [head = "", image, tail = ""] = svg.split(IMAGE);
  if (image === undefined) return [paths(svg)];
  if (!FRAME.test(svg)) return [paths(`${head}</svg>`), picture(image), paths(`${opened}${tail}`)];
  const parts = svg
    .slice(opened.length)
    .replace(/<\/svg>$/, "")
    .split(FRAME);
  return parts
    .filter((part) => part !== "")
    .map((part) => (FRAME.test(part) ? framed(opened, part) : paths(`${opened}${part}</svg>`)));
};

const said = (element: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`).exec(element)?.[1] ?? "";

/** A picture in the frame of its tile, cut off there. */
const framed = (opened: string, element: string): Layer => {
  const [left = 0, top = 0, shown = 100] = said(opened, "viewBox").split(" ").map(Number);
  const [frame = "", image = ""] = element.split(/(?=<image )/);
  return async (pixels) => {
    const scale = pixels / shown;
    const side = 100 * scale;
    const lay = await picture(image)(side);
    return (pen) => {
      pen.save();
      pen.translate(
        (Number(said(frame, "x")) - left) * scale,
        (Number(said(frame, "y")) - top) * scale,
      );
      pen.beginPath();
      pen.rect(0, 0, side, side);
      pen.clip();
      lay(pen);
      pen.restore();
    };
  };
};

const paths =
  (svg: string): Layer =>
  async (pixels) => {
    const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
    const image = await loaded(address, pixels);
    return (pen) => pen.drawImage(image, 0, 0, pixels, pixels);
  };

const picture =
  (element: string): Layer =>
  async (pixels) => {
    const [x = 0, y = 0, side = 0] = ["x", "y", "width"].map(
      (name) => (Number(said(element, name)) * pixels) / 100,
    );
    const matrix = /matrix\(([^)]*)\)/
      .exec(said(element, "transform"))?.[1]
      ?.split(" ")
      .map(Number);
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix ?? [];
    const image = await loaded(said(element, "href"), pixels);
    return (pen) => {
      pen.save();
      pen.transform(a, b, c, d, (e * pixels) / 100, (f * pixels) / 100);
      pen.drawImage(image, x, y, side, side);
      pen.restore();
    };
  };

/** A picture with so many pixels, as an address that holds it. */
export const reduced = async (address: string, pixels: number): Promise<string> => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  const image = await loaded(address, pixels);
  // Where it can be read, as below.
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  pen.drawImage(image, 0, 0, pixels, pixels);
  return canvas.toDataURL();
};

/** An SVG as an image that only has to be copied; the address of what was painted. */
export async function rasterised(svg: string, pixels: number): Promise<string> {
  const layers = await Promise.all(layersOf(svg).map((layer) => layer(pixels)));
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = pixels;
  // What is drawn where it can be read is packed in a tenth of the time.
  const pen = canvas.getContext("2d", { willReadFrequently: true })!;
  for (const lay of layers) lay(pen);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!blob) return canvas.toDataURL();
  const address = URL.createObjectURL(blob);
  // Shown only when it is there: an address that still loads would blink.
  const ready = new Image();
  ready.src = address;
  await ready.decode();
  return address;
}
