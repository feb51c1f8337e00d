// The facts of a refusal as its sentence says them, in English.
import type { WordContext, PlayerNames, Reason } from "../vocabulary";
import { kinds, onThe } from "./nouns";

export type RefusalWords = (reason: Reason, name: PlayerNames) => string;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Cell {
  x: number;
  y: number;
}

/** By which number what stands on a place is called; nothing where that is not known. */
export const numberOf = (context: WordContext, what: string, { x, y }: Cell): number | undefined =>
  context.landmarks?.find((each) => each.what === what && each.x === x && each.y === y)?.number;

export const who = ({ player }: Reason, name: PlayerNames) =>
  player === undefined || player === null ? "another player" : name(player);

export const number = (n: number | null | undefined) => String(n ?? 0);

export const the = ({ place }: Reason, otherwise: string) =>
  place ? `the ${kinds[place.kind]}` : otherwise;

export const there = ({ place }: Reason, otherwise: string) =>
  place ? onThe(place.kind) : otherwise;
