// The picture of a tile for paper and for files: by day, as fine as there is, of paths alone.
import { contentOf, drawTile } from "../art";
import { withSymbol } from "../art/symbol";
import type { SetSymbol } from "../ipc";
import type { Design } from "../state/catalog.svelte";

/** Only stands at the head of a picture. */
export const PRINTED_PIXELS = 450;
/** Twice as many as the richest mix has. */
const MOST = 300;
const drawn = new Map<string, string>();

/** Drawn once: whoever prints tries a page, and then prints it again. */
export const drawnFor = (design: Design, symbol?: SetSymbol): string =>
  withSymbol(pathsOf(design), symbol);

const pathsOf = (design: Design): string => {
  const name = contentOf(design);
  const svg =
    drawn.get(name) ?? drawTile(design, { theme: "paper", level: 2, size: PRINTED_PIXELS });
  if (drawn.size >= MOST) drawn.clear();
  drawn.set(name, svg);
  return svg;
};
