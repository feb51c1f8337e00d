// Pictures that a test takes on its way, for people to look at. Nothing is compared with them, and it knows no screen.
import { mkdirSync, writeFileSync } from "node:fs";

/** Puts pictures into a folder below shots/, and takes none of a window whose pixels are not filled. */
export const album = (folder) => {
  const there = new URL(`../../shots/${folder}/`, import.meta.url);
  return async (window, name) => {
    if (!window.drawn) return;
    mkdirSync(there, { recursive: true });
    writeFileSync(new URL(`${name}.png`, there), await window.picture());
  };
};
