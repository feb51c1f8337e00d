// Pieces by their number: figures, and what else expansions put in front of a player.
import { byCode } from "../by-code";
import { english } from "../english";

export const piecesOf = (piece: string, count: number): string =>
  byCode(english, "pieces", piece, { n: count }) ?? String(count);
