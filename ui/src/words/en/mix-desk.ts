// What is said where a mix is made, in English.
import { english, extended } from "../english";
import type { StartPiece } from "../../ipc";
import { severalFigures } from "./nouns";

export const piece = (word: StartPiece): string =>
  word === "floors" ? "Floors" : severalFigures[word];

export const mix = extended(english["mix-desk"], {
  piece,
});
