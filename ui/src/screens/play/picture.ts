// The board of a game as one small picture that stands alone. Knows no game but the tiles it is given.
import { drawTile, type Rotation, type Theme } from "../../art";
import type { PictureTile } from "../../ipc";
import type { Design } from "../../state/catalog.svelte";

const TILE = 100;

/** Each design is drawn once and used wherever it lies. */
export const boardPicture = (
  tiles: readonly PictureTile[],
  design: (id: string) => Design | undefined,
  theme: Theme,
): string => {
  const drawn = new Map<string, string>();
  const uses = tiles.map(({ tile, x, y, rotation }) => {
    const key = `${tile} ${rotation}`;
    const found = design(tile);
    if (found && !drawn.has(key)) {
      const level = tiles.length > 40 ? 0 : 1;
      const svg = drawTile(found, { level, size: TILE, rotation: rotation as Rotation, theme });
      drawn.set(key, svg.replace("<svg ", `<svg id="t${drawn.size}" `));
    }
    const number = [...drawn.keys()].indexOf(key);
    return number < 0 ? "" : `<use href="#t${number}" x="${x * TILE}" y="${y * TILE}"/>`;
  });
  const xs = tiles.map(({ x }) => x);
  const ys = tiles.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [across, down] = [Math.max(...xs) - left + 1, Math.max(...ys) - top + 1];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left * TILE} ${top * TILE} ${across * TILE} ${down * TILE}">` +
    `<defs>${[...drawn.values()].join("")}</defs>${uses.join("")}</svg>`
  );
};
