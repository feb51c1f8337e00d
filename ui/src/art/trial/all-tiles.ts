// The repository's own tiles, read from their files. For tests and contact sheets only; the window never reads a file.
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Tile } from "../tile";

const root = join(dirname(fileURLToPath(import.meta.url)), "../../../../tile-sets");

export interface CountedTile extends Tile {
  readonly count: number;
}

export function allTiles(): CountedTile[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((expansion) =>
      readdirSync(join(root, expansion.name)).map((file) => join(root, expansion.name, file)),
    )
    .filter((file) => /set(-\d+)?\.json$/.test(file))
    .sort()
    .flatMap((file) => (JSON.parse(readFileSync(file, "utf8")) as { tiles: CountedTile[] }).tiles);
}
