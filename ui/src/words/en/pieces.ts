// Pieces by their number, in English: figures, and what else expansions put in front of a player.
import { pluralIn, type PluralForms } from "../plural";
import { countedFigures } from "./nouns";
import { expansions } from "./expansions";

const plural = pluralIn("en");

const forms: Readonly<Record<string, PluralForms>> = { ...countedFigures, ...expansions.pieces };

export const piecesOf = (piece: string, count: number): string =>
  plural(count, forms[piece] ?? { other: "{n}" });
