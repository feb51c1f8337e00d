// Data folders in which something cannot be read any more, for a test or a picture.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { end } from "./orderly-end.mjs";
import { programAt } from "./power-cut.mjs";
import { beginGame } from "./table-of-two.mjs";
import { openWindow, temporaryFolder } from "./window.mjs";

/** A folder with one game, left in good order. */
export const played = async (t) => {
  const data = temporaryFolder(t);
  const window = await openWindow(t, { data });
  await beginGame(window);
  await end("quit", window, programAt(data));
  return data;
};

/** Fills a page of the file with nothing; gives the file as it is then. */
export const losePage = (data) => {
  const file = join(data, "bastide.db");
  const bytes = readFileSync(file);
  const page = bytes.readUInt16BE(16);
  bytes.fill(0, bytes.length - 2 * page, bytes.length - page);
  writeFileSync(file, bytes);
  return bytes;
};

/** Breaks the one game, and leaves the file whole. */
export const tearGame = (data) => {
  const file = join(data, "bastide.db");
  // As long as before: only the game is damaged, not the file.
  const torn = readFileSync(file, "latin1").replaceAll('{"players":', '{"plaiers":');
  writeFileSync(file, torn, "latin1");
};
