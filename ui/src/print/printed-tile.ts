// The picture of a tile for paper and for files: by day, as fine as there is, of paths alone, and the picture that its
// author brought.
import { contentOf, drawBack, drawTile } from "../art";
import { withSymbol } from "../art/symbol";
import type { SetSymbol } from "../ipc";
import type { Design } from "../state/catalog.svelte";
import { ownPicture, pictureBy } from "../tiles/own-pictures";

/** Only stands at the head of a picture. */
export const PRINTED_PIXELS = 450;
/** Twice as many as the richest mix has. */
const MOST = 300;
const drawn = new Map<string, string>();

/** Drawn once: whoever prints tries a page, and then prints it again. */
export const drawnFor = async (design: Design, symbol?: SetSymbol): Promise<string> =>
  withSymbol(pathsOf(design, await ownPicture(design.picture)), symbol);

const pathsOf = (design: Design, picture: string | undefined): string => {
  const name = `${contentOf(design)} ${picture === undefined}`;
  const svg =
    drawn.get(name) ??
    drawTile(design, {
      theme: "paper",
      level: 2,
      size: PRINTED_PIXELS,
      ...(picture !== undefined && { picture }),
    });
  if (drawn.size >= MOST) drawn.clear();
  drawn.set(name, svg);
  return svg;
};

/** What is on the backs: the picture that the author brought for them, or the usual one. */
export const backOf = async (key: string | null, pixels: number): Promise<string> => {
  const usual = drawBack(pixels);
  const picture = key === null ? undefined : await pictureBy(key);
  if (picture === undefined) return usual;
  const opened = /^<svg[^>]*>/.exec(usual)?.[0] ?? "";
  return `${opened}<image x="0" y="0" width="100" height="100" href="${picture}"/></svg>`;
};
