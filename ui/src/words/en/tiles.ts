// Tiles, for the words that are still in English alone.
import { english } from "../english";
// eslint-disable-next-line no-restricted-imports -- the words of tiles, and not the folder of that name
import { tiles as tilesIn } from "../tiles";

export const tiles = tilesIn(english);
